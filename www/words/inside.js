// The words of all languages, for the one file. Apart from loading.js, since wherever this stands the packer takes in all words.

/** @param {string} code  of the language @param {string} name  of the file */
export const wordsInside = (code, name) => import(`../lang/${code}/${name}.js`);
