import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authConfig } from '#edge/auth/config.ts';
import { STAFF_OPERATIONS } from '#edge/contract/staff/operations.ts';
import { parseEnv } from '#edge/env.ts';
import { actor, inRole } from '#tests/support/actors.ts';
import { type Bff, SERVICE_ACCOUNT, startBff } from '#tests/support/bff.ts';
import type { MatrixRow } from './matrix/row.ts';

const folder = join(import.meta.dirname, 'matrix');
const rows: MatrixRow[] = [];
for (const file of readdirSync(folder).sort())
  if (file !== 'row.ts') rows.push(...(await import(join(folder, file))).rows);

const WITH_FACTOR = {
  firebase: { sign_in_provider: 'password', sign_in_second_factor: 'phone' },
};

let bff: Bff;
let without: { cookie: string };
let withFactor: { cookie: string };
beforeAll(async () => {
  bff = await startBff({ STAFF_SECOND_FACTOR: 'on' });
  without = await inRole(bff, 'administrator');
  withFactor = await inRole(bff, 'administrator', WITH_FACTOR);
});
afterAll(() => bff.stop());

type Headers = Readonly<{ cookie: string }>;

const codeOf = async (document: string, variables: object | undefined, headers: Headers) => {
  const { errors } = await bff.gql(document, variables ?? {}, { headers });
  return errors === undefined ? 'ok' : errors[0]?.extensions?.code;
};

describe('staff without a second factor, where all need one', () => {
  it.each(Object.keys(STAFF_OPERATIONS))('%s does nothing', async (operation) => {
    const row = rows.find((each) => each.operation === operation);
    if (row === undefined) throw new Error(`${operation} has no row in the matrix`);
    const { document, variables } = row;
    expect(await codeOf(document, variables, without)).toBe('SECOND_FACTOR_REQUIRED');
    expect(await codeOf(document, variables, withFactor)).toBe('ok');
  });

  it('are told that they lack it, and customers are not', async () => {
    const lacks = async (headers: Headers) =>
      (
        await bff.gql<{ staffRights: { lacksSecondFactor: boolean } }>(
          '{ staffRights { lacksSecondFactor } }',
          {},
          { headers },
        )
      ).data?.staffRights.lacksSecondFactor;
    expect(await lacks(without)).toBe(true);
    expect(await lacks(withFactor)).toBe(false);
    expect(await lacks(await actor(bff, 'owner'))).toBe(false);
  });

  it('see no more of the orders of others than a customer', async () => {
    const document = '{ orderByCode(code: "K7Q2M9XH4D") { id } }';
    const owner = await actor(bff, 'owner2');
    expect(await codeOf(document, {}, without)).toBe(await codeOf(document, {}, owner));
  });
});

describe('the setting', () => {
  const config = (source: Record<string, string>) =>
    authConfig(parseEnv({ DATABASE_URL: 'file:x', ...source })).staffNeedSecondFactor;
  const production = {
    ALVA_ENV: 'production',
    FIREBASE_PROJECT_ID: 'alva-production',
    FIREBASE_API_KEY: 'k',
    FIREBASE_SERVICE_ACCOUNT: SERVICE_ACCOUNT,
    SESSION_KEYS: `a:${Buffer.alloc(32, 's').toString('base64url')}`,
  };

  it('is on in production unless somebody switches it off, and off with the demo accounts', () => {
    expect(config(production)).toBe(true);
    expect(config({ ...production, STAFF_SECOND_FACTOR: 'off' })).toBe(false);
    expect(config({ ALVA_ENV: 'embedded' })).toBe(false);
    expect(config({ ALVA_ENV: 'embedded', STAFF_SECOND_FACTOR: 'on' })).toBe(true);
  });
});
