import { RETURN_PARAMETER, returnPath } from '#web/platform/session/return-path.ts';

/** What somebody signs in for, by the page that the sign-in leads back to; keys of `account.login.for`. */
export type Purpose =
  | { readonly key: 'cart' | 'orders' | 'garage' | 'motorcycle' | 'service' }
  | { readonly key: 'model'; readonly model: string };

const BY_PATH: readonly (readonly [RegExp, Exclude<Purpose['key'], 'model'>])[] = [
  [/^\/purchase$/, 'motorcycle'],
  [/^\/shop\/cart$/, 'cart'],
  [/^\/(my-orders|bookings)(\/|$)/, 'orders'],
  [/^\/my-ev(\/|$)/, 'garage'],
  [/^\/service-booking$/, 'service'],
];

/** Slugs of ours: an address that somebody made up puts no words on the page. */
const MODEL = /^alva-((?:cervo|one|n\d)(?:-[a-z]{1,6}){0,2})$/;

/** @param search of the sign-in page; undefined where nothing is waiting */
export const purposeOf = (search: string): Purpose | undefined => {
  const [path = '', query = ''] = returnPath(
    new URLSearchParams(search).get(RETURN_PARAMETER),
  ).split('?');
  const key = BY_PATH.find(([pattern]) => pattern.test(path))?.[1];
  if (key === undefined) return undefined;
  const slug = key === 'motorcycle' ? new URLSearchParams(query).get('product') : null;
  const model = MODEL.exec(slug ?? '')?.[1];
  return model === undefined
    ? { key }
    : { key: 'model', model: model.replaceAll('-', ' ').toUpperCase() };
};
