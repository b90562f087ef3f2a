import { expect, it } from 'vitest';
import { fullAddress } from '#web/domains/stations/full-address.ts';

it.each([
  [['Jl. Braga 1', 'Bandung', 'Jawa Barat'], 'Jl. Braga 1, Bandung, Jawa Barat'],
  [
    ['Jl. Pluit 3, KOTA ADM. JAKARTA UTARA', 'Jakarta Utara', 'DKI Jakarta'],
    'Jl. Pluit 3, Jakarta Utara, DKI Jakarta',
  ],
  [
    ['JALAN RAYA BOGOR KM 5', 'Kota Bogor', 'Jawa Barat'],
    'Jalan Raya Bogor Km 5, Kota Bogor, Jawa Barat',
  ],
  [['Jl. Merdeka, Kab. Garut', 'Garut'], 'Jl. Merdeka, Kab. Garut'],
  [
    ['Mal SCBD, Jakarta Selatan, DKI Jakarta', 'Jakarta Selatan', 'DKI Jakarta'],
    'Mal SCBD, Jakarta Selatan, DKI Jakarta',
  ],
  [['', 'Bandung'], 'Bandung'],
])('the address of %j is neither shouted nor says a city twice', (parts, address) => {
  const [street = '', ...regions] = parts;
  expect(fullAddress(street, ...regions)).toBe(address);
});
