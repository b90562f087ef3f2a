import type { AddressRecord } from '#edge/contract/places/address-record.ts';
import type { RegionCity } from '#edge/contract/places/region.ts';

/** What a saved address says of its province by itself: one city and one district of it. */
export const savedRegion = (
  saved: AddressRecord | undefined,
  provinceId: string,
): readonly RegionCity[] | undefined =>
  saved === undefined || saved.provinceId !== provinceId
    ? undefined
    : [
        {
          id: saved.cityId,
          name: saved.cityName,
          at: null,
          districts: [{ id: saved.districtId, name: saved.districtName }],
        },
      ];
