import { type Meta, meta } from './types.ts';

/** An owner's motorcycles, and the pages that sell them. */
export const GARAGE: readonly Meta[] = [
  meta(
    'my-ev',
    [
      'My motorcycles',
      'Your garage: batteries, warranty, service history and who may ride with you. Opens without signal once you have seen it.',
      'My motorcycles',
      'Battery, warranty and service',
      'Share with family and friends',
    ],
    [
      'Motor saya',
      'Garasi Anda: baterai, garansi, riwayat servis, dan siapa saja yang boleh mengendarai. Tetap terbuka tanpa sinyal.',
      'Motor saya',
      'Baterai, garansi, dan servis',
      'Berbagi dengan keluarga dan teman',
    ],
    'alva-one',
  ),
  meta(
    'transfer-ownership',
    [
      'Transfer of ownership',
      'Bought or sold a used ALVA? Request the transfer with the frame number; the current owner approves, and papers and warranty move with it.',
      'Transfer of ownership',
      'Request with the frame number',
      'What the current owner does',
    ],
    [
      'Alih kepemilikan',
      'Membeli atau menjual ALVA bekas? Ajukan alih kepemilikan dengan nomor rangka; pemilik menyetujui, garansi pun ikut berpindah.',
      'Alih kepemilikan',
      'Ajukan dengan nomor rangka',
      'Yang dilakukan pemilik saat ini',
    ],
    'alva-one',
  ),
  meta(
    'leaderboard',
    [
      'Rider leaderboard',
      'Who rides the most and who rides the most efficiently this month. Names appear only for riders who have agreed to it.',
      'Rider leaderboard',
      'Trips and efficiency',
      'You decide whether you appear',
    ],
    [
      'Papan peringkat pengendara',
      'Siapa yang paling sering dan paling hemat berkendara bulan ini. Nama hanya tampil bagi pengendara yang menyetujuinya.',
      'Papan peringkat pengendara',
      'Perjalanan dan efisiensi',
      'Anda yang menentukan tampil atau tidak',
    ],
    'alva-one-xp',
  ),
  meta(
    'sell-my-motorcycle/*',
    [
      'Used ALVA for sale',
      'The history of this used ALVA, confirmed by us: mileage, services, warranty and the state of its batteries. Name and plate are masked.',
      'A used ALVA with its history',
      'Services and warranty',
      'State of the batteries',
    ],
    [
      'ALVA bekas dijual',
      'Riwayat ALVA bekas ini yang telah kami konfirmasi: jarak tempuh, servis, garansi, dan kondisi baterai. Nama dan pelat disamarkan.',
      'ALVA bekas dengan riwayatnya',
      'Servis dan garansi',
      'Kondisi baterai',
    ],
    'alva-one',
  ),
  meta(
    'sell-my-battery',
    [
      'Used battery for sale',
      'The history of this used battery, confirmed by us: production date, charge cycles, firmware and the motorcycles it has served.',
      'A used battery with its history',
      'Cycles and capacity',
      'Where it has been used',
    ],
    [
      'Baterai bekas dijual',
      'Riwayat baterai bekas ini yang telah kami konfirmasi: tanggal produksi, siklus pengisian, firmware, dan motor yang pernah memakainya.',
      'Baterai bekas dengan riwayatnya',
      'Siklus dan kapasitas',
      'Pernah dipakai di mana',
    ],
  ),
];
