import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

const UPDATE = `mutation Update($input: UpdateAddressInput!) {
  updateCustomerAddress(input: $input) { success message errorCode } }`;
const ADDRESS = `{ deliveryAddressCustomer { name phoneNumber address provinceName cityName zipCode
  provinceId cityId districtId districtName note latitude longitude } }`;

const BANDUNG = {
  provinceId: '32',
  cityId: '3273',
  districtId: '327302',
  address: 'Jl. Ir. H. Juanda No. 108',
  zipCode: '40132',
  changedAt: '2026-11-01T00:00:00.000Z',
};

type Headers = Record<string, string>;
const update = async (headers: Headers, patch: object = {}) => {
  const { data, errors } = await bff.gql<{ updateCustomerAddress: Record<string, unknown> }>(
    UPDATE,
    { input: { ...BANDUNG, ...patch } },
    { headers },
  );
  return data?.updateCustomerAddress ?? errors?.[0]?.extensions;
};
const read = async (headers: Headers) =>
  (await bff.gql<{ deliveryAddressCustomer: Record<string, unknown> }>(ADDRESS, {}, { headers }))
    .data?.deliveryAddressCustomer;

describe('deliveryAddressCustomer works', () => {
  it('is the address that was given, not the one on the papers', async () => {
    const owner = await actor(bff, 'owner');
    expect(await read(owner)).toMatchObject({
      name: 'Ayu Lestari',
      districtName: 'Mampang Prapatan',
      cityName: 'Kota Jakarta Selatan',
      latitude: -6.2607,
    });
  });

  it('is the one on the papers as long as none was given, and nothing without papers', async () => {
    const owner = await actor(bff, 'owner');
    await bff.db.primary.execute("delete from customer_address where customer_id = 'cus_owner'");
    expect(await read(owner)).toMatchObject({
      address: 'Jl. Kemang Raya No. 27, Bangka, Mampang Prapatan',
      cityName: 'Jakarta Selatan',
      districtName: null,
    });
    expect(await read(await actor(bff, 'admin'))).toMatchObject({ address: null, cityName: null });
  });
});

describe('updateCustomerAddress works', () => {
  it('takes names from the region data, and the last word stands', async () => {
    const staff = await actor(bff, 'staff');
    expect(
      await update(staff, { note: ' Rumah pojok ', latitude: -6.885, longitude: 107.613 }),
    ).toEqual({
      success: true,
      message: 'OK',
      errorCode: null,
    });
    expect(await read(staff)).toEqual({
      name: 'Eka Wulandari',
      phoneNumber: '+6281110010005',
      address: 'Jl. Ir. H. Juanda No. 108',
      provinceId: '32',
      provinceName: 'Jawa Barat',
      cityId: '3273',
      cityName: 'Kota Bandung',
      districtId: '327302',
      districtName: 'Coblong',
      zipCode: '40132',
      note: 'Rumah pojok',
      latitude: -6.885,
      longitude: 107.613,
    });
    await update(staff, { address: 'Jl. Dago No. 1', changedAt: '2026-11-02T00:00:00.000Z' });
    expect(await read(staff)).toMatchObject({
      address: 'Jl. Dago No. 1',
      note: null,
      latitude: null,
    });
  });
});

describe('updateCustomerAddress refuses', () => {
  it.each([
    [{ address: '   ' }, 'ADDRESS_INVALID'],
    [{ zipCode: '401' }, 'ADDRESS_INVALID'],
    [{ cityId: '3578' }, 'ADDRESS_INVALID'],
    [{ latitude: 106.8, longitude: -6.2 }, 'ADDRESS_INVALID'],
    [{ latitude: -6.2 }, 'ADDRESS_INVALID'],
    [{ cityId: '3299', districtId: '329901' }, 'ADDRESS_REGION_UNKNOWN'],
    [{ districtId: '327399' }, 'ADDRESS_REGION_UNKNOWN'],
  ])('%j, and keeps what was there', async (patch, errorCode) => {
    const owner2 = await actor(bff, 'owner2');
    const before = await read(owner2);
    expect(await update(owner2, patch)).toMatchObject({ success: false, errorCode });
    expect(await read(owner2)).toEqual(before);
  });

  it('a guest', async () => {
    expect(await update({})).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('updateCustomerAddress is safe', () => {
  it('changes nobody else’s address, and nothing on the papers', async () => {
    const owner2 = await actor(bff, 'owner2');
    const papers = () => bff.db.primary.execute('select * from customer_document');
    const before = { other: await read(owner2), papers: (await papers()).rows };
    await update(await actor(bff, 'guestRider'), { changedAt: '2026-11-03T00:00:00.000Z' });
    expect(await read(owner2)).toEqual(before.other);
    expect((await papers()).rows).toEqual(before.papers);
  });

  it('when it comes twice, and when an older one comes late', async () => {
    const owner2 = await actor(bff, 'owner2');
    const key = { ...owner2, 'idempotency-key': '01JD8Z4T4M6Y3E9V5S7Q2K1B0A' };
    const newest = { address: 'Jl. Baru No. 2', changedAt: '2026-11-05T00:00:00.000Z' };
    expect(await update(key, newest)).toMatchObject({ success: true });
    expect(await update(key, newest)).toMatchObject({ success: true });
    // Nobody is told that an address counts which does not.
    expect(await update(owner2, { changedAt: '2026-11-04T00:00:00.000Z' })).toMatchObject({
      success: false,
      errorCode: 'ADDRESS_NEWER',
    });
    expect(await update(key, newest)).toMatchObject({ success: true });
    expect(await read(owner2)).toMatchObject({ address: 'Jl. Baru No. 2' });
  });

  it('from a clock that runs ahead: the next word counts again', async () => {
    const affiliate = await actor(bff, 'affiliate');
    await update(affiliate, { address: 'Jl. Besok', changedAt: '2099-01-01T00:00:00.000Z' });
    await update(affiliate, {
      address: 'Jl. Sekarang',
      changedAt: new Date(Date.now() + 60_000).toISOString(),
    });
    expect(await read(affiliate)).toMatchObject({ address: 'Jl. Sekarang' });
  });
});
