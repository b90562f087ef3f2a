import { beforeEach, expect, it } from 'vitest';
import {
  namedPath,
  offerPath,
  pathAfterSignIn,
  rememberPath,
} from '#web/platform/session/current-path.ts';

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

const EMAIL = 'https://alva.test/en/login/email';

it.each([
  ['its own address', `${EMAIL}?next=%2Fprofile`, `${EMAIL}?next=%2Fprofile`, '', '/profile'],
  [
    'the page before, whose link lost its query',
    EMAIL,
    EMAIL,
    'https://alva.test/en/login?next=%2Fproduct%2Falva-cervo%2Fcustomize',
    '/product/alva-cervo/customize',
  ],
  ['no page of another site', EMAIL, EMAIL, 'https://evil.test/?next=%2Fprofile', null],
  [
    'no page from before this document, when a link led on to the form',
    EMAIL,
    'https://alva.test/en',
    'https://alva.test/en/login?next=%2Fprofile',
    null,
  ],
  ['nothing when nobody says', EMAIL, EMAIL, '', null],
])('where sign-in leads is named by %s', (_, href, opened, referrer, expected) => {
  expect(namedPath({ href, opened, referrer })).toBe(expected);
});
