// A line of HTML that embeds the board in another page.

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/** @param {{address: string, title: string, width: number, height: number}} frame  sizes in CSS pixels */
export const frameCode = ({ address, title, width, height }) =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${width}" height="${height}" ` +
  `loading="lazy" style="border: 0; max-width: 100%"></iframe>`;
