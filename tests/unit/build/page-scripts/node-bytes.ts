// Import before esbuild, which does not run with the Uint8Array of jsdom.
Object.assign(globalThis, { Uint8Array: Object.getPrototypeOf(Buffer) });
