import { expect, it } from 'vitest';
import { MODELS } from '#db/content/catalog/models/index.ts';
import { purposeOf } from '#web/domains/account/sign-in/purpose.ts';
import { loginPath } from '#web/platform/session/return-path.ts';

const purposeFor = (path: string) => purposeOf(loginPath(path).replace(/^\/login/, ''));

it('a sign-in says what for, by the page it leads back to', () => {
  expect(purposeFor('/purchase?product=alva-cervo')).toEqual({ key: 'model', model: 'CERVO' });
  expect(purposeFor('/purchase')).toEqual({ key: 'motorcycle' });
  expect(purposeFor('/shop/cart')).toEqual({ key: 'cart' });
  expect(purposeFor('/my-orders/ord_1')).toEqual({ key: 'orders' });
  expect(purposeFor('/my-ev')).toEqual({ key: 'garage' });
  expect(purposeFor('/service-booking')).toEqual({ key: 'service' });
  expect(purposeFor('/about')).toBeUndefined();
  expect(purposeOf('')).toBeUndefined();
});

it('every model is called by its name', () => {
  for (const { slug, name } of MODELS)
    expect(purposeFor(`/purchase?product=${slug}`)).toEqual({
      key: 'model',
      model: name.replace(/^ALVA /, ''),
    });
});

it('an address that somebody made up puts no words on the page', () => {
  for (const product of ['alva-your-account-is-closed', 'call-0812', 'alva-cervo-call-us-now', ''])
    expect(purposeFor(`/purchase?product=${product}`)).toEqual({ key: 'motorcycle' });
  expect(purposeOf('?next=https://elsewhere.invalid/purchase')).toBeUndefined();
});
