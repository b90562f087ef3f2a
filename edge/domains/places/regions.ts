import type { RegionCity, RegionDistrict } from '#edge/contract/places/region.ts';
import { content } from '#edge/graphql/builder.ts';
import { citiesOf } from './region.sql.ts';

const DistrictRef = content.objectRef<RegionDistrict>('RegionDistrict').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

const CityRef = content.objectRef<RegionCity>('RegionCity').implement({
  description: 'A city or regency. Ids are the ministry’s codes without dots.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    latitude: t.float({ nullable: true, resolve: ({ at }) => at?.lat ?? null }),
    longitude: t.float({ nullable: true, resolve: ({ at }) => at?.lon ?? null }),
    districts: t.field({ type: [DistrictRef], resolve: ({ districts }) => [...districts] }),
  }),
});

content.queryField('regions', (t) =>
  t.field({
    type: [CityRef],
    description: 'Cities and districts of a province; none for one that does not exist.',
    args: { provinceId: t.arg.id({ required: true }) },
    resolve: (_, { provinceId }, { read }) => read(citiesOf(provinceId)),
  }),
);
