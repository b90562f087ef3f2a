import type { Browser, Page } from '@playwright/test';
import { RevokeShareEvDocument, ShareEvDocument } from '#web/platform/graphql/generated/main.ts';
import { newId } from '#web/platform/offline/outbox/ulid.ts';
import { fill, type Phone, signInAs } from '../offline/phone.ts';
import { startWire } from '../offline/wire.ts';
import { responding } from '../responding.ts';

/** Ayu's CERVO. */
export const VIN = 'MJXVA2BP1SK002117';
export const PEOPLE_PAGE = `/en/my-ev/${VIN}/guests`;

/** One more phone beside the fixture's, with a wire of its own. */
export const anotherPhone = async (browser: Browser, product: string) => {
  const wire = await startWire(product);
  const context = await browser.newContext({
    baseURL: wire.origin,
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
  });
  context.on('page', responding);
  const page = await context.newPage();
  await page.goto('/en');
  const phone: Phone = {
    context,
    page,
    wire,
    open: async (path) => {
      const next = await context.newPage();
      await next.goto(path);
      return next;
    },
  };
  const stop = async (): Promise<void> => {
    await context.close();
    await wire.down();
  };
  return { ...phone, stop };
};

const ask = (page: Page, documentId: unknown, variables: object): Promise<number> =>
  page.evaluate(
    async ([id, values]) => {
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ documentId: id, variables: values }),
      });
      return answer.status;
    },
    [documentId, variables] as const,
  );

const pair = { vin: VIN, uID: 'cus_guest' };

/** Nobody rides the CERVO, whatever an earlier run left. */
export const endForGood = (page: Page): Promise<number> =>
  ask(page, RevokeShareEvDocument.__meta__?.hash, { ...pair, id: newId('end') });

/** Citra rides the CERVO for a day. */
export const lendForADay = async (page: Page): Promise<number> =>
  ask(page, ShareEvDocument.__meta__?.hash, {
    ...pair,
    id: newId('shr'),
    loanStart: new Date().toISOString(),
    loanEnd: new Date(Date.now() + 86_400_000).toISOString(),
    allows: ['BATTERY'],
  });

/** Signed in as Ayu, everything read once, on the page of the people who may ride. */
export const settleOwner = async (phone: Phone): Promise<Page> => {
  const { page } = phone;
  await signInAs(page, 'owner@alva.demo');
  await fill(phone, 'cus_owner');
  return page;
};
