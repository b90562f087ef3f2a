import { editDistance } from './edit-distance.ts';
import type { Coordinate } from './stations/geo.ts';

/** A city a rider may start from, and a name on the map. */
export interface City extends Coordinate {
  readonly slug: string;
  readonly name: string;
  /** Ministry's code of its province; `edge/contract/areas.ts`. */
  readonly area: string;
  /** 1 is written on the map of the whole country, 3 only when close. */
  readonly rank: 1 | 2 | 3;
}

const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const city = (area: string, rank: City['rank'], name: string, lat: number, lon: number): City => ({
  slug: slugOf(name),
  name,
  area,
  rank,
  lat,
  lon,
});

/** Town halls and central squares, to about a kilometre: plain facts, written down for this project. */
export const CITIES: readonly City[] = [
  city('11', 1, 'Banda Aceh', 5.5483, 95.3238),
  city('11', 2, 'Lhokseumawe', 5.1801, 97.1507),
  city('11', 3, 'Langsa', 4.4683, 97.9683),
  city('11', 3, 'Sabang', 5.8926, 95.3238),
  city('11', 3, 'Meulaboh', 4.1442, 96.1285),
  city('12', 1, 'Medan', 3.5897, 98.6738),
  city('12', 3, 'Binjai', 3.6001, 98.4854),
  city('12', 2, 'Pematangsiantar', 2.9595, 99.0687),
  city('12', 3, 'Tebing Tinggi', 3.3285, 99.1625),
  city('12', 2, 'Sibolga', 1.7403, 98.7811),
  city('12', 2, 'Padangsidimpuan', 1.3733, 99.2668),
  city('12', 2, 'Gunungsitoli', 1.2866, 97.6144),
  city('13', 1, 'Padang', -0.9471, 100.354),
  city('13', 2, 'Bukittinggi', -0.3056, 100.369),
  city('13', 3, 'Payakumbuh', -0.2201, 100.631),
  city('13', 3, 'Solok', -0.7919, 100.656),
  city('14', 1, 'Pekanbaru', 0.5333, 101.447),
  city('14', 2, 'Dumai', 1.6666, 101.448),
  city('15', 1, 'Jambi', -1.6101, 103.613),
  city('15', 3, 'Muara Bungo', -1.48, 102.117),
  city('16', 1, 'Palembang', -2.9885, 104.762),
  city('16', 2, 'Lubuklinggau', -3.2945, 102.861),
  city('16', 3, 'Prabumulih', -3.4317, 104.235),
  city('17', 1, 'Bengkulu', -3.7956, 102.259),
  city('18', 1, 'Bandar Lampung', -5.4254, 105.258),
  city('18', 3, 'Metro', -5.1131, 105.307),
  city('19', 2, 'Pangkalpinang', -2.1316, 106.117),
  city('19', 3, 'Tanjung Pandan', -2.7414, 107.631),
  city('21', 1, 'Batam', 1.1283, 104.053),
  city('21', 2, 'Tanjungpinang', 0.9186, 104.455),
  city('31', 1, 'Jakarta', -6.1754, 106.827),
  city('32', 2, 'Bogor', -6.595, 106.797),
  city('32', 3, 'Depok', -6.394, 106.823),
  city('32', 3, 'Bekasi', -6.2349, 106.992),
  city('32', 1, 'Bandung', -6.9218, 107.607),
  city('32', 3, 'Cimahi', -6.8722, 107.542),
  city('32', 2, 'Sukabumi', -6.9237, 106.929),
  city('32', 2, 'Cirebon', -6.7063, 108.557),
  city('32', 2, 'Tasikmalaya', -7.3274, 108.221),
  city('32', 3, 'Garut', -7.2167, 107.901),
  city('32', 3, 'Karawang', -6.3057, 107.301),
  city('32', 3, 'Purwakarta', -6.5569, 107.443),
  city('32', 3, 'Subang', -6.5716, 107.759),
  city('33', 1, 'Semarang', -6.9904, 110.423),
  city('33', 2, 'Surakarta', -7.5695, 110.829),
  city('33', 2, 'Tegal', -6.8694, 109.14),
  city('33', 3, 'Pekalongan', -6.8886, 109.675),
  city('33', 3, 'Magelang', -7.4706, 110.218),
  city('33', 3, 'Salatiga', -7.3305, 110.508),
  city('33', 2, 'Purwokerto', -7.4246, 109.23),
  city('33', 3, 'Kudus', -6.8048, 110.841),
  city('33', 3, 'Cilacap', -7.726, 109.009),
  city('34', 1, 'Yogyakarta', -7.8014, 110.365),
  city('35', 1, 'Surabaya', -7.2575, 112.752),
  city('35', 2, 'Malang', -7.9778, 112.634),
  city('35', 3, 'Batu', -7.8671, 112.524),
  city('35', 2, 'Kediri', -7.8166, 112.012),
  city('35', 3, 'Blitar', -8.0954, 112.161),
  city('35', 2, 'Madiun', -7.6298, 111.524),
  city('35', 3, 'Mojokerto', -7.4726, 112.434),
  city('35', 3, 'Pasuruan', -7.6453, 112.907),
  city('35', 3, 'Probolinggo', -7.7543, 113.216),
  city('35', 2, 'Jember', -8.1724, 113.7),
  city('35', 2, 'Banyuwangi', -8.2113, 114.374),
  city('35', 3, 'Tuban', -6.8976, 112.065),
  city('36', 2, 'Serang', -6.12, 106.15),
  city('36', 3, 'Cilegon', -6.0025, 106.011),
  city('36', 3, 'Tangerang', -6.1717, 106.64),
  city('36', 3, 'Tangerang Selatan', -6.322, 106.71),
  city('51', 1, 'Denpasar', -8.6563, 115.222),
  city('51', 3, 'Singaraja', -8.112, 115.088),
  city('51', 3, 'Ubud', -8.5069, 115.263),
  city('52', 2, 'Mataram', -8.5833, 116.117),
  city('52', 3, 'Bima', -8.4601, 118.727),
  city('52', 3, 'Sumbawa Besar', -8.4932, 117.42),
  city('53', 1, 'Kupang', -10.1718, 123.608),
  city('53', 2, 'Labuan Bajo', -8.4964, 119.888),
  city('53', 3, 'Ende', -8.8432, 121.663),
  city('53', 3, 'Maumere', -8.6199, 122.211),
  city('53', 3, 'Waingapu', -9.6567, 120.264),
  city('61', 1, 'Pontianak', -0.0263, 109.343),
  city('61', 2, 'Singkawang', 0.906, 108.987),
  city('61', 3, 'Sintang', 0.0694, 111.495),
  city('61', 3, 'Ketapang', -1.85, 109.972),
  city('62', 1, 'Palangka Raya', -2.2088, 113.917),
  city('62', 3, 'Sampit', -2.5333, 112.95),
  city('62', 3, 'Pangkalan Bun', -2.6833, 111.617),
  city('63', 1, 'Banjarmasin', -3.3186, 114.594),
  city('63', 3, 'Banjarbaru', -3.4425, 114.832),
  city('64', 1, 'Samarinda', -0.5022, 117.154),
  city('64', 2, 'Balikpapan', -1.2654, 116.831),
  city('64', 3, 'Bontang', 0.1333, 117.5),
  city('65', 2, 'Tarakan', 3.3, 117.633),
  city('65', 3, 'Tanjung Selor', 2.8375, 117.365),
  city('71', 1, 'Manado', 1.4931, 124.841),
  city('71', 3, 'Bitung', 1.4451, 125.182),
  city('71', 3, 'Kotamobagu', 0.7244, 124.32),
  city('72', 1, 'Palu', -0.8917, 119.871),
  city('72', 2, 'Luwuk', -0.9516, 122.787),
  city('72', 3, 'Poso', -1.3959, 120.752),
  city('73', 1, 'Makassar', -5.134, 119.412),
  city('73', 2, 'Parepare', -4.0135, 119.626),
  city('73', 3, 'Palopo', -2.9925, 120.197),
  city('73', 3, 'Watampone', -4.5386, 120.328),
  city('74', 1, 'Kendari', -3.9778, 122.515),
  city('74', 2, 'Baubau', -5.4667, 122.633),
  city('75', 2, 'Gorontalo', 0.5412, 123.059),
  city('76', 2, 'Mamuju', -2.6748, 118.888),
  city('81', 1, 'Ambon', -3.6954, 128.181),
  city('81', 2, 'Tual', -5.6301, 132.75),
  city('82', 1, 'Ternate', 0.7906, 127.384),
  city('82', 3, 'Sofifi', 0.7244, 127.581),
  city('91', 1, 'Jayapura', -2.5337, 140.718),
  city('91', 2, 'Biak', -1.1767, 136.082),
  city('92', 2, 'Manokwari', -0.8615, 134.062),
  city('93', 1, 'Merauke', -8.4932, 140.402),
  city('94', 2, 'Nabire', -3.3667, 135.483),
  city('94', 3, 'Timika', -4.5447, 136.889),
  city('95', 2, 'Wamena', -4.0957, 138.951),
  city('96', 1, 'Sorong', -0.8762, 131.256),
];

const bySlug = new Map(CITIES.map((each) => [each.slug, each]));

export const findCity = (slug: string): City | undefined => bySlug.get(slug);

/** What people call a city besides its name. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  jogja: 'yogyakarta',
  jogjakarta: 'yogyakarta',
  yogya: 'yogyakarta',
  solo: 'surakarta',
  'ujung pandang': 'makassar',
  palangkaraya: 'palangka-raya',
};

/** A shorter word with one letter wrong is too often another word. */
const MISSPELT_FROM = 6;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .trim()
    .replace(/^(kota|kab\.?|kabupaten)\s+/, '');

/** The city that a whole search means, one wrong letter forgiven; anything else is a name or an address. */
export const cityNamed = (text: string): City | undefined => {
  const name = plain(text);
  const exact = bySlug.get(OTHER_NAMES[name] ?? slugOf(name));
  if (exact !== undefined || name.length < MISSPELT_FROM) return exact;
  return CITIES.find(
    (each) =>
      each.name.length >= MISSPELT_FROM && editDistance(name, each.name.toLowerCase(), 1) === 1,
  );
};
