import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ActorName, actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { roomInWindow } from '#tests/support/window.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

interface Verdict {
  readonly checkBatteryAuthenticity: Record<string, unknown>;
}

const check = async (key: string, by: ActorName = 'guest') =>
  bff.gql<Verdict>(
    `query Check($key: String!) { checkBatteryAuthenticity(key: $key) {
      status model productionDate serialNumber lockStatus lockedBy batteryCycle lastUpdate } }`,
    { key },
    { headers: await actor(bff, by) },
  );
const verdict = async (key: string) => (await check(key)).data?.checkBatteryAuthenticity;
const forget = () => bff.db.primary.execute('DELETE FROM attempt');

describe('checkBatteryAuthenticity works', () => {
  it('knows a genuine one, with every field', async () => {
    expect(await verdict('AB60-45-2023-0009411')).toMatchObject({
      status: 'GENUINE',
      model: 'AB60-45',
      serialNumber: 'AB60-45-2023-0009411',
      lockStatus: false,
      lockedBy: null,
      batteryCycle: 402,
    });
  });

  it('tells a locked one, and by whom without naming them', async () => {
    expect(await verdict('AB74-24-2024-0031872')).toMatchObject({
      status: 'LOCKED',
      lockStatus: true,
      lockedBy: 'D**** S******',
    });
  });

  it('tells one that was reported, before anything else', async () => {
    await bff.db.primary.execute(`UPDATE battery SET locked = 1 WHERE id = 'bat_missing'`);
    expect(await verdict('AB60-50-2024-0017306')).toMatchObject({ status: 'REPORTED' });
  });

  it('says of an unknown one only that it is unknown', async () => {
    expect(await verdict('AB60-45-2023-9999999')).toEqual({
      status: 'UNKNOWN',
      serialNumber: 'AB60-45-2023-9999999',
      model: null,
      productionDate: null,
      lockStatus: null,
      lockedBy: null,
      batteryCycle: null,
      lastUpdate: null,
    });
  });

  it.each([
    'ab60-45-2023-0009411',
    ' AB60-45-2023 0009411 '.replace('2023 ', '2023-'),
    'https://alva.test/en/verify-battery?key=AB60-45-2023-0009411',
  ])('reads the number as people and cameras give it: %s', async (key) => {
    expect((await verdict(key))?.status).toBe('GENUINE');
  });
});

describe('checkBatteryAuthenticity refuses', () => {
  it.each([
    '',
    '   ',
    'battery',
    "AB60'; DROP TABLE battery; --",
    'A'.repeat(500),
    '?key=%E0%A4%A',
  ])('what is no number: %s', async (key) => {
    expect((await check(key)).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it('the 21st try in ten minutes, also when they come at once, and counts people apart', async () => {
    await roomInWindow();
    await forget();
    const headers = await actor(bff, 'owner');
    const tries = await Promise.all(
      Array.from({ length: 25 }, (_, n) =>
        bff.gql(
          `{ checkBatteryAuthenticity(key: "AB60-45-2023-00000${10 + n}") { status } }`,
          {},
          { headers },
        ),
      ),
    );
    const codes = tries.map(({ errors }) => errors?.[0]?.extensions?.code ?? 'ok');
    expect(codes.filter((code) => code === 'ok')).toHaveLength(20);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(5);
    expect((await check('AB60-45-2023-0009411', 'owner2')).errors).toBeUndefined();
  });
});

describe('checkBatteryAuthenticity is safe', () => {
  it('does the same work for known and unknown numbers', async () => {
    await forget();
    const [genuine, unknown] = [
      await check('AB60-45-2023-0009411'),
      await check('AB60-45-2023-9999999'),
    ];
    expect(bff.trips(genuine)).toBe(bff.trips(unknown));
  });

  it('keeps no address', async () => {
    const { rows } = await bff.db.primary.execute('SELECT subject FROM attempt');
    for (const { subject } of rows)
      expect(String(subject)).toMatch(/^(cus_\w+|address:[\w-]{43})$/);
  });
});
