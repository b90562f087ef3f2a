import type { Page } from '@playwright/test';
import { newId } from '#edge/contract/ids.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { fill, type Phone, signInAs } from '#tests/e2e/offline/phone.ts';
import { AcceptShareEvDocument } from '#web/platform/graphql/generated/main/accept-share-ev.ts';
import { RevokeShareEvDocument } from '#web/platform/graphql/generated/main/revoke-share-ev.ts';
import { ShareEvDocument } from '#web/platform/graphql/generated/main/share-ev.ts';

/** Ayu's CERVO. */
export const VIN = 'MJXVA2BP1SK002117';
export const PEOPLE_PAGE = `/en/my-ev/${VIN}/guests`;

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

/** Offers Citra the CERVO for a day. */
export const lendForADay = async (page: Page, id = newId('shr')): Promise<number> =>
  ask(page, ShareEvDocument.__meta__?.hash, {
    ...pair,
    id,
    loanStart: new Date().toISOString(),
    loanEnd: new Date(Date.now() + DAY_MS).toISOString(),
    allows: ['BATTERY'],
  });

/** Citra, signed in on that page, takes the loan. */
export const acceptLoan = (page: Page, id: string): Promise<number> =>
  ask(page, AcceptShareEvDocument.__meta__?.hash, { id });

/** Signed in as Ayu, everything read once, on the page of the people who may ride. */
export const settleOwner = async (phone: Phone): Promise<Page> => {
  const { page } = phone;
  await signInAs(page, 'owner@alva.demo');
  await fill(phone, 'cus_owner');
  return page;
};
