import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import documents from '#edge/contract/documents.main.json' with { type: 'json' };
import { coverState, vehicleCover } from '#edge/contract/garage/view.ts';
import { LOCALES } from '#edge/contract/locale.ts';
import { placeOnWire } from '#edge/contract/places/view.ts';
import { partView } from '#edge/contract/shop/view.ts';
import { searchStations } from '#edge/contract/stations/search.ts';
import { detailOnWire, summaryOnWire } from '#edge/contract/stations/view.ts';
import type { Collection, Records } from '#edge/contract/sync/collections.ts';
import { inProcessApp } from '#tests/support/in-process-app.ts';
import { search } from '#tests/support/stations.ts';
import { type Store, seeded, stores } from '#tests/support/stores.ts';
import { storable } from '#web/platform/offline/stored-shape.ts';

const NOW = Date.UTC(2026, 10, 20, 13, 30);

let store: Store;
let send: <T>(name: string, variables: object) => Promise<T>;
beforeAll(async () => {
  store = await seeded(stores[0].open);
  await store.db.primary.execute(
    // Some old, some new, some free.
    `UPDATE evse_status SET last_updated_at = ${NOW} - 60000 * (rowid * 37 % 3000),
       status = iif(rowid % 2, 'AVAILABLE', 'CHARGING')`,
  );
  const app = inProcessApp(store.db, () => NOW);
  send = async <T>(name: string, variables: object): Promise<T> => {
    const query = Object.values<string>(documents).find((text) =>
      text.startsWith(`query ${name}(`),
    );
    const response = await app.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data?: T; errors?: unknown };
    if (data === undefined) throw new Error(JSON.stringify(errors));
    return data;
  };
});
afterAll(() => store.stop());

interface Page<C extends Collection> {
  readonly sync: {
    readonly cursor: string;
    readonly hasMore: boolean;
    readonly changes: readonly { readonly id: string; readonly record: Records[C] }[];
  };
}

/** A collection as a device has it. */
const onDevice = async <C extends Collection>(scope: C): Promise<Records[C][]> => {
  const records = new Map<string, Records[C]>();
  let cursor: string | null = null;
  for (;;) {
    const { sync }: Page<C> = await send<Page<C>>('Sync', { scope, cursor });
    for (const { id, record } of sync.changes)
      records.set(id, storable(scope, record) as Records[C]);
    if (!sync.hasMore) return [...records.keys()].sort().flatMap((id) => records.get(id) ?? []);
    cursor = sync.cursor;
  }
};

const statuses = async () => {
  const byEvse = new Map((await onDevice('stationStatus')).map((each) => [each.id, each]));
  return (id: string) => byEvse.get(id);
};

describe('BFF and device answer the same', () => {
  it.each(LOCALES)('for the page of every station (%s)', async (locale) => {
    const [stations, products, statusOf] = await Promise.all([
      onDevice('stations'),
      onDevice('products'),
      statuses(),
    ]);
    expect(stations.length).toBeGreaterThan(20);
    for (const station of stations) {
      const answer = await send<Record<string, object>>('ChargingStationDetail', {
        key: station.id,
        locale,
      });
      const view = detailOnWire(station, products, { statusOf, now: NOW }, locale);
      expect(view).toMatchObject(answer.getChargingStationDetail ?? { missing: station.id });
    }
  });

  it('for a list of stations', async () => {
    const [stations, statusOf] = await Promise.all([onDevice('stations'), statuses()]);
    const params = { lat: -6.2, lon: 106.8, limit: 200, radius: 500_000 };
    const { chargingStationNearby } = await send<{ chargingStationNearby: object[] }>(
      'ChargingStationNearby',
      { params },
    );
    const wish = search(params);
    const views = searchStations(stations, wish, statusOf, NOW).map((match) =>
      summaryOnWire(match, { statusOf, now: NOW, wish }),
    );
    expect(chargingStationNearby.length).toBeGreaterThan(5);
    expect(views).toMatchObject(chargingStationNearby);
  });

  it.each(LOCALES)('for the page of every place (%s)', async (locale) => {
    const [places, products] = await Promise.all([onDevice('places'), onDevice('products')]);
    expect(places.length).toBeGreaterThan(10);
    for (const place of places) {
      const { dealerSlug } = place;
      const answer = await send<Record<string, object>>('LocationDetail', { dealerSlug, locale });
      const view = placeOnWire(place, products, NOW, locale);
      expect(view).toMatchObject(answer.getLocationDetail ?? { missing: dealerSlug });
    }
  });

  it.each(LOCALES)('for every page of the price list, and a part alone (%s)', async (locale) => {
    const parts = (await onDevice('parts')).sort((a, b) => a.rowNumber - b.rowNumber);
    expect(parts.length).toBeGreaterThan(100);
    for (let from = 0; from < parts.length; from += 50) {
      const { getPriceListSparePart } = await send<{ getPriceListSparePart: { data: object[] } }>(
        'PriceList',
        { pageSize: '50', pageNumber: String(from / 50 + 1), locale },
      );
      const views = parts.slice(from, from + 50).map((part) => partView(part, locale));
      expect(views).toMatchObject(getPriceListSparePart.data);
    }
    for (const part of parts.slice(0, 10)) {
      const variables = { productCode: part.code, locale };
      const answer = await send<Record<string, object>>('SparePartDetail', variables);
      expect(partView(part, locale)).toMatchObject(answer.getSparePartDetail ?? { missing: part });
    }
  });
});

describe('the cover of a vehicle', () => {
  const at = (ms: number): string => new Date(ms).toISOString();

  it('runs until its last millisecond, whenever the record was made', () => {
    const vehicle = { warrantyValid: at(NOW + 1), rsaExpDate: at(NOW) };
    expect(vehicleCover(vehicle, NOW)).toEqual({ isUnderWarranty: true, isActiveRSA: false });
    expect(vehicleCover(vehicle, NOW - 1)).toEqual({ isUnderWarranty: true, isActiveRSA: true });
  });

  it('is over only where there was one', () => {
    expect([null, at(NOW), at(NOW + 1)].map((until) => coverState(until, NOW))).toEqual([
      'none',
      'over',
      'runs',
    ]);
  });

  it('does not run when there never was one', () => {
    expect(vehicleCover({ warrantyValid: null, rsaExpDate: null }, NOW)).toEqual({
      isUnderWarranty: false,
      isActiveRSA: false,
    });
  });
});
