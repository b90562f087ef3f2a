/** The three files of the utility's register, as its app exports them. */
export const FILES = {
  locations: 'SPKLU-LOKASI.csv',
  machines: 'SPKLU-MESIN.csv',
  connectors: 'SPKLU-KONEKTOR.csv',
} as const;

export const ID = 'Nomor Identitias';
export const NAME = 'Nama Stasiun';
export const BRAND = 'Merek Mesin';

export const LOCATION_COLUMNS = [
  ID,
  NAME,
  'Badan Usaha',
  'Provinsi',
  'Kabupaten / Kota',
  'Alamat',
  'Latitude',
  'Longitude',
  'Tanggal Verifikasi',
];
export const MACHINE_COLUMNS = [
  ID,
  NAME,
  BRAND,
  'Jenis Pengisian',
  'Status Instalasi',
  'Harga Pengisian (Rp)',
  'Harga Layanan (Rp)',
  'Daya',
  'Arus Maksimal',
];
export const CONNECTOR_COLUMNS = [
  ID,
  NAME,
  'Jenis Konektor',
  'Status Konektor',
  'Status Instalasi',
  'Port',
];
