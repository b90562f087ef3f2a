import { part, type System } from './types.ts';

export const panels: System = {
  code: 'panels',
  weightGrams: 1_100,
  name: { en: 'Painted panels', id: 'Panel bodi berwarna' },
  advice: {
    en: 'Painted at the plant; keep the lacquer free of polish for the first four weeks.',
    id: 'Dicat di pabrik; jangan dipoles selama empat minggu pertama.',
  },
  parts: [
    part('61100', { en: 'Front fender', id: 'Spatbor depan' }, 265_000, { painted: true }),
    part('64301', { en: 'Front cover', id: 'Panel depan' }, 345_000, { painted: true }),
    part('64210', { en: 'Front cowl', id: 'Cowling depan' }, 295_000, { painted: true }),
    part('64500', { en: 'Side cover, right', id: 'Panel samping kanan' }, 310_000, {
      painted: true,
    }),
    part('64600', { en: 'Side cover, left', id: 'Panel samping kiri' }, 310_000, { painted: true }),
    part('83500', { en: 'Rear side cover, right', id: 'Panel belakang kanan' }, 285_000, {
      painted: true,
    }),
    part('83600', { en: 'Rear side cover, left', id: 'Panel belakang kiri' }, 285_000, {
      painted: true,
    }),
    part('83750', { en: 'Tail cover', id: 'Panel ekor' }, 195_000, { painted: true }),
    part('53205', { en: 'Handlebar cover', id: 'Penutup setang' }, 175_000, { painted: true }),
    part('64700', { en: 'Under cover', id: 'Panel bawah' }, 225_000, { painted: true }),
    part('88110', { en: 'Mirror set', id: 'Set spion' }, 165_000, { painted: true }),
  ],
};

export const body: System = {
  code: 'body',
  weightGrams: 900,
  name: { en: 'Seat and body', id: 'Jok dan bodi' },
  advice: {
    en: 'Press the clips in by hand; none of these parts needs force.',
    id: 'Tekan klip dengan tangan; tidak ada komponen yang perlu dipaksa.',
  },
  parts: [
    part('77200', { en: 'Seat', id: 'Jok' }, 585_000),
    part('77210', { en: 'Seat cover', id: 'Kulit jok' }, 245_000),
    part('77225', { en: 'Seat hinge', id: 'Engsel jok' }, 68_000),
    part('77230', { en: 'Seat lock cable', id: 'Kabel kunci jok' }, 48_000),
    part('81250', { en: 'Storage box under the seat', id: 'Bagasi bawah jok' }, 285_000),
    part('81131', { en: 'Front pocket lid', id: 'Tutup laci depan' }, 86_000),
    part('81255', { en: 'Storage mat', id: 'Alas bagasi' }, 54_000),
    part('64310', { en: 'Floor mat', id: 'Karpet pijakan' }, 78_000),
    part('64431', { en: 'Floor panel', id: 'Panel pijakan' }, 185_000),
    part('64321', { en: 'Inner leg shield', id: 'Panel dalam depan' }, 215_000),
    part('67100', { en: 'Windscreen', id: 'Visor depan' }, 165_000),
    part('86101', { en: 'ALVA emblem', id: 'Emblem ALVA' }, 65_000),
    part('86150', { en: 'Model emblem', id: 'Emblem model' }, 58_000),
    part('87505', { en: 'Tyre pressure sticker', id: 'Stiker tekanan ban' }, 12_000),
    part('81260', { en: 'Luggage hook', id: 'Pengait barang' }, 42_000),
    part('80100', { en: 'Rear fender', id: 'Spatbor belakang' }, 145_000),
    part('80110', { en: 'Mud flap', id: 'Karet penahan lumpur' }, 38_000),
  ],
};
