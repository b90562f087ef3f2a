import { eq } from 'drizzle-orm';
import { build, p, prepare, type Query } from '#db/query.ts';
import { provinceRegions } from '#db/schema/places.ts';
import { cityOfLine, type RegionCity } from '#edge/contract/places/region.ts';

const byProvince = prepare(
  build
    .select({ cities: provinceRegions.cities })
    .from(provinceRegions)
    .where(eq(provinceRegions.provinceId, p('provinceId'))),
);

/** Cities of a province with their districts; none for a province that does not exist. */
export const citiesOf = (provinceId: string): Query<RegionCity[]> => {
  const query = byProvince({ provinceId });
  return { ...query, map: (result) => query.map(result)[0]?.cities.map(cityOfLine) ?? [] };
};
