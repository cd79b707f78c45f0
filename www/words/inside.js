// The words of all languages, for the one file. Not in loading.js, because the packer bundles all words wherever this
// is imported.

/** @param {string} code  of the language @param {string} name  of the file */
export const wordsInside = (code, name) => import(`../lang/${code}/${name}.js`);
