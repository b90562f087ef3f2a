import * as v from 'valibot';
import type { RecordOf } from '#edge/contract/sync/record-schema.ts';

/** The delivery address of the customer, as `sync` sends it and the device keeps it. */
export const addressRecord = v.object({
  address: v.string(),
  provinceId: v.string(),
  provinceName: v.string(),
  cityId: v.string(),
  cityName: v.string(),
  districtId: v.string(),
  districtName: v.string(),
  zipCode: v.string(),
  note: v.nullable(v.string()),
  /** The pin; both or neither. */
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  /** When it was given, by the clock of the device; epoch ms. */
  changedAt: v.number(),
});

export type AddressRecord = RecordOf<typeof addressRecord>;
