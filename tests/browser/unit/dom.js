// As much of a browser as the page's modules need while they are loaded.

Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener() {} }), addEventListener() {} });
