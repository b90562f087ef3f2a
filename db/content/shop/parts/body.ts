import { t } from '../../catalog/types.ts';
import { part, type System } from './types.ts';

export const panels: System = {
  code: 'panels',
  name: t('Painted panels', 'Panel bodi berwarna'),
  advice: t(
    'Painted at the plant; keep the lacquer free of polish for the first four weeks.',
    'Dicat di pabrik; jangan dipoles selama empat minggu pertama.',
  ),
  parts: [
    part('61100', 'Front fender', 'Spatbor depan', 265_000, { painted: true }),
    part('64301', 'Front cover', 'Panel depan', 345_000, { painted: true }),
    part('64210', 'Front cowl', 'Cowling depan', 295_000, { painted: true }),
    part('64500', 'Side cover, right', 'Panel samping kanan', 310_000, { painted: true }),
    part('64600', 'Side cover, left', 'Panel samping kiri', 310_000, { painted: true }),
    part('83500', 'Rear side cover, right', 'Panel belakang kanan', 285_000, { painted: true }),
    part('83600', 'Rear side cover, left', 'Panel belakang kiri', 285_000, { painted: true }),
    part('83750', 'Tail cover', 'Panel ekor', 195_000, { painted: true }),
    part('53205', 'Handlebar cover', 'Penutup setang', 175_000, { painted: true }),
    part('64700', 'Under cover', 'Panel bawah', 225_000, { painted: true }),
    part('88110', 'Mirror set', 'Set spion', 165_000, { painted: true }),
  ],
};

export const body: System = {
  code: 'body',
  name: t('Seat and body', 'Jok dan bodi'),
  advice: t(
    'Press the clips in by hand; none of these parts needs force.',
    'Tekan klip dengan tangan; tidak ada komponen yang perlu dipaksa.',
  ),
  parts: [
    part('77200', 'Seat', 'Jok', 585_000),
    part('77210', 'Seat cover', 'Kulit jok', 245_000),
    part('77225', 'Seat hinge', 'Engsel jok', 68_000),
    part('77230', 'Seat lock cable', 'Kabel kunci jok', 48_000),
    part('81250', 'Storage box under the seat', 'Bagasi bawah jok', 285_000),
    part('81131', 'Front pocket lid', 'Tutup laci depan', 86_000),
    part('81255', 'Storage mat', 'Alas bagasi', 54_000),
    part('64310', 'Floor mat', 'Karpet pijakan', 78_000),
    part('64431', 'Floor panel', 'Panel pijakan', 185_000),
    part('64321', 'Inner leg shield', 'Panel dalam depan', 215_000),
    part('67100', 'Windscreen', 'Visor depan', 165_000),
    part('86101', 'ALVA emblem', 'Emblem ALVA', 65_000),
    part('86150', 'Model emblem', 'Emblem model', 58_000),
    part('87505', 'Tyre pressure sticker', 'Stiker tekanan ban', 12_000),
    part('81260', 'Luggage hook', 'Pengait barang', 42_000),
    part('80100', 'Rear fender', 'Spatbor belakang', 145_000),
    part('80110', 'Mud flap', 'Karet penahan lumpur', 38_000),
  ],
};
