import type { Page } from '@playwright/test';
import { RevokeShareEvDocument, ShareEvDocument } from '#web/platform/graphql/generated/main.ts';
import { newId } from '#web/platform/offline/outbox/ulid.ts';
import { fill, type Phone, signInAs } from '../offline/phone.ts';

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
