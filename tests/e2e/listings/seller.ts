import { expect, type Page } from '@playwright/test';
import { CHECKLIST } from '#edge/contract/listings/condition.ts';
import { MoveListingDocument } from '#web/platform/graphql/generated/main/move-listing.ts';
import { SellableItemsDocument } from '#web/platform/graphql/generated/main/sellable-items.ts';
import type { TrustedDocument } from '#web/platform/graphql/send.ts';

export const ask = <Data>(
  page: Page,
  document: TrustedDocument<Data, never>,
  variables: object,
): Promise<Data> =>
  page.evaluate(
    async ([id, values]) => {
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ documentId: id, variables: values }),
      });
      return (await answer.json()).data;
    },
    [document.__meta__?.hash, variables] as const,
  );

/** Nothing of the person signed in is for sale, whatever an earlier run left. */
export const nothingForSale = async (page: Page): Promise<void> => {
  const { sellableItems } = (await ask(page, SellableItemsDocument as never, {})) as {
    sellableItems: { openListing: string | null }[];
  };
  for (const { openListing: id } of sellableItems)
    if (id !== null) await ask(page, MoveListingDocument as never, { id, move: 'withdraw' });
};

/** The first two steps of the form, to the last button. */
export const fillMotorcycle = async (page: Page): Promise<void> => {
  const selects = page.getByRole('main').getByRole('combobox');
  await expect(selects).toHaveCount(CHECKLIST.MOTORCYCLE.length);
  for (let n = 0; n < CHECKLIST.MOTORCYCLE.length; n++) await selects.nth(n).selectOption('GOOD');
  await page.getByRole('radio', { name: 'None' }).check();
  await page.getByLabel('Known faults').fill('A scratch on the left side.');
  await page.getByLabel('Range on a full charge').fill('62');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Price in rupiah').fill('24.500.000');
  await page.getByLabel('Province').selectOption('31');
  await page.getByLabel('City or regency').fill('Jakarta Selatan');
  await page.getByLabel('Description').fill('Ridden to the office, always serviced in time.');
};
