import type { Browser, Page } from '@playwright/test';
import { ask } from '#tests/e2e/ask.ts';
import { arrived, handedOver, linkMade, linkOpened } from '#tests/e2e/offline/courier.ts';
import { expect, test } from '#tests/e2e/offline/phone.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { plateOf } from '#tests/support/plate-of.ts';
import { OrderDeskOrderDocument } from '#web/platform/graphql/generated/main/order-desk-order.ts';
import { PayDownPaymentDocument } from '#web/platform/graphql/generated/main/pay-down-payment.ts';
import { appointmentMade } from './in-workshop.ts';
import { newAccount } from './new-customer.ts';
import { completedWithPlan, paid, papersHandedIn } from './prepared.ts';
import { ORDERED, unitArrives } from './warehouse.ts';

const BUYER = 'Sari Wulandari';
const TAKEN_BY = 'Budi Wulandari';
const WORK = 'Baut dikencangkan, rem disetel.';
const CONTRACT = Buffer.from('%PDF-1.4\n% a contract that was signed\n%%EOF\n');

type Role = 'sales' | 'dealer' | 'finance' | 'workshop';
type Desks = Readonly<Record<Role, Page>>;

/** Those whose role reads orders; the workshop's does not. */
const READERS = ['sales', 'dealer', 'finance'] as const;

const desksOf = async (browser: Browser): Promise<Desks> => ({
  sales: await signedIn(browser, 'staff@alva.demo'),
  dealer: await signedIn(browser, 'dealer@alva.demo'),
  finance: await signedIn(browser, 'finance@alva.demo'),
  workshop: await signedIn(browser, 'workshop@alva.demo'),
});

const refusedOn = async (desk: Page, path: string): Promise<void> => {
  await desk.goto(path);
  await expect(desk.getByText('Your role does not include this')).toBeVisible();
};

/** Sales book at the desk for the customer who is in the shop. @returns the id of the order */
const booked = async (sales: Page, email: string): Promise<string> => {
  await sales.goto('/en/pstools/new-order');
  await sales.getByLabel('Email or phone number').fill(email);
  await sales.getByRole('button', { name: 'Find', exact: true }).click();
  const chosen = [
    ['Model', 'alva-cervo'],
    ['Colour', ORDERED.color],
    ['Accent', ORDERED.accent],
    ['Battery', ORDERED.battery],
    ['Registered in', '31'],
    ['Collected at', 'aec-scbd'],
  ] as const;
  for (const [label, value] of chosen)
    await sales.getByLabel(label, { exact: true }).selectOption(value);
  await sales.getByLabel('Who is called about the order').fill(BUYER);
  await sales.getByLabel('Phone number', { exact: true }).fill('081210010001');
  await sales.getByLabel('Email', { exact: true }).fill(email);
  await sales.getByRole('checkbox', { name: /knows the terms of purchase/ }).check({ force: true });
  await expect(sales.getByText(/^Due now: Rp500\.000/)).toBeVisible();
  await sales.getByRole('button', { name: 'Place the booking' }).click();
  await sales.getByRole('link', { name: 'To the order' }).click();
  await expect(sales).toHaveURL(/\/pstools\/orders\/ord_/);
  return new URL(sales.url()).pathname.split('/').at(-1) ?? '';
};

/** The desks look at the order anew: where it stands, and a step that one role alone is offered. */
const offeredTo = async (role: Role, desks: Desks, state: string, step: string): Promise<void> => {
  await Promise.all(
    READERS.map(async (each) => {
      await desks[each].reload();
      await expect(desks[each].getByRole('heading', { name: state, exact: true })).toBeVisible();
      await expect(desks[each].getByRole('button', { name: step })).toHaveCount(
        each === role ? 1 : 0,
      );
    }),
  );
};

/** Takes a step at a desk that is offered it; the page asks once more. */
const step = async (desk: Page, name: string, confirm = name): Promise<void> => {
  await desk.getByRole('button', { name }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: confirm }).click();
  await expect(dialog).toBeHidden();
};

const signContract = async (finance: Page): Promise<void> => {
  await finance.getByRole('button', { name: 'Contract is signed' }).click();
  const dialog = finance.getByRole('dialog');
  await dialog.getByLabel('Contract number').fill('KTR/2026/0142');
  await dialog
    .getByLabel('Signed file')
    .setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: CONTRACT });
  await dialog.getByRole('button', { name: 'Contract is signed' }).click();
  await expect(dialog).toBeHidden();
};

/** A plate is ready with its number: asked for in its field, and typed as it comes. */
const plateReady = async (dealer: Page, number: string): Promise<void> => {
  await dealer.getByRole('button', { name: 'TNKB: Mark as ready' }).click();
  const dialog = dealer.getByRole('dialog');
  const field = dialog.getByLabel('Number of the plate');
  const send = dialog.getByRole('button', { name: 'Mark as ready' });
  await send.click();
  await expect(dialog.getByText('Please enter the number of the plate')).toBeVisible();
  await expect(field).toBeFocused();
  // One of the demo motorcycles has it.
  await field.fill('b3847skw');
  await send.click();
  await expect(dialog.getByText('Another motorcycle has this number.')).toBeVisible();
  await expect(field).toHaveValue('b3847skw');
  await field.fill(number.replaceAll(' ', '').toLowerCase());
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(dealer.getByText(number, { exact: true })).toBeVisible();
};

const onOrder = async (desk: Page, id: string) => {
  const { orderDeskOrder } = await ask(desk, OrderDeskOrderDocument, { id });
  if (!orderDeskOrder) throw new Error(`The desk does not see ${id}.`);
  return orderDeskOrder;
};

