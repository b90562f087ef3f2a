import * as v from 'valibot';
import { AREAS } from '#edge/contract/areas.ts';
import { INDONESIA, inBox } from '#edge/contract/stations/geo.ts';

export const ADDRESS_LIMITS = { address: 200, note: 200 } as const;

/** Why an address is refused; the web has a sentence for each. */
/** `ADDRESS_NEWER`: one that was given later is kept instead. */
export type AddressFault = 'ADDRESS_INVALID' | 'ADDRESS_REGION_UNKNOWN' | 'ADDRESS_NEWER';

const provinces = new Set(AREAS.map(({ code }) => code));

/** Line breaks and runs of spaces become one space: labels are one line. */
const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

const code = (digits: number, message: string) =>
  v.pipe(v.string(message), v.regex(new RegExp(`^\\d{${digits}}$`), message));

const degrees = v.nullish(v.pipe(v.number('pinpoint'), v.finite('pinpoint')), null);

/** A key that is missing is told like one that is empty. */
const chosen = <S extends v.GenericSchema<string, string>>(schema: S) => v.optional(schema, '');

const fields = {
  provinceId: chosen(
    v.pipe(
      v.string('province'),
      v.check((id) => provinces.has(id), 'province'),
    ),
  ),
  cityId: chosen(code(4, 'city')),
  districtId: chosen(code(6, 'district')),
  /** Street, number, RT/RW, village. */
  address: chosen(
    v.pipe(
      v.string('address'),
      v.transform(tidy),
      v.nonEmpty('address'),
      v.maxLength(ADDRESS_LIMITS.address, 'address.too-long'),
    ),
  ),
  zipCode: chosen(v.pipe(v.string('zip-code'), v.trim(), v.regex(/^[1-9]\d{4}$/, 'zip-code'))),
  note: v.pipe(
    v.nullish(v.string(), ''),
    v.transform(tidy),
    v.maxLength(ADDRESS_LIMITS.note, 'note.too-long'),
  ),
  latitude: degrees,
  longitude: degrees,
};

/**
 * Where things go: what the person chose and typed. That the codes exist and lie in each other is for
 * whoever holds the region data; that they fit together by their digits is checked here.
 */
export const DeliveryAddressForm = v.pipe(
  v.object(fields),
  v.forward(
    v.partialCheck(
      [['provinceId'], ['cityId']],
      ({ provinceId, cityId }) => cityId.startsWith(provinceId),
      'city',
    ),
    ['cityId'],
  ),
  v.forward(
    v.partialCheck(
      [['cityId'], ['districtId']],
      ({ cityId, districtId }) => districtId.startsWith(cityId),
      'district',
    ),
    ['districtId'],
  ),
  v.forward(
    v.partialCheck(
      [['latitude'], ['longitude']],
      ({ latitude: lat, longitude: lon }) =>
        lat === null || lon === null ? lat === lon : inBox(INDONESIA, { lat, lon }),
      'pinpoint',
    ),
    ['latitude'],
  ),
);
