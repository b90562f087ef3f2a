import type { customerAddress } from '../../schema/account-address.ts';
import { daysFromEpoch } from '../epoch.ts';

/** Where three demo customers want things delivered: one as on the papers, two elsewhere. */
export const addresses: readonly (typeof customerAddress.$inferInsert)[] = [
  {
    customerId: 'cus_owner',
    address: 'Jl. Kemang Raya No. 27, RT 04/RW 02, Bangka',
    ...{ provinceId: '31', provinceName: 'DKI Jakarta' },
    ...{ cityId: '3174', cityName: 'Kota Jakarta Selatan' },
    ...{ districtId: '317403', districtName: 'Mampang Prapatan' },
    zipCode: '12730',
    note: null,
    ...{ latitude: -6.2607, longitude: 106.8145 },
    changedAt: daysFromEpoch(-300),
  },
  {
    customerId: 'cus_owner2',
    address: 'Jl. Raya Darmo No. 114, Wonokromo',
    ...{ provinceId: '35', provinceName: 'Jawa Timur' },
    ...{ cityId: '3578', cityName: 'Kota Surabaya' },
    ...{ districtId: '357804', districtName: 'Wonokromo' },
    zipCode: '60241',
    note: 'Gerbang hijau, di samping warung soto',
    ...{ latitude: null, longitude: null },
    changedAt: daysFromEpoch(-120),
  },
  {
    customerId: 'cus_guest',
    address: 'Jl. Margonda Raya No. 350, Pondok Cina',
    ...{ provinceId: '32', provinceName: 'Jawa Barat' },
    ...{ cityId: '3276', cityName: 'Kota Depok' },
    ...{ districtId: '327606', districtName: 'Beji' },
    zipCode: '16424',
    note: null,
    ...{ latitude: null, longitude: null },
    changedAt: daysFromEpoch(-30),
  },
];