/** The workshop takes the new motorcycle in and writes its first service down; finance only reads of it. */
const serviced = async (
  { workshop, finance }: Desks,
  vin: string,
  plate: string,
): Promise<void> => {
  await appointmentMade({ vin, kind: 'PERIODIC', slotAt: Date.now(), isHere: false });
  const rowOn = async (desk: Page) => {
    await desk.goto('/en/pstools/workshop?place=aec-scbd&queue=ALL');
    return desk.getByRole('listitem').filter({ hasText: plate });
  };
  const readOnly = await rowOn(finance);
  await expect(readOnly.getByText('Expected', { exact: true })).toBeVisible();
  await expect(readOnly.getByRole('button')).toHaveCount(0);
  const row = await rowOn(workshop);
  await row.getByRole('button', { name: 'The motorcycle is here' }).click();
  const dialog = workshop.getByRole('dialog');
  await dialog.getByRole('button', { name: 'The motorcycle is here' }).click();
  await expect(row.getByText('In the workshop')).toBeVisible();
  await row.getByRole('button', { name: 'Write what was done' }).click();
  await dialog.getByLabel('Odometer').fill('512');
  await dialog.getByLabel('What was done').fill(WORK);
  await dialog.getByRole('button', { name: 'Complete' }).click();
  await expect(row.getByText(`Done: ${WORK}`)).toBeVisible();
};

test('sales, the dealer, finance and the workshop take one order from booking to first service, each the steps of their role, and a courier without signal hands it over @full', async ({
  browser,
  phone,
}) => {
  test.setTimeout(360_000);
  await unitArrives();
  const { page: customer, email } = await newAccount(browser);
  const desks = await desksOf(browser);
  const { sales, dealer, finance, workshop } = desks;

  const id = await booked(sales, email);
  const path = `/en/pstools/orders/${id}`;
  await Promise.all([
    ...[dealer, finance].map((desk) => refusedOn(desk, '/en/pstools/new-order')),
    refusedOn(workshop, path),
  ]);
  await Promise.all([dealer, finance].map((desk) => desk.goto(path)));
  await paid(customer, id, 'bca_va');

  await offeredTo('dealer', desks, 'Booked, to be allocated', 'Allocate a motorcycle');
  await step(dealer, 'Allocate a motorcycle');
  await completedWithPlan(customer, id, (await onOrder(sales, id)).row.order.total);
  await papersHandedIn(customer, id);

  await offeredTo('finance', desks, 'Financing to be decided', 'The company has approved');
  await step(finance, 'The company has approved');
  await ask(customer, PayDownPaymentDocument, { id });
  await paid(customer, id, 'bca_va');
  await offeredTo(
    'finance',
    desks,
    'Down payment is there, contract to be signed',
    'Contract is signed',
  );
  await signContract(finance);

  await offeredTo('dealer', desks, 'Paid, to be prepared', 'Start preparing');
  await step(dealer, 'Start preparing');
  await offeredTo('dealer', desks, 'Being prepared', 'Ready to collect');
  await step(dealer, 'Ready to collect');

  await sales.reload();
  const link = await linkMade(sales);
  await linkOpened(phone, link, BUYER);
  await phone.wire.down();
  await handedOver(phone, BUYER, TAKEN_BY);
  expect((await onOrder(sales, id)).row.order.state).toBe('SHIPPING');
  await arrived(phone);

  await customer.goto(`/en/my-orders/${id}`);
  await expect(customer.getByText(TAKEN_BY)).toBeVisible();
  await customer.getByRole('button', { name: 'Confirm' }).click();
  await expect(customer.getByRole('heading', { name: 'Completed', exact: true })).toBeVisible();

  await offeredTo('dealer', desks, 'Completed', 'TNKB: Mark as ready');
  const plate = plateOf(id);
  await step(dealer, 'STNK: Mark as ready', 'Mark as ready');
  await plateReady(dealer, plate);
  await step(dealer, 'BPKB: Mark as ready', 'Mark as ready');
  for (const paper of ['STNK', 'TNKB', 'BPKB'])
    await step(dealer, `${paper}: Mark as collected`, 'Mark as collected');
  await customer.reload();
  await expect(
    customer.locator('dl > div').filter({ hasText: '(TNKB)' }).getByText(plate),
  ).toBeVisible();
  for (const paper of ['(STNK)', '(TNKB)', '(BPKB)'])
    await expect(
      customer.locator('dl > div').filter({ hasText: paper }).getByText('Collected'),
    ).toBeVisible();

  const { unit } = await onOrder(sales, id);
  const vin = unit?.vin ?? '';
  await serviced(desks, vin, plate);
  await customer.goto(`/en/my-ev/${vin}`);
  await expect(customer.getByText(WORK)).toBeVisible();
  await expect(customer.getByText(plate, { exact: true })).toBeVisible();

  // Whoever took a step stands beside it.
  await sales.reload();
  for (const [what, who] of [
    ['Waits for the booking fee', 'Eka Wulandari'],
    ['Allocated, customer completes it', 'Gita Permata'],
    ['Financing approved, down payment next', 'Hadi Santoso'],
    ['Contract signed', 'Hadi Santoso'],
    ['Being prepared', 'Gita Permata'],
    ['On its way or ready to collect', 'Gita Permata'],
    ['By a courier, against a link', 'Handed over'],
  ] as const)
    await expect(
      sales.getByRole('listitem').filter({ hasText: what }).filter({ hasText: who }),
    ).toHaveCount(1);
});
