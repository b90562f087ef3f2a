import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncAll } from '#tests/api/sync/client.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
let owner: Record<string, string>;
let owner2: Record<string, string>;
let stationId: string;
beforeAll(async () => {
  bff = await startBff();
  [owner, owner2] = await Promise.all([actor(bff, 'owner'), actor(bff, 'owner2')]);
  const { pages } = await syncAll(bff, 'stations');
  stationId = pages[0]?.changed[0]?.id ?? '';
});
afterAll(() => bff.stop());

const ulid = (n: number): string => `01JD2F5K3Q6V8X0Z2C4F6H8K${String(n).padStart(2, '0')}`;
const REPORT = `mutation Report($input: StationReportInput!) {
  reportStation(input: $input) { success message errorCode }
}`;

interface Reported {
  readonly reportStation: { success: boolean; message: string; errorCode: string | null };
}

const report = (n: number, headers: Record<string, string>, change: object = {}) =>
  bff.gql<Reported>(
    REPORT,
    {
      input: {
        id: `rep_${ulid(n).toLowerCase()}`,
        stationId,
        kind: 'BROKEN',
        seenAt: new Date().toISOString(),
        ...change,
      },
    },
    { headers: { ...headers, 'idempotency-key': ulid(n) } },
  );

const findings = async () => {
  const { data } = await bff.gql<{
    getChargingStationDetail: { findings: { kind: string; count: number; confirmed: boolean }[] };
  }>(
    'query F($key: String!) { getChargingStationDetail(key: $key) { findings { kind count confirmed } } }',
    { key: stationId },
  );
  return data?.getChargingStationDetail.findings;
};

describe('reportStation', () => {
  describe('works', () => {
    it('counts riders, not reports, and a report sent again once', async () => {
      const seenAt = new Date().toISOString();
      const first = await report(1, owner, { seenAt });
      expect(first.data?.reportStation).toEqual({ success: true, message: 'OK', errorCode: null });
      expect((await report(1, owner, { seenAt })).data).toEqual(first.data);
      await report(2, owner);
      expect(await findings()).toEqual([{ kind: 'BROKEN', count: 1, confirmed: false }]);
      await report(3, owner2);
      expect(await findings()).toEqual([{ kind: 'BROKEN', count: 2, confirmed: true }]);
    });

    it('reaches every device as a change of the station, without a word about who said it', async () => {
      const { cursor } = await syncAll(bff, 'stations');
      await report(4, owner2, { kind: 'WRONG_PLACE' });
      const { pages } = await syncAll(bff, 'stations', cursor);
      const changed = pages.flatMap((page) => page.changed);
      expect(changed.map(({ id }) => id)).toEqual([stationId]);
      const reports = changed[0]?.record.reports as object[];
      expect(reports.map((each) => Object.keys(each))).toEqual(
        reports.map(() => ['kind', 'seenAt']),
      );
    });
  });

  describe('refuses', () => {
    it.each([
      ['stationUnknown', { stationId: 'sta_none' }],
      ['reportIdInvalid', { id: 'rep_1' }],
      ['seenAtOutOfRange', { seenAt: '2020-01-01T00:00:00Z' }],
    ])('%s', async (errorCode, change) => {
      const { data } = await report(5, owner, change);
      expect(data?.reportStation).toMatchObject({ success: false, errorCode });
    });

    it('more reports in a day than a rider can see', async () => {
      for (let n = 10; n < 32; n++) await report(n, owner2, { kind: 'OCCUPIED' });
      const { data } = await report(40, owner2);
      expect(data?.reportStation.errorCode).toBe('tooManyReports');
    });
  });
});

const MARK = `mutation Mark($stationId: ID!, $isFavourite: Boolean!, $changedAt: DateTime!) {
  setStationFavourite(stationId: $stationId, isFavourite: $isFavourite, changedAt: $changedAt) { success message }
}`;

const mark = (isFavourite: boolean, changedAt: string, headers = owner) =>
  bff.gql<{ setStationFavourite: { success: boolean } }>(
    MARK,
    { stationId, isFavourite, changedAt },
    { headers },
  );

const marked = async (headers: Record<string, string>): Promise<unknown[]> => {
  const { pages } = await syncAll(bff, 'stationFavourites', null, headers);
  return pages.flatMap(({ changed }) => changed.map(({ record }) => record.stationId));
};

describe('setStationFavourite', () => {
  it('works: it follows the customer to every device, and nobody else', async () => {
    await mark(true, '2026-11-20T08:00:00Z');
    expect(await marked(owner)).toEqual([stationId]);
    expect(await marked(owner2)).toEqual([]);
  });

  it('is safe: the later word wins, in whatever order the words arrive', async () => {
    await mark(false, '2026-11-20T10:00:00Z');
    await mark(true, '2026-11-20T09:00:00Z');
    expect(await marked(owner)).toEqual([]);
    await mark(true, '2026-11-20T11:00:00Z');
    expect(await marked(owner)).toEqual([stationId]);
  });

  it('refuses a station that is not there', async () => {
    const { data } = await bff.gql<{ setStationFavourite: { success: boolean; message: string } }>(
      MARK,
      { stationId: 'sta_none', isFavourite: true, changedAt: '2026-11-20T08:00:00Z' },
      { headers: owner },
    );
    expect(data?.setStationFavourite).toEqual({ success: false, message: 'stationUnknown' });
  });
});
