import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeStations } from '#edge/domains/stations/write.sql.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { draft, stationRecord } from '#tests/support/stations.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
  const url = 'https://10.1.1.1.nowhere.invalid/entrance.jpg';
  await bff.db.write(
    writeStations([draft(stationRecord('sta_pictured', { img: [{ name: 'ENTRANCE', url }] }))]),
  );
});
afterAll(() => bff.stop());

const DETAIL = `query { getChargingStationDetail(key: "sta_pictured") { img { name url } } }`;

const pictures = async () => {
  const { data } = await bff.gql<{
    getChargingStationDetail: { img: { name: string; url: string }[] };
  }>(DETAIL);
  return data?.getChargingStationDetail.img ?? [];
};

describe('pictures of a station', () => {
  it('have addresses on this site, whose policy allows no other', async () => {
    expect(await pictures()).toEqual([
      {
        name: 'ENTRANCE',
        url: expect.stringMatching(/^\/api\/stations\/pictures\/sta_pictured\/[0-9a-f]{16}$/),
      },
    ]);
  });

  it('that cannot be had are refused, and the refusal is not kept', async () => {
    const [picture] = await pictures();
    const answer = await bff.fetch(picture?.url ?? '', { headers: { accept: 'image/*' } });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'UNAVAILABLE' } }],
    });
  });

  it.each([
    '/api/stations/pictures/sta_pictured/0000000000000000',
    '/api/stations/pictures/sta_none/0000000000000000',
    '/api/stations/pictures/sta_pictured/https%3A%2F%2Fevil.test%2Fx.jpg',
  ])('that no station names are not there: %s', async (path) => {
    expect((await bff.fetch(path)).status).toBe(404);
  });
});
