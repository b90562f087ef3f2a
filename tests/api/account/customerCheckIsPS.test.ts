import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ActorName, actor } from '#tests/support/actors.ts';
import { type CodeWorld, startCodeWorld } from '#tests/support/code-world.ts';
import { takeTheSameTime } from '#tests/support/same-time.ts';

let world: CodeWorld;
let bff: CodeWorld['bff'];
beforeAll(async () => {
  world = await startCodeWorld();
  ({ bff } = world);
});
afterAll(() => world.stop());

const ask = (
  headers: Record<string, string>,
  email: string,
  captcha = world.token('check_staff'),
) =>
  bff.gql<{ customerCheckIsPS: Record<string, unknown> }>(
    'query ($email: String!, $captcha: String!) { customerCheckIsPS(email: $email, captcha: $captcha) { success message errorCode } }',
    { email, captcha },
    { headers },
  );
const check = async (by: ActorName, email: string) => ask(await actor(bff, by), email);

describe('customerCheckIsPS works', () => {
  it.each([
    ['staff@alva.demo', { success: true, errorCode: null }],
    [' Staff@ALVA.demo ', { success: true, errorCode: null }],
    ['owner@alva.demo', { success: false, errorCode: 'NOT_SALES_STAFF' }],
    ['nobody@example.id', { success: false, errorCode: 'CUSTOMER_NOT_FOUND' }],
  ])('for %j', async (email, expected) => {
    const { data } = await check('staff', email);
    expect(data?.customerCheckIsPS).toMatchObject(expected);
  });

  it('the answer takes one trip to the store, and counting the question another', async () => {
    expect(bff.trips(await check('staff', 'staff@alva.demo'))).toBe(2);
  });
});

describe('customerCheckIsPS refuses', () => {
  it.each([
    ['guest', 'UNAUTHENTICATED'],
    ['owner', 'FORBIDDEN'],
    ['affiliate', 'FORBIDDEN'],
  ] as const)('%s', async (by, code) => {
    const { errors, data } = await check(by, 'staff@alva.demo');
    expect([errors?.[0]?.extensions?.code, data]).toEqual([code, null]);
  });
});

describe('customerCheckIsPS is safe', () => {
  it('without a captcha of this very action, and says nothing of the address then', async () => {
    const headers = await actor(bff, 'staff');
    const refused = { success: false, errorCode: 'CAPTCHA_FAILED' };
    for (const captcha of ['', 'nonsense', world.token('check_registered')])
      for (const email of ['staff@alva.demo', 'owner@alva.demo', 'nobody@example.id']) {
        const { data } = await ask(headers, email, captcha);
        expect(data?.customerCheckIsPS).toMatchObject(refused);
      }
  });

  it('against going through a list: an hour has sixty questions, for each member of staff', async () => {
    await bff.db.primary.execute('DELETE FROM attempt');
    const headers = await actor(bff, 'staff');
    const codeOf = async () => (await ask(headers, 'a@b.id')).errors?.[0]?.extensions?.code;
    const codes = await Promise.all(Array.from({ length: 64 }, codeOf));
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(4);
    const { errors } = await check('admin', 'a@b.id');
    expect(errors).toBeUndefined();
    await bff.db.primary.execute('DELETE FROM attempt');
  });

  it.each([
    ['of sales staff', 'staff@alva.demo'],
    ['of a customer', 'owner@alva.demo'],
  ])('for an address %s it takes the same time as for one without an account', async (_, email) => {
    const headers = await actor(bff, 'staff');
    const compared = await takeTheSameTime({
      rounds: 40,
      one: () => ask(headers, email),
      other: () => ask(headers, 'nobody@example.id'),
      meanwhile: () => bff.db.primary.execute('DELETE FROM attempt'),
    });
    expect(compared).toMatchObject({ areAlike: true });
  });

  it('against text that wants to be SQL', async () => {
    const { data } = await check('staff', "' or 1=1 --");
    expect(data?.customerCheckIsPS).toMatchObject({ errorCode: 'CUSTOMER_NOT_FOUND' });
  });
});
