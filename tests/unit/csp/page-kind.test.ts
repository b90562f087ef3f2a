import { describe, expect, it } from 'vitest';
import { needsOwnDocument, pageKind, pageKindOf } from '#web/platform/csp/page-kind.ts';

describe('the kind of a page', () => {
  it.each([
    ['/purchase', 'money'],
    ['/my-orders', 'money'],
    ['/my-orders/ord_1', 'money'],
    ['/my-orders/:orderId', 'money'],
    ['/bookings', 'money'],
    ['/receipt', 'money'],
    ['/receipt/K7Q2M9XH4DPA3W0R', 'money'],
    ['/track-order', 'money'],
    ['/delivery', 'money'],
    ['/pstools/orders/ord_1', 'money'],
    ['/product/alva-cervo/customize/payment/installment', 'money'],
    ['/login', 'sign-in'],
    ['/login/register', 'sign-in'],
    // Papers are typed there, and whoever changes something proves who they are, with Google or a code.
    ['/settings', 'sign-in'],
    ['/settings/documents', 'sign-in'],
    ['/settings/second-factor', 'sign-in'],
    ['/', 'open'],
    ['/product/alva-cervo/customize', 'open'],
    ['/purchases', 'open'],
    ['/support/login', 'open'],
  ])('%s is %s', (path, kind) => {
    expect(pageKind(path)).toBe(kind);
    for (const locale of ['en', 'id'])
      expect(pageKindOf(`/${locale}${path === '/' ? '' : path}`)).toBe(kind);
  });
});

describe('a page is loaded as a document of its own', () => {
  const plain = { kind: 'open', hasTagManager: false, needsLoader: false } as const;

  it('where the tag manager runs and may not', () => {
    const watched = { ...plain, hasTagManager: true };
    expect(needsOwnDocument(watched, 'money')).toBe(true);
    expect(needsOwnDocument(watched, 'sign-in')).toBe(true);
    expect(needsOwnDocument(watched, 'open')).toBe(false);
  });

  it('where signing in needs a loader that the open document may not run', () => {
    const live = { ...plain, needsLoader: true };
    expect(needsOwnDocument(live, 'sign-in')).toBe(true);
    expect(needsOwnDocument({ ...live, kind: 'money' }, 'sign-in')).toBe(true);
    expect(needsOwnDocument({ ...live, kind: 'sign-in' }, 'sign-in')).toBe(false);
    expect(needsOwnDocument(live, 'money')).toBe(false);
  });

  it('where the loader of a sign-in page would run on beside money', () => {
    const signIn = { ...plain, kind: 'sign-in', needsLoader: true } as const;
    expect(needsOwnDocument(signIn, 'money')).toBe(true);
    expect(needsOwnDocument(signIn, 'open')).toBe(false);
  });

  it('and otherwise is not: soft links stay soft', () => {
    for (const to of ['open', 'money', 'sign-in'] as const)
      expect(needsOwnDocument(plain, to)).toBe(false);
  });
});
