/** Changes of an order, as its customer asks for them. */
export const WHITE = { kind: 'COLOR', color: 'indie-red', accent: 'white' } as const;
export const CODE = { kind: 'VOUCHER', coupon: 'HEMAT' } as const;
export const NO_CODE = { kind: 'VOUCHER', coupon: null } as const;
/** To Karawang, beyond the free area. */
export const BROUGHT = {
  kind: 'DELIVERY',
  delivery: 'DELIVER_TO_HOME',
  dealer: 'aec-scbd',
  address: {
    provinceId: '32',
    cityId: '3215',
    districtId: '321501',
    address: 'Jl. Tuparev 1',
    zipCode: '41311',
  },
} as const;
