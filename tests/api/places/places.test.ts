import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

interface Place {
  readonly id: string;
  readonly id_location: string;
  readonly type: string;
  readonly state: string;
  readonly upcoming: boolean;
  readonly distance: number | null;
  readonly dealerSlug: string;
}

const FIELDS = `id id_location location address1 address2 city state latitude longitude country type
  is_active upcoming opensAt dealerId dealerSlug gmapsLink distance`;

const list = (type?: readonly string[]) =>
  bff.gql<{ ExperienceCenter: Place[] }>(
    `query Centers($type: [PlaceType!]) { ExperienceCenter(type: $type) { ${FIELDS} } }`,
    { type },
  );
const map = (position: object = {}) =>
  bff.gql<{ ecMapList: Place[] }>(
    `query MapList($lat: Float, $lon: Float) { ecMapList(lat: $lat, lon: $lon) { ${FIELDS} } }`,
    position,
  );
const detail = (dealerSlug: string) =>
  bff.gql<{ getLocationDetail: Record<string, unknown> | null }>(
    `query Location($dealerSlug: String!) { getLocationDetail(dealerSlug: $dealerSlug) {
      address sparePart services sales operationalHours phone imageUrl location gmapsLink descriptions
      operationalHoursForSales { day time } serviceHours operationalHoursForService { day time }
      charging { slotAvailability availableFor chargingHours facility } gallery { name url } upcoming opensAt
    } }`,
    { dealerSlug },
  );

describe('ExperienceCenter works', () => {
  it('lists every place by province, upcoming ones too, in one trip', async () => {
    const answer = await list();
    expect(answer.errors).toBeUndefined();
    const places = answer.data?.ExperienceCenter ?? [];
    expect(places.length).toBeGreaterThanOrEqual(15);
    expect(places.filter((place) => place.upcoming).length).toBeGreaterThanOrEqual(3);
    expect(places.map((p) => p.state)).toEqual(places.map((p) => p.state).toSorted());
    expect(places.every((place) => place.id === place.id_location)).toBe(true);
    expect(bff.trips(answer)).toBe(1);
  });

  it('narrows to the kinds asked for', async () => {
    const answer = await list(['DEALER']);
    expect(new Set(answer.data?.ExperienceCenter.map((p) => p.type))).toEqual(new Set(['DEALER']));
  });
});

describe('ecMapList works', () => {
  it('says in the language asked for what one can do at a place', async () => {
    const answer = await bff.gql<{ ecMapList: readonly { dealerSlug: string }[] }>(
      `query MapServices { ecMapList {
        dealerSlug sales services sparePart testRide chargingSlots descriptions(locale: id)
      } }`,
    );
    const place = (slug: string) =>
      answer.data?.ecMapList.find(({ dealerSlug }) => dealerSlug === slug);
    expect(place('aec-scbd')).toMatchObject({
      sales: true,
      services: true,
      sparePart: true,
      testRide: true,
      chargingSlots: 6,
      descriptions: expect.stringContaining('enam model dalam satu atap'),
    });
    expect(place('service-malang')).toMatchObject({
      sales: false,
      services: true,
      testRide: false,
      chargingSlots: 0,
    });
  });

  it('puts the nearest first when it knows where from', async () => {
    const answer = await map({ lat: -5.14, lon: 119.41 });
    expect(answer.data?.ecMapList[0]).toMatchObject({ dealerSlug: 'aec-makassar' });
    expect(answer.data?.ecMapList[0]?.distance).toBeLessThan(1_000);
    expect((await map()).data?.ecMapList[0]?.distance).toBeNull();
  });
});

describe('ecMapList refuses', () => {
  it.each([
    [{ lat: 119.41, lon: -5.14 }, 'coordinatesSwapped'],
    [{ lat: -5.14 }, 'coordinateNotANumber'],
  ])('%j', async (position, key) => {
    expect((await map(position)).errors?.[0]?.message).toBe(key);
  });
});

describe('getLocationDetail works', () => {
  it('answers everything about a centre in one trip', async () => {
    const answer = await detail('aec-scbd');
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.getLocationDetail).toMatchObject({
      sales: true,
      services: true,
      sparePart: true,
      charging: { slotAvailability: 6, chargingHours: '24/7' },
    });
    expect(answer.data?.getLocationDetail?.operationalHoursForSales).toHaveLength(7);
    expect(bff.trips(answer)).toBe(1);
  });
});

describe('getLocationDetail refuses', () => {
  it('an unknown slug', async () => {
    expect((await detail('nowhere')).data?.getLocationDetail).toBeNull();
  });
});

describe('places are safe', () => {
  it('what is switched off is nowhere', async () => {
    await bff.db.primary.execute(`UPDATE place SET is_active = 0 WHERE dealer_slug = 'aec-scbd'`);
    const slugs = (await list()).data?.ExperienceCenter.map((place) => place.dealerSlug);
    expect(slugs).not.toContain('aec-scbd');
    expect((await detail('aec-scbd')).data?.getLocationDetail).toBeNull();
  });
});
