import { describe, expect, it } from 'vitest';
import { ANY_LOCALE } from '#edge/contract/locale-path.ts';
import { isPrecached, ONLINE_SHELL_PAGES, patternsWithoutPage, SHELLS } from '#web/sw/pages.ts';
import config from '../../../next.config.ts';

const rewrites = async () => {
  const rewritesByPhase = await config.rewrites?.();
  if (rewritesByPhase === undefined || Array.isArray(rewritesByPhase))
    throw new Error('Rewrites have another shape.');
  return rewritesByPhase.afterFiles ?? [];
};

/** An address that a rewrite's source takes in. */
const example = (source: string): string =>
  source.replace(`:locale(${ANY_LOCALE})`, 'id').replaceAll(/:[a-zA-Z]+/g, 'some-part');

describe('pages with a variable part', () => {
  it('have the same shell on the server and in the service worker', async () => {
    const shellOf = (path: string): string | undefined => {
      const shell = SHELLS.find(([pattern]) => new RegExp(pattern).test(path));
      return shell && path.replace(new RegExp(shell[0]), shell[1]);
    };
    const served = await rewrites();
    const online = new Set(ONLINE_SHELL_PAGES.map(([, shell]) => `/:locale${shell}`));
    expect(served.length).toBe(SHELLS.length + online.size);
    for (const { source, destination } of served)
      expect(shellOf(example(source)), source).toBe(
        online.has(destination) ? undefined : destination.replace(':locale', 'id'),
      );
  });
});

describe('pages that are on the device before anybody opens them', () => {
  it.each([
    ['/en', true],
    ['/id/product/alva-n3', true],
    ['/id/product/alva-n3/customize', true],
    ['/en/my-ev/-', true],
    ['/en/offline', true],
    ['/en/shop/cart', true],
    ['/en/policy/privacy', false],
    ['/en/product/alva-n3/customize/payment/installment', false],
    ['/product', false],
    ['/fr/product', false],
    ['/_not-found', false],
  ])('%s: %s', (path, expected) => {
    expect(isPrecached(path)).toBe(expected);
  });

  it('are told apart from patterns that name no page', () => {
    expect(patternsWithoutPage([])).toContain('/offline');
    expect(patternsWithoutPage(['/en/offline', '/id/product/alva-n3'])).not.toContain('/offline');
    expect(patternsWithoutPage(['/id/product/alva-n3'])).not.toContain('/product/*');
  });
});
