import '@testing-library/jest-dom';
import { TextDecoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { configure } from '@testing-library/dom';

// A busy machine is no fault of a component.
configure({ asyncUtilTimeout: 60_000 });

const METHODS = ['error', 'warn'] as const;
const complaints: string[] = [];

// A test that expects a complaint takes the method over itself, with jest.spyOn.
beforeEach(() => {
  for (const method of METHODS) {
    jest
      .spyOn(console, method)
      .mockImplementation((...words) => void complaints.push(`console.${method}: ${words.join(' ')}`));
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  // Emptied first: the expectation throws, and the next test must not inherit these.
  expect(complaints.splice(0)).toEqual([]);
});

// The features that browsers have and jsdom lacks; each stub is the least that lets a component mount.
if (typeof window !== 'undefined') {
  globalThis.structuredClone ??= (value) => deserialize(serialize(value));
  // image-size makes one when it is loaded.
  globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder;

  performance.getEntriesByType ??= () => [];

  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(returnValue = '') {
    if (!this.open) return;
    this.open = false;
    this.returnValue = returnValue;
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
}
