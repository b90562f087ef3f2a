import { beforeEach, expect, it } from 'vitest';
import { offerPath, pathAfterSignIn, rememberPath } from '#web/platform/session/current-path.ts';

let values: Map<string, string>;
const store = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
};
beforeEach(() => {
  values = new Map();
});

it('sign-in leads to the page its address names', () => {
  rememberPath(store, '/en/profile');
  expect(pathAfterSignIn(store, '/my-ev')).toBe('/my-ev');
});

it('without one it leads to the page this tab came from, once', () => {
  rememberPath(store, '/id/my-listings?x=1');
  expect(pathAfterSignIn(store, null)).toBe('/my-listings?x=1');
  expect(pathAfterSignIn(store, null)).toBe('/');
});

it('never leads to another site, whatever was remembered', () => {
  rememberPath(store, '//evil.example');
  expect(pathAfterSignIn(store, null)).toBe('/');
});

it('a page offered to begin on gives way to the one this tab came from', () => {
  offerPath(store, '/my-ev');
  expect(pathAfterSignIn(store, null)).toBe('/my-ev');
  rememberPath(store, '/profile');
  offerPath(store, '/my-ev');
  expect(pathAfterSignIn(store, null)).toBe('/profile');
});
