// Before esbuild is imported, which refuses to run with the Uint8Array of jsdom.
Object.assign(globalThis, { Uint8Array: Object.getPrototypeOf(Buffer) });
