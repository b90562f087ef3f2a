import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { ageSignIns, answerOf, type Common } from '#tests/api/account/account-scene.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import type { MatrixRow } from './matrix/row.ts';

/**
 * What a stolen session must not be able to change, and the operations of customers that change it; those of
 * staff are in `roles.test.ts`.
 */
const STEP_UP = {
  email: ['requestEmailAddressChange'],
  phone: ['changePhoneNumber'],
  'ways to sign in': ['removeSecondFactor', 'unlinkSignInWay'],
  'bank account': ['bankAccountORP', 'cancelOrder', 'requestRefund'],
  'transfer approval': ['approveTransferOwnership'],
  papers: [
    'customerUpdateIdentityCardNumber',
    'customerUpdateTaxCardNumber',
    'removeCustomerDocument',
  ],
  'all data': ['eraseAccount', 'requestDataExport'],
  /** None is stored (edge/domains/payments/decisions/paying-wants-no-proof.md). */
  'payment method': [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Documents that reach what wants the proof, where the matrix' own does not. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  // Without a bank account the money goes back the way it came.
  cancelOrder: `mutation { cancelOrder(input: { orderId: "${newId('ord')}", reason: NOT_WANTED, refund: 0,
    bank: { bankName: "BCA", accountNumber: "1234567890", fullName: "Ayu Lestari", identityNumber: "3174051204910003" } }) { __typename } }`,
};

const folder = join(import.meta.dirname, 'matrix');
const rows: MatrixRow[] = [];
for (const file of readdirSync(folder).sort())
  if (file !== 'row.ts') rows.push(...(await import(join(folder, file))).rows);

const schema = buildSchema(
  readFileSync(join(import.meta.dirname, '../../edge/contract/main.graphql'), 'utf8'),
);
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

describe('a fresh sign-in', () => {
  it('is asked for an hour after the last one by exactly those operations of a customer', async () => {
    const headers = await actor(bff, 'owner');
    await ageSignIns(bff);
    const asking: string[] = [];
    for (const { name } of mutations) {
      const row = rows.find(({ operation }) => operation === name);
      if (row?.verdicts.owner !== 'ok') continue;
      const document = DOCUMENTS[name] ?? row.document;
      const { errors } = await (row.file
        ? bff.upload(document, row.variables ?? {}, row.file, { headers })
        : bff.gql(document, row.variables ?? {}, { headers }));
      const code = errors?.[0]?.extensions?.code;
      expect(
        ['UNAUTHENTICATED', 'BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED'],
        name,
      ).not.toContain(code);
      if (code === 'RECENT_SIGN_IN_REQUIRED') asking.push(name);
    }
    expect(asking.sort()).toEqual(Object.values(STEP_UP).flat().sort());
  });

  it('does not stand in for the old password, which a new one wants as well', async () => {
    const headers = await actor(bff, 'owner2');
    const set = async (input: object) =>
      answerOf<Common>(
        await bff.gql(
          'mutation ($input: ResetOldPasswordInput!) { resetOldPassword(input: $input) { success errorCode } }',
          { input },
          { headers },
        ),
      );
    const password = 'a quiet green motorcycle';
    expect(await set({ password })).toEqual({ success: false, errorCode: 'MISSING_PASSWORD' });
    expect(await set({ password, oldPassword: 'not this one' })).toEqual({
      success: false,
      errorCode: 'INVALID_CREDENTIALS',
    });
  });
});

/** Something one pays with, or what stands for it; cards of identity, tax and family are papers. */
const INSTRUMENT =
  /(?<!identity_?|tax_?|family_?)card|wallet|instrument|mandate|debit|cvv|payment_?method|(saved|stored|linked)_?(method|token|account)/i;

/** Columns that are called alike, and what they are. */
const NO_INSTRUMENT: Readonly<Record<string, string>> = {
  'transfer.debit': 'The account of the ledger that a booking takes from.',
};

const namesIn = (type: GraphQLInputType, seen = new Set<string>()): string[] => {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || seen.has(named.name)) return [];
  seen.add(named.name);
  return Object.values(named.getFields()).flatMap((field) => [
    field.name,
    ...namesIn(field.type, seen),
  ]);
};

const storesInstrument = ({ name, args }: GraphQLField<unknown, unknown>): boolean =>
  [name, ...args.flatMap((arg) => [arg.name, ...namesIn(arg.type)])].some((each) =>
    INSTRUMENT.test(each),
  );

describe('a payment method', () => {
  it('is stored by no operation that asks for no fresh sign-in', () => {
    const asking: readonly string[] = Object.values(STEP_UP).flat();
    const storing = mutations.filter(storesInstrument).map(({ name }) => name);
    expect(storing.filter((name) => !asking.includes(name))).toEqual([]);
  });

  it('has no column in the store: nothing is there that could be changed', async () => {
    const { rows: columns } = await bff.db.primary.execute(
      `SELECT m.name || '.' || c.name AS name FROM sqlite_schema m, pragma_table_info(m.name) c
        WHERE m.type = 'table' ORDER BY 1`,
    );
    const names = columns.map(({ name }) => String(name));
    expect(names.length).toBeGreaterThan(500);
    const alike = names.filter((name) => INSTRUMENT.test(name));
    expect(alike).toEqual(Object.keys(NO_INSTRUMENT));
  });

  it.each([
    ['saveCard', true],
    ['cardToken', true],
    ['linkWallet', true],
    ['payment_method_id', true],
    ['saved_token', true],
    ['identityCardNumber', false],
    ['customer_document.tax_card_image', false],
    ['startPayment', false],
  ])('is told by its name: %s %s', (name, isOne) => {
    expect(INSTRUMENT.test(name)).toBe(isOne);
  });
});
