import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { vinOf } from '#tests/api/sharing/transfer.ts';
import { type Bff, ORIGIN, startBff } from '#tests/support/bff.ts';
import { graded, newListing, type Selling, SPARE, sellingOn } from './seller.ts';

let bff: Bff;
let on: Selling;
let vin: string;
beforeAll(async () => {
  bff = await startBff();
  on = sellingOn(bff);
  vin = await vinOf(bff, 'veh_ayu_one');
});
beforeEach(() => on.clear());
afterAll(() => bff.stop());

const LISTING = `listing { id kind status price negotiable area city description condition { item grade }
  accident faults rangeKm publishedAt updatedAt }`;
const BATTERY = `serialNumber dateManufacture batteryCycle batteryLock usedIn firmwareVersion isBoostChargeCapable`;
const MOTORCYCLE = `query Page($id: ID!) { getSellMyMotorcyclePage(id: $id) {
  vin ownerName licensePlate productionYear deliveryDate colorName link generation generationName
  odometer iotStatus avatarLink phoneNumber lastUpdate servicesCount freeServiceExpired productCode
  lastIotUpdate services { location date type odometer status detail } warranties { title expire }
  battery1 { ${BATTERY} } battery2 { ${BATTERY} } owners snapshot ${LISTING} } }`;
const OF_BATTERY = `query Page($id: ID!) { getSellMyBatteryPage(id: $id) {
  serialNumber ownerName phoneNumber model type productionDate batteryCycle capacity weight
  warrantyExpiryDate firmwareVersion isBoostChargeCapable usedInMotorcycles lastUpdated
  history { model startDate endDate batteryCycle } ${LISTING} } }`;

type Page = Record<string, unknown> & {
  listing: Record<string, unknown>;
  services: Record<string, unknown>[];
};

const motorcycle = async (id: string, by?: 'owner') =>
  (await on.run<{ getSellMyMotorcyclePage: Page | null }>(by, MOTORCYCLE, { id })).data
    ?.getSellMyMotorcyclePage;
const battery = async (id: string) =>
  (await on.run<{ getSellMyBatteryPage: Page | null }>(undefined, OF_BATTERY, { id })).data
    ?.getSellMyBatteryPage;

const published = async (param: object = {}): Promise<string> => {
  const id = newListing();
  await on.save('owner', { id, vin, ...param });
  await on.move('owner', id, 'publish');
  return id;
};
const publishedBattery = async (): Promise<string> => {
  const id = newListing();
  const condition = graded('BATTERY');
  await on.save('owner', { id, batteryNumber: SPARE, condition, accident: null });
  await on.move('owner', id, 'publish');
  return id;
};

describe('getSellMyMotorcyclePage works', () => {
  it('shows what the store measured and what the owner says, in one trip', async () => {
    const id = await published();
    const answer = await on.run<{ getSellMyMotorcyclePage: Page }>(undefined, MOTORCYCLE, { id });
    expect(bff.trips(answer)).toBe(1);
    expect(answer.data?.getSellMyMotorcyclePage).toMatchObject({
      odometer: 18_420,
      colorName: 'Halo White',
      generationName: 'One',
      productionYear: 2024,
      owners: 1,
      link: `${ORIGIN}/sell-my-motorcycle/${id}`,
      battery1: { batteryLock: false, usedIn: 1 },
      battery2: null,
      listing: {
        id,
        status: 'PUBLISHED',
        price: 24_500_000,
        city: 'Jakarta Selatan',
        accident: 'NONE',
        rangeKm: 62,
      },
    });
    expect(answer.data?.getSellMyMotorcyclePage.listing.condition).toHaveLength(10);
  });

  it("tells the phone number only by the owner's choice", async () => {
    expect((await motorcycle(await published()))?.phoneNumber).toBeNull();
    await on.clear();
    expect((await motorcycle(await published({ showPhone: true })))?.phoneNumber).toBe(
      '+6281210010001',
    );
  });
});

