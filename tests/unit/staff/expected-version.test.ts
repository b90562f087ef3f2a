import { readFileSync } from 'node:fs';
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
