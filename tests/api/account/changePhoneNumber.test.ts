import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actor } from '#tests/support/actors.ts';
import { type CodeWorld, startCodeWorld } from '#tests/support/code-world.ts';
import { ageSignIns, answerOf, type Common, eventsOf, stateOf } from './account-scene.ts';

let world: CodeWorld;
beforeAll(async () => {
  world = await startCodeWorld();
});
afterAll(() => world.stop());
beforeEach(() => world.bff.db.primary.execute('DELETE FROM account_event'));

const OK = { success: true, errorCode: null };
const refused = (errorCode: string) => ({ success: false, errorCode });
const OLD = '+6281210010001';

let next = 0;
const freshNumber = (): string => `+62822${String(++next).padStart(7, '0')}`;

const change = async (
  headers: Record<string, string>,
  phoneNumber: string,
  sessionInfo: string | null,
) =>
  answerOf<Common>(
    await world.bff.gql(
      'mutation ($n: String!, $s: String!) { changePhoneNumber(phoneNumber: $n, sessionInfo: $s) { success errorCode } }',
      { n: phoneNumber, s: sessionInfo ?? '' },
      { headers },
    ),
  );

const numberOf = async (id: string) =>
  (
    await world.bff.db.primary.execute({
      sql: 'SELECT phone_number, phone_verified_at > 0 AS is_verified FROM customer WHERE id = ?',
      args: [id],
    })
  ).rows[0];

const giveBack = () =>
  world.bff.db.primary.execute({
    sql: "UPDATE customer SET phone_number = ?, phone_verified_at = 1 WHERE id = 'cus_owner'",
    args: [OLD],
  });

describe('changePhoneNumber works', () => {
  it('gives the account a proved number, tells the old one, and signs other devices out', async () => {
    const current = await actor(world.bff, 'owner');
    const elsewhere = await actor(world.bff, 'owner');
    const number = freshNumber();
    const proof = await world.prove(number);
    await world.bff.db.primary.execute('DELETE FROM account_event');
    expect(await change(current, number, proof)).toEqual(OK);
    expect(await numberOf('cus_owner')).toMatchObject({ phone_number: number, is_verified: 1 });
    expect(await stateOf(world.bff, elsewhere.cookie)).toMatchObject({ ended: 'revoked' });
    expect(await stateOf(world.bff, current.cookie)).toMatchObject({ state: 'signed-in' });
    // The answer got lost, and the same comes once more.
    expect(await change(current, number, proof)).toEqual(OK);
    expect(await eventsOf(world.bff, 'cus_owner')).toEqual(['PHONE_CHANGED']);
    const { rows } = await world.bff.db.primary.execute('SELECT facts FROM account_event');
    const facts = JSON.parse(String(rows[0]?.facts));
    expect(facts).toEqual({ number: expect.stringMatching(/^\*+\d{4}$/), oldNumber: OLD });
    // What opened the account before opens nothing now, and the new one does.
    const oldProof = await world.prove(OLD);
    expect((await world.enter(oldProof, OLD)).outcome).toBe('PHONE_NOT_REGISTERED');
    expect((await world.enter(await world.prove(number), number)).outcome).toBe('done');
    await giveBack();
  });

  it('takes a number that another account only claims, and gives one to who has none', async () => {
    await world.bff.db.primary.executeMultiple(
      `UPDATE customer SET phone_number = NULL, phone_verified_at = NULL WHERE id = 'cus_guest';
       UPDATE customer SET phone_verified_at = NULL WHERE id = 'cus_owner2'`,
    );
    const claimed = (await numberOf('cus_owner2'))?.phone_number;
    const rider = await actor(world.bff, 'guestRider');
    const proof = await world.prove(String(claimed));
    expect(await change(rider, String(claimed), proof)).toEqual(OK);
    expect(await numberOf('cus_guest')).toMatchObject({ phone_number: claimed, is_verified: 1 });
    expect(await numberOf('cus_owner2')).toMatchObject({ phone_number: null });
  });
});

describe('changePhoneNumber refuses', () => {
  it('a number without its code, a proof of another number, a used one and an old one', async () => {
    const owner = await actor(world.bff, 'owner');
    const number = freshNumber();
    const { sessionInfo } = await world.send(number);
    expect(await change(owner, number, sessionInfo)).toEqual(refused('VERIFICATION_TOKEN_INVALID'));
    const proof = await world.prove(freshNumber());
    expect(await change(owner, number, proof)).toEqual(refused('VERIFICATION_TOKEN_INVALID'));
    const late = await world.prove(number);
    await world.bff.db.primary.execute(
      'UPDATE verification_code SET proved_at = proved_at - 900001',
    );
    expect(await change(owner, number, late)).toEqual(refused('VERIFICATION_TOKEN_EXPIRED'));
    expect(await change(owner, '12', late)).toEqual(refused('PHONE_INVALID'));
    expect(await numberOf('cus_owner')).toMatchObject({ phone_number: OLD });
  });

  it('a number that somebody else has proved', async () => {
    const owner = await actor(world.bff, 'owner');
    const taken = (await numberOf('cus_affiliate'))?.phone_number;
    const proof = await world.prove(String(taken));
    expect(await change(owner, String(taken), proof)).toEqual(refused('PHONE_NUMBER_CONFLICT'));
    expect(await numberOf('cus_affiliate')).toMatchObject({ phone_number: taken, is_verified: 1 });
  });

  it('an old sign-in, and a guest', async () => {
    const number = freshNumber();
    const proof = await world.prove(number);
    expect(await change({}, number, proof)).toEqual({ code: 'UNAUTHENTICATED' });
    const owner = await actor(world.bff, 'owner');
    await ageSignIns(world.bff);
    expect(await change(owner, number, proof)).toEqual({ code: 'RECENT_SIGN_IN_REQUIRED' });
  });
});

describe('changePhoneNumber is safe', () => {
  it('of two accounts with one proof at once, one gets the number', async () => {
    const [owner, affiliate] = await Promise.all([
      actor(world.bff, 'owner'),
      actor(world.bff, 'affiliate'),
    ]);
    const number = freshNumber();
    const proof = await world.prove(number);
    const outcomes = await Promise.all([
      change(owner, number, proof),
      change(affiliate, number, proof),
    ]);
    expect(outcomes.filter((each) => 'success' in each && each.success)).toHaveLength(1);
    const { rows } = await world.bff.db.primary.execute({
      sql: 'SELECT count(*) AS n FROM customer WHERE phone_number = ?',
      args: [number],
    });
    expect(rows[0]?.n).toBe(1);
    await giveBack();
  });
});
