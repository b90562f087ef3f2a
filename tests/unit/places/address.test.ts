import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AREAS } from '#edge/contract/areas.ts';
import { ADDRESS_LIMITS, DeliveryAddressForm } from '#edge/contract/places/address.ts';
import { INDONESIA } from '#edge/contract/stations/geo.ts';
import en from '#web/platform/i18n/messages/en/validation.ts';

const GOOD = {
  provinceId: '31',
  cityId: '3174',
  districtId: '317403',
  address: 'Jl. Kemang Raya No. 27',
  zipCode: '12730',
};
const faultsOf = (patch: object): (string | undefined)[] => {
  const { issues = [] } = v.safeParse(DeliveryAddressForm, { ...GOOD, ...patch });
  return issues.map(({ message }) => message);
};

describe('a delivery address', () => {
  it('needs no note and no pin', () => {
    expect(v.parse(DeliveryAddressForm, GOOD)).toEqual({
      ...GOOD,
      note: '',
      latitude: null,
      longitude: null,
    });
  });

  it('is one line, whatever was pasted', () => {
    const { address } = v.parse(DeliveryAddressForm, { ...GOOD, address: ' Jl. A\n\tNo. 1  B ' });
    expect(address).toBe('Jl. A No. 1 B');
  });

  it.each([
    [{ provinceId: '' }, 'province'],
    [{ provinceId: '99', cityId: '9901', districtId: '990101' }, 'province'],
    [{ cityId: '' }, 'city'],
    [{ cityId: '3273', districtId: '327301' }, 'city'],
    [{ districtId: '' }, 'district'],
    [{ districtId: '317301' }, 'district'],
    [{ address: '  \n ' }, 'address'],
    [{ address: 'x'.repeat(ADDRESS_LIMITS.address + 1) }, 'address.too-long'],
    [{ zipCode: '1273' }, 'zip-code'],
    [{ zipCode: '127301' }, 'zip-code'],
    [{ zipCode: '02730' }, 'zip-code'],
    [{ zipCode: '12 730' }, 'zip-code'],
    [{ note: 'x'.repeat(ADDRESS_LIMITS.note + 1) }, 'note.too-long'],
    [{ latitude: -6.2 }, 'pinpoint'],
    [{ latitude: 106.8, longitude: -6.2 }, 'pinpoint'],
    [{ latitude: 51.5, longitude: -0.1 }, 'pinpoint'],
    [{ latitude: Number.NaN, longitude: 106.8 }, 'pinpoint'],
  ])('with %j is refused: %s', (patch, message) => {
    expect(faultsOf(patch)).toContain(message);
  });

  const chosen = fc
    .record({
      provinceId: fc.constantFrom(...AREAS.map(({ code }) => code)),
      city: fc.integer({ min: 1, max: 99 }),
      district: fc.integer({ min: 1, max: 99 }),
    })
    .map(({ provinceId, city, district }) => {
      const cityId = `${provinceId}${String(city).padStart(2, '0')}`;
      return { provinceId, cityId, districtId: `${cityId}${String(district).padStart(2, '0')}` };
    });

  it('takes everything that lies in each other, and gives it back when asked again', () => {
    fc.assert(
      fc.property(
        chosen,
        fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }),
        fc.integer({ min: 10_000, max: 99_999 }),
        fc.double({ min: INDONESIA.south, max: INDONESIA.north, noNaN: true }),
        fc.double({ min: INDONESIA.west, max: INDONESIA.east, noNaN: true }),
        (codes, address, zip, latitude, longitude) => {
          fc.pre(/\S/u.test(address) && address.normalize('NFC').length <= ADDRESS_LIMITS.address);
          const given = { ...codes, address, zipCode: String(zip), latitude, longitude };
          const once = v.parse(DeliveryAddressForm, given);
          expect(once).toMatchObject(codes);
          expect(v.parse(DeliveryAddressForm, once)).toEqual(once);
        },
      ),
    );
  });

  it('answers rubbish with sentences we have, and never throws', () => {
    const anything = fc.record(
      Object.fromEntries(
        [...Object.keys(GOOD), 'note', 'latitude', 'longitude'].map((key) => [key, fc.anything()]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anything, (given) => {
        const { success, issues = [] } = v.safeParse(DeliveryAddressForm, given);
        expect(success).toBe(false);
        // A note that is no text can only come from a program.
        const fieldIssues = issues.filter(({ path }) => path?.[0].key !== 'note');
        for (const { message } of fieldIssues) expect(en).toHaveProperty([message]);
      }),
    );
  });
});
