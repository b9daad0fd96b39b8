/** @jest-environment jsdom */
import { token } from '@/lib/admin/publish/token';

const kept = () => [Object.entries(sessionStorage), Object.entries(localStorage)];

afterEach(() => token.forget());

test('a token that is not to be kept is in no storage', () => {
  token.set('ghp_secret', false);
  expect([token.get(), kept()]).toEqual(['ghp_secret', [[], []]]);
});

test('a token that is to be kept is in the storage of this tab alone', () => {
  token.set('ghp_secret', true);
  expect([token.get(), kept()]).toEqual(['ghp_secret', [[['sp:publish-token', 'ghp_secret']], []]]);
});

test('a page that is loaded anew finds a token that is kept, and no other', () => {
  const loadAnew = () => {
    let found: typeof token | undefined;
    jest.isolateModules(() => {
      found = jest.requireActual('@/lib/admin/publish/token').token;
    });
    return found?.get();
  };
  token.set('ghp_secret', false);
  expect(loadAnew()).toBeUndefined();
  token.set('ghp_secret', true);
  expect(loadAnew()).toBe('ghp_secret');
});

test('blanks that were pasted with it are no part of a token', () => {
  token.set(' ghp_secret\n', true);
  expect([token.get(), sessionStorage.getItem('sp:publish-token')]).toEqual(['ghp_secret', 'ghp_secret']);
});

test('a forgotten token is nowhere', () => {
  token.set('ghp_secret', true);
  token.forget();
  expect([token.get(), kept()]).toEqual([undefined, [[], []]]);
});

test('who listens hears of a token, and of its end', () => {
  const heard: (string | undefined)[] = [];
  const stop = token.subscribe(() => heard.push(token.get()));
  token.set('ghp_one', false);
  token.set('ghp_two', true);
  token.forget();
  stop();
  token.set('ghp_three', false);
  expect(heard).toEqual(['ghp_one', 'ghp_two', undefined]);
});

test('what another page of this origin left under the name is no token if no header can hold it', () => {
  sessionStorage.setItem('sp:publish-token', 'two words');
  expect(token.get()).toBeUndefined();
  sessionStorage.clear();
});
