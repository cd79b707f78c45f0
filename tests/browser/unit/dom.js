// So much of a browser as modules of the page ask for while they are loaded.

Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener() {} }), addEventListener() {} });
