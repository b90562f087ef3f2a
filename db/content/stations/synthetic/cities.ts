/** Where invented stations stand: cities of every clock, with the register's spelling of their names. */
export interface RegisterCity {
  readonly code: string;
  readonly name: string;
  readonly province: string;
  readonly lat: number;
  readonly lon: number;
  /** Share of the register. */
  readonly weight: number;
}

const city = (
  code: string,
  name: string,
  province: string,
  lat: number,
  lon: number,
  weight: number,
): RegisterCity => ({ code, name, province, lat, lon, weight });

export const CITIES: readonly RegisterCity[] = [
  city('3171', 'KOTA ADM. JAKARTA PUSAT', 'DKI Jakarta', -6.1865, 106.8341, 9),
  city('3172', 'KOTA ADM. JAKARTA UTARA', 'DKI Jakarta', -6.1384, 106.8637, 6),
  city('3173', 'KOTA ADM. JAKARTA BARAT', 'DKI Jakarta', -6.1683, 106.7588, 7),
  city('3174', 'KOTA ADM. JAKARTA SELATAN', 'DKI Jakarta', -6.2615, 106.8106, 12),
  city('3175', 'KOTA ADM. JAKARTA TIMUR', 'DKI Jakarta', -6.225, 106.9004, 7),
  city('3671', 'KOTA TANGERANG', 'Banten', -6.1783, 106.6319, 4),
  city('3674', 'KOTA TANGERANG SELATAN', 'Banten', -6.2886, 106.7179, 5),
  city('3201', 'KAB. BOGOR', 'Jawa Barat', -6.4797, 106.8249, 4),
  city('3273', 'KOTA BANDUNG', 'Jawa Barat', -6.9175, 107.6191, 8),
  city('3275', 'KOTA BEKASI', 'Jawa Barat', -6.2383, 106.9756, 6),
  city('3374', 'KOTA SEMARANG', 'Jawa Tengah', -7.0051, 110.4381, 6),
  city('3372', 'KOTA SURAKARTA', 'Jawa Tengah', -7.5666, 110.8167, 3),
  city('3471', 'KOTA YOGYAKARTA', 'DI Yogyakarta', -7.7956, 110.3695, 5),
  city('3578', 'KOTA SURABAYA', 'Jawa Timur', -7.2756, 112.7416, 9),
  city('3573', 'KOTA MALANG', 'Jawa Timur', -7.9666, 112.6326, 4),
  city('1271', 'KOTA MEDAN', 'Sumatera Utara', 3.5852, 98.6756, 5),
  city('1371', 'KOTA PADANG', 'Sumatera Barat', -0.9247, 100.3832, 2),
  city('1471', 'KOTA PEKANBARU', 'Riau', 0.5071, 101.4478, 3),
  city('1671', 'KOTA PALEMBANG', 'Sumatera Selatan', -2.9761, 104.7454, 4),
  city('1871', 'KOTA BANDAR LAMPUNG', 'Lampung', -5.3971, 105.2668, 3),
  city('6171', 'KOTA PONTIANAK', 'Kalimantan Barat', -0.0263, 109.3425, 3),
  city('6371', 'KOTA BANJARMASIN', 'Kalimantan Selatan', -3.3194, 114.5907, 3),
  city('6471', 'KOTA BALIKPAPAN', 'Kalimantan Timur', -1.2379, 116.8529, 3),
  city('5171', 'KOTA DENPASAR', 'Bali', -8.6705, 115.2126, 6),
  city('5103', 'KAB. BADUNG', 'Bali', -8.5819, 115.1771, 4),
  city('5271', 'KOTA MATARAM', 'Nusa Tenggara Barat', -8.5833, 116.1167, 2),
  city('7371', 'KOTA MAKASSAR', 'Sulawesi Selatan', -5.1477, 119.4327, 5),
  city('7171', 'KOTA MANADO', 'Sulawesi Utara', 1.4748, 124.8421, 2),
  city('8171', 'KOTA AMBON', 'Maluku', -3.6554, 128.1908, 2),
  city('9171', 'KOTA JAYAPURA', 'Papua', -2.5916, 140.669, 2),
];
