import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { STAFF_OPERATIONS, staffOperation } from '#edge/contract/staff/operations.ts';

const schema = buildSchema(
  readFileSync(join(import.meta.dirname, '../../../edge/contract/main.graphql'), 'utf8'),
);
const writes = schema.getMutationType()?.getFields() ?? {};

/** They write down what was read, or add to the history: the order stays as it is, and so does its version. */
const WITHOUT = [
  'addOrderNote',
  'revealDeliveryProof',
  'revealFinancingDocuments',
  'revealOrderOwner',
  'revealRefundAccount',
];

const ofOrders = Object.keys(STAFF_OPERATIONS).filter((name) => {
  const entity = staffOperation(name)?.about?.[0];
  return name in writes && ['order', 'refund', 'workOrder'].includes(entity ?? '');
});

it.each(ofOrders)('%s says which version of the order staff saw', (name) => {
  const argument = writes[name]?.args.find((arg) => arg.name === 'expectedVersion');
  expect(argument === undefined ? undefined : String(argument.type)).toBe(
    WITHOUT.includes(name) ? undefined : 'Int!',
  );
});

it('there are such writes', () => expect(ofOrders.length).toBeGreaterThan(15));

const root = join(import.meta.dirname, '../../..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** They say otherwise what was seen: the version in their parameter; what stood there, which a sale changes as well. */
const OTHERWISE = ['UpdateTestRideCentreDocument', 'CountGoodsDocument'];

/** Documents that name a version, and are the desk's: the customer's own change of an order has no dialog here. */
const versioned = [
  ...OTHERWISE,
  ...globSync('web/domains/**/*.graphql', { cwd: root })
    .flatMap((file) => [...textOf(file).matchAll(/^mutation (\w+)\(([^)]*)\)/gm)])
    .filter(([, name, args]) => args?.includes('$expectedVersion') && name !== 'ChangeOrder')
    .map(([, name]) => `${name}Document`),
];

/** Keeps what was typed when somebody else was faster, or passes the document to a dialog that does. */
const KEEPS = [
  'useDecision(',
  'useDeskVersion(',
  'useVersionedWrite(',
  'useAppointmentWrite(',
  'useCouponWrite(',
  '<DecisionDialog',
  '<EndDialog',
  // A list of counts stays as it was typed, beside what stands now.
  'preview.retry()',
];

const dialogs = globSync('web/domains/**/*.tsx', { cwd: root }).filter((file) =>
  versioned.some((name) => new RegExp(`\\b${name}\\b`).test(textOf(file))),
);

it.each(dialogs)('%s keeps what was typed when somebody else was faster', (file) => {
  const text = textOf(file);
  expect(KEEPS.some((each) => text.includes(each))).toBe(true);
});

it('each versioned write of the desk has a dialog', () => {
  const used = dialogs.map(textOf).join('\n');
  expect(versioned.filter((name) => !used.includes(name))).toEqual([]);
});
