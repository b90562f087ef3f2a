import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import { customerPaper } from '#db/schema/account-paper.ts';
import { serviceBooking } from '#db/schema/garage-booking.ts';
import { serviceEstimate } from '#db/schema/garage-estimate.ts';
import { roadsideRequest } from '#db/schema/garage-roadside.ts';
import { listing } from '#db/schema/listings.ts';
import { message } from '#db/schema/notifications.ts';
import { customerOrder } from '#db/schema/orders.ts';
import { orderComplaint } from '#db/schema/orders-complaints.ts';
import { goodsReturn } from '#db/schema/orders-returns.ts';
import { paymentAttempt, paymentRefund } from '#db/schema/payments.ts';
import { affiliate } from '#db/schema/referrals.ts';
import { commission, payoutBatch } from '#db/schema/referrals-money.ts';
import { ownershipTransfer } from '#db/schema/sharing-transfer.ts';
import { testRide } from '#db/schema/test-rides.ts';
import { MACHINES } from '#edge/contract/machines.ts';
import { filesBelow, textOf } from './sources.ts';

/** Where the rows of each machine are, and the columns that hold their state. */
const TABLES: Readonly<
  Record<string, { readonly names: readonly string[]; readonly columns: readonly string[] }>
> = {
  transfer: {
    names: ['ownershipTransfer', getTableConfig(ownershipTransfer).name],
    columns: ['status'],
  },
  listing: { names: ['listing', getTableConfig(listing).name], columns: ['status'] },
  'roadside-call': {
    names: ['roadsideRequest', getTableConfig(roadsideRequest).name],
    columns: ['status'],
  },
  'service-booking': {
    names: ['serviceBooking', getTableConfig(serviceBooking).name],
    columns: ['status', 'missed'],
  },
  'service-estimate': {
    names: ['serviceEstimate', getTableConfig(serviceEstimate).name],
    columns: ['state'],
  },
  order: {
    names: ['customerOrder', getTableConfig(customerOrder).name],
    columns: ['state', 'phase'],
  },
  'goods-return': {
    names: ['goodsReturn', getTableConfig(goodsReturn).name],
    columns: ['state'],
  },
  'payment-attempt': {
    names: ['paymentAttempt', getTableConfig(paymentAttempt).name],
    columns: ['state'],
  },
  'test-ride': { names: ['testRide', getTableConfig(testRide).name], columns: ['state'] },
  message: { names: ['message', getTableConfig(message).name], columns: ['state'] },
  'customer-paper': {
    names: ['customerPaper', getTableConfig(customerPaper).name],
    columns: ['state'],
  },
  affiliate: { names: ['affiliate', getTableConfig(affiliate).name], columns: ['state'] },
  commission: { names: ['commission', getTableConfig(commission).name], columns: ['state'] },
  'payout-batch': {
    names: ['payoutBatch', getTableConfig(payoutBatch).name],
    columns: ['state'],
  },
  complaint: {
    names: ['orderComplaint', getTableConfig(orderComplaint).name],
    columns: ['state'],
  },
  refund: { names: ['paymentRefund', getTableConfig(paymentRefund).name], columns: ['state'] },
};

/** Machines whose state no column holds: a loan's follows from when it was accepted and when it ended. */
const DERIVED = ['loan'];

const FILES = filesBelow('edge').filter((path) => path.endsWith('.ts'));

/** Names a file gives a table: its own, and those it is imported under. */
const aliases = (text: string, name: string): string[] => [
  name,
  ...[...text.matchAll(new RegExp(`\\b${name} as (\\w+)`, 'g'))].map(([, alias = '']) => alias),
];

/** What stands between the bracket at `open` and its partner. */
const inside = (text: string, open: number): string => {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if ('({['.includes(text[at] ?? '')) depth++;
    if (')}]'.includes(text[at] ?? '') && --depth === 0) return text.slice(open, at);
  }
  return text.slice(open);
};

/** Top-level functions and values of the file that the text names. */
const named = (text: string, file: string): string =>
  [...text.matchAll(/\b[a-z]\w+\b/gi)]
    .map(([name]) => file.search(new RegExp(`^(export )?const ${name}\\b`, 'm')))
    .filter((at) => at >= 0)
    .map((at) => file.slice(at, file.indexOf('\n\n', at)))
    .join('\n');

