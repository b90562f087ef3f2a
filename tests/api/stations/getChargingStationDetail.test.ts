import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

const DETAIL = `query Detail($key: String!) {
  getChargingStationDetail(key: $key) {
    stationId slug locationName timeZone distance totalConnector isDemo
    en: description(locale: en) id: description howToUse(locale: en)
    opHours { day time } connectors { evsesId connectorId } compatible { productName isCompatible }
  }
}`;

interface Detail {
  readonly stationId: string;
  readonly distance: number | null;
  readonly en: string;
  readonly id: string;
  readonly timeZone: string;
  readonly opHours: { day: string; time: string }[];
  readonly connectors: unknown[];
  readonly totalConnector: number;
}

const detail = (key: string) =>
  bff.gql<{ getChargingStationDetail: Detail | null }>(DETAIL, { key });

describe('getChargingStationDetail works', () => {
  it('answers by id and by slug, in one trip', async () => {
    const byId = await detail('sta_demo_arus-kuta');
    expect(byId.errors).toBeUndefined();
    expect(bff.trips(byId)).toBe(1);
    const bySlug = await detail('arus-kuta');
    expect(bySlug.data).toEqual(byId.data);
    const station = byId.data?.getChargingStationDetail;
    expect(station).toMatchObject({ timeZone: 'Asia/Makassar', distance: null, totalConnector: 3 });
    expect(station?.connectors).toHaveLength(6);
    expect(station?.en).not.toBe(station?.id);
  });

  it('tells hours past midnight on the day they begin', async () => {
    const answer = await detail('alun-alun-kidul');
    expect(answer.data?.getChargingStationDetail?.opHours[0]).toEqual({
      day: 'MONDAY',
      time: '17:00-01:00',
    });
  });
});

describe('getChargingStationDetail refuses', () => {
  it.each(['', 'no-such-station', "' OR 1=1 --"])('a key that is nobody’s: "%s"', async (key) => {
    const answer = await detail(key);
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.getChargingStationDetail).toBeNull();
  });
});

describe('getChargingStationDetail is safe', () => {
  it('does not show a station that is gone', async () => {
    await bff.db.primary.execute(`UPDATE station SET is_active = 0 WHERE slug = 'arus-kuta'`);
    expect((await detail('arus-kuta')).data?.getChargingStationDetail).toBeNull();
  });
});
