/** Hooks of Node's module loader for {@link file://./register.mjs}. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

let files = {};

export const initialize = (data) => {
  files = data;
};

/** 'server-only' guards against imports in browsers; scripts get an empty module. */
const EMPTY = new URL('empty.js', pathToFileURL(createRequire(import.meta.url).resolve('server-only'))).href;

export const resolve = (specifier, context, next) =>
  next(specifier === 'server-only' ? EMPTY : (files[specifier] ?? specifier), context);