/** Updates of a machine's state in a file, by drizzle or by SQL. */
const stateUpdates = (
  file: string,
  { names, columns }: { readonly names: readonly string[]; readonly columns: readonly string[] },
): string[] => {
  const tables = names.flatMap((name) => aliases(file, name)).join('|');
  const sets = [...file.matchAll(new RegExp(`\\.update\\((?:${tables})\\)\\s*\\.set`, 'g'))].map(
    ({ index, 0: { length } }) => inside(file, index + length),
  );
  const raws = [
    ...file.matchAll(new RegExp(`update\\s+(?:\\$\\{)?(?:${tables})\\}?\\s+set\\b([^\`]*)`, 'gi')),
  ].map(([, set = '']) => set.split(/\bwhere\b/i)[0] ?? '');
  const writes = new RegExp(`(?:^|[^.\\w])(?:${columns.join('|')})\\b\\s*[:=,}]`);
  return [
    ...sets.filter((set) => writes.test(set) || writes.test(named(set, file))),
    ...raws.filter((set) => writes.test(set)),
  ];
};

const STATEMENT = /^(?:export )?(?:const|function|async function) (\w+)/gm;

/** Rows of a machine's table that a file inserts without the effects of the move that creates them. */
const bareInserts = (file: string, { names }: { readonly names: readonly string[] }): string[] => {
  const tables = names.flatMap((name) => aliases(file, name)).join('|');
  const starts = [...file.matchAll(STATEMENT)];
  const inserts = new RegExp(
    `\\.insert\\((?:${tables})\\)|insert\\s+(?:or \\w+ )?into\\s+(?:\\$\\{)?(?:${tables})\\b`,
    'i',
  );
  return starts.flatMap(({ index, 1: name = '' }, at) => {
    const text = file.slice(index, starts[at + 1]?.index);
    return inserts.test(text) && !/\w*[mM]over\.begin\(/.test(text) ? [name] : [];
  });
};

describe('the state of a machine', () => {
  it('has a table here for every machine', () => {
    expect([...Object.keys(TABLES), ...DERIVED].sort()).toEqual(
      MACHINES.map(({ name }) => name).sort(),
    );
  });

  it.each(Object.entries(TABLES))('of a %s is changed by its mover alone', (_, table) => {
    const updates = FILES.flatMap((path) =>
      stateUpdates(textOf(path), table).map((set) => `${path}: ${set}`),
    );
    expect(updates).toEqual([]);
  });

  it.each(Object.entries(TABLES))('of a %s begins by its mover alone', (_, table) => {
    const inserts = FILES.flatMap((path) =>
      bareInserts(textOf(path), table).map((name) => `${path}: ${name}`),
    );
    expect(inserts).toEqual([]);
  });

  it.each([
    ['const a = () => build.insert(listing).values(row);'],
    ['import { listing as l } from "x";\nexport const a = () =>\n  build.insert(l).values(row);'],
    ['const a = () => raw(sql`INSERT INTO listing (id) VALUES (1)`);'],
    ["const a = listingMover.begin('begin');\nconst b = build.insert(listing).values(row);"],
  ])('is seen to begin in %s', (text) => {
    expect(bareInserts(text, TABLES.listing as never)).toHaveLength(1);
  });

  it.each([
    ["const a = () => [build.insert(listing).values(row), ...listingMover.begin('begin')];"],
    ["const a = () => listingMover.insert('begin', row);"],
    ['const a = () => build.insert(listingReport).values(row);'],
  ])('is not seen to begin in %s', (text) => {
    expect(bareInserts(text, TABLES.listing as never)).toEqual([]);
  });

  it.each([
    ["build.update(listing).set({ price: 1, status: 'SOLD' }).where(x)"],
    ['import { listing as l } from "x";\nbuild\n  .update(l)\n  .set({ status })'],
    ["const over = { status: 'EXPIRED' };\n\nbuild.update(listing).set(over)"],
    [
      "const of = (now: number) => ({ status: 'EXPIRED', now });\n\nbuild.update(listing).set({ ...of(1) })",
    ],
    [`UPDATE \${listing} SET closed_at = 1, status = 'SOLD' WHERE id = 1\``],
    ["sql`UPDATE listing SET status = 'SOLD'`"],
  ])('is seen to be changed by %s', (text) => {
    expect(stateUpdates(text, TABLES.listing as never)).toHaveLength(1);
  });

  it.each([
    ['build.update(listing).set({ hiddenAt: 1 }).where(eq(listing.status, x))'],
    ["sql`UPDATE listing SET hidden_at = 1 WHERE status = 'SOLD'`"],
    ["build.update(vehicle).set({ status: 'SOLD' })"],
  ])('is not seen to be changed by %s', (text) => {
    expect(stateUpdates(text, TABLES.listing as never)).toEqual([]);
  });
});
