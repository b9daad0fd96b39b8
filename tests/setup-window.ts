/** Part of setup.ts for tests with a document: matchers, and stubs of browser features that jsdom lacks. */
import '@testing-library/jest-dom';
import { TextDecoderStream } from 'node:stream/web';
import { TextDecoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { configure } from '@testing-library/dom';

// A busy machine is no fault of a component.
configure({ asyncUtilTimeout: 60_000 });

globalThis.structuredClone ??= (value) => deserialize(serialize(value));
// image-size makes one when it is loaded.
globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder;
globalThis.TextDecoderStream ??= TextDecoderStream as typeof globalThis.TextDecoderStream;

performance.getEntriesByType ??= () => [];

const focusedBefore = new WeakMap<HTMLDialogElement, HTMLElement>();
HTMLDialogElement.prototype.showModal ??= function showModal() {
  focusedBefore.set(this, document.activeElement as HTMLElement);
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(returnValue = '') {
  if (!this.open) return;
  this.open = false;
  this.returnValue = returnValue;
  focusedBefore.get(this)?.focus();
  this.dispatchEvent(new Event('close'));
};

window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

window.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
