import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vinOf } from '#tests/api/sharing/transfer.ts';
import { type ActorName, actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

interface Row {
  readonly rank: number;
  readonly fullname: string;
  readonly productName: string;
  readonly totalTrip: number;
  readonly efficiency: number;
  readonly own: boolean;
  readonly imageFile: string | null;
}

const board = async (args: string, by: ActorName = 'guest') => {
  const { data } = await bff.gql<{ leaderboard: Row[] }>(
    `{ leaderboard(${args}) { rank fullname productName totalTrip efficiency imageFile isActive createdAt own named } }`,
    {},
    { headers: await actor(bff, by) },
  );
  return data?.leaderboard ?? [];
};
const name = async (by: ActorName, vin: string, named: boolean) =>
  (
    await bff.gql<{ setLeaderboardName: { success: boolean } }>(
      `mutation { setLeaderboardName(vin: "${vin}", named: ${named}) { success } }`,
      {},
      { headers: await actor(bff, by) },
    )
  ).data?.setLeaderboardName.success;

describe('leaderboard works', () => {
  it('ranks by trips and by efficiency, the best first', async () => {
    const trips = await board('leaderboardType: TRIP, limit: 50');
    expect(trips.map(({ rank }) => rank)).toEqual(trips.map((_, n) => n + 1));
    expect(trips.map(({ totalTrip }) => totalTrip)).toEqual(
      trips.map(({ totalTrip }) => totalTrip).sort((a, b) => b - a),
    );
    const frugal = (await board('leaderboardType: EFFICIENCY')).map(({ efficiency }) => efficiency);
    expect(frugal).toEqual([...frugal].sort((a, b) => b - a));
  });

  it('tells which motorcycle of a rider a row is about', async () => {
    const own = (await board('leaderboardType: TRIP, limit: 50', 'owner')).filter(({ own }) => own);
    expect(own.map(({ productName }) => productName).sort()).toEqual(['ALVA CERVO', 'ALVA ONE']);
    expect(new Set(own.map(({ fullname }) => fullname))).toEqual(new Set(['Ayu Lestari']));
  });

  it('ranks within a generation, and gives one motorcycle its true rank', async () => {
    expect(await board('leaderboardType: TRIP, generation: "2.1"')).toHaveLength(2);
    const all = await board('leaderboardType: TRIP, limit: 50', 'owner');
    const vin = await vinOf(bff, 'veh_ayu_cervo');
    const [one, ...others] = await board(`leaderboardType: TRIP, limit: 1, vin: "${vin}"`, 'owner');
    expect(others).toEqual([]);
    expect(one?.own).toBe(true);
    expect(all.find(({ rank }) => rank === one?.rank)).toEqual(one);
  });
});

describe('setLeaderboardName', () => {
  it('works: names a rider who agrees, and not any more when they do not', async () => {
    const vin = await vinOf(bff, 'veh_ayu_cervo');
    const seen = async () => (await board(`leaderboardType: TRIP, vin: "${vin}"`))[0]?.fullname;
    expect(await seen()).toBe('A** L******');
    expect(await name('owner', vin, true)).toBe(true);
    expect(await seen()).toBe('Ayu Lestari');
    expect(await name('owner', vin, false)).toBe(true);
    expect(await seen()).toBe('A** L******');
  });

  it('refuses everybody but the owner, and what does not exist, alike', async () => {
    const vin = await vinOf(bff, 'veh_ayu_one');
    for (const by of ['owner2', 'guestRider', 'staff', 'admin'] as const)
      expect(await name(by, vin, true)).toBe(false);
    expect(await name('owner', 'X', true)).toBe(false);
  });
});

describe('leaderboard is safe', () => {
  it('the list names only riders who agreed', async () => {
    const rows = await board('leaderboardType: TRIP, limit: 50');
    for (const { fullname } of rows) expect(fullname).toMatch(/^(Bima|Dimas)|\*/);
  });

  it.each(['limit: 0', 'limit: 100000', 'limit: -1', `vin: "' OR 1=1 --"`, 'generation: "%"'])(
    'with %s',
    async (arg) => {
      expect((await board(`leaderboardType: TRIP, ${arg}`)).length).toBeLessThanOrEqual(50);
    },
  );
});