describe('getSellMyMotorcyclePage is safe', () => {
  it('names neither the owner nor the plate nor the frame, to the owner neither', async () => {
    const id = await published();
    for (const page of [await motorcycle(id), await motorcycle(id, 'owner')]) {
      expect(page).toMatchObject({ ownerName: 'A** L******', licensePlate: 'B **** SKW' });
      const text = JSON.stringify(page);
      for (const secret of ['Ayu', 'Lestari', '3847', vin, 'owner@', '+62', 'cus_', 'veh_', 'bat_'])
        expect(text).not.toContain(secret);
    }
  });

  it('keeps back appointments to come, and what was said when they were made', async () => {
    const at = Date.now();
    await bff.db.primary.executeMultiple(`
      INSERT INTO service_record VALUES ('sbk_a', 'veh_ayu_one', 'SCBD', ${at + 1e9}, 'REPAIR', 1, 'BOOKED', 'Ban: bocor');
      INSERT INTO service_record VALUES ('sbk_b', 'veh_ayu_one', 'SCBD', ${at - 1e9}, 'REPAIR', 1, 'COMPLETED', 'Ban: jemput di rumah');`);
    const page = await motorcycle(await published());
    const details = page?.services.map(({ detail }) => detail);
    expect(details).toContain('Ban');
    expect(JSON.stringify(page)).not.toMatch(/bocor|rumah/);
    expect(page?.servicesCount).toBe(page?.services.length);
    await bff.db.primary.execute("DELETE FROM service_record WHERE id LIKE 'sbk_%'");
  });

  it('shows nothing but its end once it is sold or withdrawn, and a draft to nobody', async () => {
    const sold = await published();
    await on.move('owner', sold, 'sell');
    expect(await motorcycle(sold)).toBeNull();
    expect(await on.standing(sold)).toEqual({ state: 'SOLD', kind: 'MOTORCYCLE' });
    const withdrawn = await published();
    await on.move('owner', withdrawn, 'withdraw');
    expect(await motorcycle(withdrawn)).toBeNull();
    expect((await on.standing(withdrawn))?.state).toBe('WITHDRAWN');
    const draft = newListing();
    await on.save('owner', { id: draft, vin });
    expect(await motorcycle(draft)).toBeNull();
    await on.move('owner', draft, 'withdraw');
    expect(await on.standing(draft)).toEqual({ state: 'UNKNOWN', kind: null });
    expect(await on.standing('lst_nothing')).toEqual({ state: 'UNKNOWN', kind: null });
  });

  it('is not reached by the id of the vehicle or its frame number', async () => {
    await published();
    for (const id of ['veh_ayu_one', vin]) expect(await motorcycle(id)).toBeNull();
  });
});

describe('getSellMyBatteryPage', () => {
  it('shows cycles and history without telling whose motorcycles they were', async () => {
    const id = await publishedBattery();
    const page = await battery(id);
    expect(page).toMatchObject({
      batteryCycle: 402,
      capacity: 2_700,
      usedInMotorcycles: 2,
      phoneNumber: null,
      ownerName: 'A** L******',
      listing: { kind: 'BATTERY' },
    });
    expect(page?.history).toHaveLength(2);
    const text = JSON.stringify(page);
    for (const secret of ['MJX', SPARE, 'Ayu', 'cus_', 'bat_']) expect(text).not.toContain(secret);
    expect(await motorcycle(id)).toBeNull();
  });

  it('is gone once the battery is reported missing', async () => {
    const id = await publishedBattery();
    const missing = (at: string) =>
      bff.db.primary.execute(
        `UPDATE battery SET missing_since_at = ${at} WHERE id = 'bat_ayu_spare'`,
      );
    await missing('1');
    expect(await battery(id)).toBeNull();
    await missing('NULL');
  });
});

describe('sellableItems', () => {
  it('has the batteries out of any motorcycle too, and says what cannot be sold and why', async () => {
    const id = newListing();
    await on.save('owner', { id, vin });
    const items = async (by: 'owner' | 'affiliate') =>
      (
        await on.run<{ sellableItems: Record<string, unknown>[] }>(
          by,
          '{ sellableItems { kind vin batteryNumber title openListing refusal } }',
        )
      ).data?.sellableItems;
    const own = await items('owner');
    expect(own?.find((each) => each.vin === vin)).toMatchObject({ openListing: id });
    expect(own?.find(({ batteryNumber }) => batteryNumber === SPARE)).toMatchObject({
      kind: 'BATTERY',
      openListing: null,
      refusal: null,
    });
    expect((await items('affiliate'))?.filter(({ refusal }) => refusal !== null)).toMatchObject([
      { batteryNumber: 'AB74-24-2024-0031872', refusal: 'LISTING_BATTERY_LOCKED' },
    ]);
  });
});
