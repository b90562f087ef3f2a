import { newId } from '#edge/contract/ids.ts';
import { CHECKLIST } from '#edge/contract/listings/condition.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { MoveListingDocument } from '#web/platform/graphql/generated/main/move-listing.ts';
import { ReportListingDocument } from '#web/platform/graphql/generated/main/report-listing.ts';
import { SaveListingDocument } from '#web/platform/graphql/generated/main/save-listing.ts';
import { ask, nothingForSale } from './seller.ts';

/** Ayu's battery, out of any motorcycle. */
const SPARE = 'AB60-45-2023-0009411';

test('the staff take a reported listing off the site and show it again, and its owner is told', async ({
  browser,
}) => {
  const owner = await signedIn(browser, 'owner@alva.demo');
  // A page that stays: the one they signed in on leads away when there is a connection.
  await owner.goto('/en/my-listings');
  await nothingForSale(owner);
  const id = newId('lst');
  const param = {
    id,
    saveId: newId('lsv'),
    batteryNumber: SPARE,
    price: 4_500_000,
    negotiable: false,
    area: '31',
    city: 'Jakarta Selatan',
    showPhone: false,
    faults: '',
    // Whatever an earlier run left at the desk is another one.
    description: `A spare battery that was charged once a month: ${id}`,
    condition: CHECKLIST.BATTERY.map((item) => ({ item, grade: 'GOOD' })),
  };
  await ask(owner, SaveListingDocument as never, { param });
  await ask(owner, MoveListingDocument as never, { id, move: 'publish' });
  const report = { id: newId('lrp'), listingId: id, reason: 'FRAUD', note: 'I saw it elsewhere.' };
  await ask(owner, ReportListingDocument as never, { param: report });

  const staff = await signedIn(browser, 'staff@alva.demo');
  await staff.goto('/en/pstools');
  await staff.getByRole('link', { name: 'Reported listings' }).click();
  const reported = staff.getByRole('listitem').filter({ hasText: id });
  await expect(reported.getByText('I saw it elsewhere.')).toBeVisible();
  await expectAccessible(staff);
  const page = `/en/sell-my-battery/${id}`;
  expect((await staff.request.get(page)).status()).toBe(200);
  await reported.getByRole('button', { name: 'Take off the site' }).click();
  await expect(reported).toHaveCount(0);
  const hidden = await staff.request.get(page);
  expect(hidden.status()).toBe(410);
  expect(await hidden.text()).toContain('We have taken it off');

  await owner.goto(`/en/my-listings/${id}`);
  await expect(owner.getByText('we have taken it off the site')).toBeVisible();
  await expect(owner.getByRole('link', { name: 'View public page' })).toHaveCount(0);
  await expectAccessible(owner);

  await staff.getByRole('tab', { name: 'Done' }).click();
  await reported.getByRole('button', { name: 'Show it again' }).click();
  await expect(reported.getByRole('button', { name: 'Take off the site' })).toBeVisible();
  expect((await staff.request.get(page)).status()).toBe(200);
  await nothingForSale(owner);
});

test('who is not of the staff sees nothing of the desk', async ({ browser }) => {
  const owner = await signedIn(browser, 'owner@alva.demo');
  await owner.goto('/en/pstools/listings');
  await expect(owner.getByText('For staff only', { exact: true })).toBeVisible();
});
