/** Hooks of Node's module loader for {@link file://./register.mjs}. */
let files = {};

export const initialize = (data) => {
  files = data;
};

/** 'server-only' stands against browsers, and means nothing in a script. */
const EMPTY = new URL('../node_modules/server-only/empty.js', import.meta.url).href;

export const resolve = (specifier, context, next) =>
  next(specifier === 'server-only' ? EMPTY : (files[specifier] ?? specifier), context);
