/** Hooks of Node's module loader for {@link file://./register.mjs}. */
let files = {};

export const initialize = (data) => {
  files = data;
};

/** 'server-only' guards against imports in browsers; scripts get an empty module. */
const EMPTY = new URL('../node_modules/server-only/empty.js', import.meta.url).href;

export const resolve = (specifier, context, next) =>
  next(specifier === 'server-only' ? EMPTY : (files[specifier] ?? specifier), context);
