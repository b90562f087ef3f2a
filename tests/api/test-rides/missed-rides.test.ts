import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#edge/contract/time.ts';
import { type CodeWorld, startCodeWorld } from '#tests/support/code-world.ts';
import { at, rideParam, ridesOn } from './rides.ts';

const NUMBER = '+6281234567890';

let world: CodeWorld;
let rides: ReturnType<typeof ridesOn>;
beforeAll(async () => {
  world = await startCodeWorld();
  rides = ridesOn(world.bff);
});
afterAll(() => world.stop());

/** A ride of the number that ended so many days ago. */
const past = async (days: number, state: 'NO_SHOW' | 'COMPLETED', param: { id: string }) =>
  world.bff.db.primary.execute({
    sql: 'UPDATE test_ride SET state = ?, slot_at = slot_at - ? WHERE id = ?',
    args: [state, days * DAY_MS, param.id],
  });
const missed = async (days: number): Promise<void> => {
  const param = rideParam();
  expect(await rides.book('guest', param)).toBe('done');
  await past(days, 'NO_SHOW', param);
};

describe('a booking after two rides under a number were missed', () => {
  const param = rideParam();
  const book = (phoneProof: string | null, more: object = {}) =>
    rides.book('guest', { ...param, phoneProof, ...more });

  it('takes a third one only with a code that was sent to the number and typed in', async () => {
    await missed(30);
    await missed(40);
    expect(await book(null)).toBe('TEST_RIDE_PHONE_UNCONFIRMED');
    expect(await book('no proof')).toBe('TEST_RIDE_PHONE_UNCONFIRMED');
    expect(await book(await world.prove('+6281234567899')), 'of another number').toBe(
      'TEST_RIDE_PHONE_UNCONFIRMED',
    );
    await world.forgetWaits();
    const { sessionInfo } = await world.send(NUMBER);
    expect(await book(sessionInfo), 'before the code is typed in').toBe(
      'TEST_RIDE_PHONE_UNCONFIRMED',
    );
    const other = rideParam({ phoneNumber: '0812 3456 7891', slotAt: at(4) });
    expect(await rides.book('guest', other), 'another number').toBe('done');
    const proof = await world.prove(NUMBER);
    expect(await book(proof)).toBe('done');
    expect(await book(proof), 'sent again').toBe('done');
    const again = rideParam({ slotAt: at(2), phoneProof: proof });
    expect(await rides.book('guest', again), 'the same code').toBe('TEST_RIDE_PHONE_UNCONFIRMED');
  });

  it('takes the next one without, after one that was ridden', async () => {
    await past(20, 'COMPLETED', param);
    expect(await rides.book('guest', rideParam({ slotAt: at(2) }))).toBe('done');
  });
});

describe('the age of a rider', () => {
  it('refuses whoever is not of age', async () => {
    const young = rideParam({ phoneNumber: '0812 3456 7892', slotAt: at(5), isOfAge: false });
    expect(await rides.book('guest', young)).toBe('BAD_USER_INPUT');
    expect(await rides.book('guest', { ...young, isOfAge: true })).toBe('done');
  });
});
