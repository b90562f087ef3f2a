import { t } from '../../catalog/types.ts';
import { part, type System } from './types.ts';

export const brakes: System = {
  code: 'brakes',
  name: t('Brakes', 'Rem'),
  advice: t(
    'Bed new pads and discs in gently over the first 200 km.',
    'Pakai dengan halus selama 200 km pertama agar kampas dan cakram baru menyatu.',
  ),
  parts: [
    part('45105', 'Front brake pad set', 'Set kampas rem depan', 98_000),
    part('45251', 'Front brake disc', 'Cakram rem depan', 395_000),
    part('45250', 'Front brake caliper assembly', 'Kaliper rem depan lengkap', 685_000),
    part('45126', 'Front brake hose', 'Selang rem depan', 165_000),
    part('45510', 'Front brake master cylinder', 'Master rem depan', 310_000),
    part('43105', 'Rear brake pad set', 'Set kampas rem belakang', 92_000, {
      families: ['ONE', 'CVO'],
    }),
    part('43251', 'Rear brake disc', 'Cakram rem belakang', 340_000, { families: ['ONE', 'CVO'] }),
    part('43250', 'Rear brake caliper assembly', 'Kaliper rem belakang lengkap', 610_000, {
      families: ['ONE', 'CVO'],
    }),
    part('43126', 'Rear brake hose', 'Selang rem belakang', 172_000, { families: ['ONE', 'CVO'] }),
    part('43510', 'Rear brake master cylinder', 'Master rem belakang', 298_000, {
      families: ['ONE', 'CVO'],
    }),
    part('43120', 'Rear brake shoe set', 'Set sepatu rem tromol belakang', 76_000, {
      families: ['NTR'],
    }),
    part('43450', 'Rear brake cable', 'Kabel rem belakang', 62_000, { families: ['NTR'] }),
    part('45560', 'Brake fluid reservoir cap', 'Tutup tabung minyak rem', 38_000),
    part('45150', 'Combined brake equalizer', 'Ekualiser rem kombinasi', 245_000),
    part('53175', 'Brake lever, right', 'Tuas rem kanan', 68_000),
    part('53178', 'Brake lever, left', 'Tuas rem kiri', 68_000),
    part('35340', 'Front brake light switch', 'Sakelar lampu rem depan', 42_000),
    part('35350', 'Rear brake light switch', 'Sakelar lampu rem belakang', 42_000),
  ],
};

export const wheels: System = {
  code: 'wheels',
  name: t('Wheels and tyres', 'Roda dan ban'),
  advice: t(
    'Have the wheel balanced after fitting and check the pressure when cold.',
    'Seimbangkan roda setelah pemasangan dan periksa tekanan saat ban dingin.',
  ),
  parts: [
    part('44650', 'Front wheel rim', 'Pelek depan', 720_000),
    part('42650', 'Rear wheel rim', 'Pelek belakang', 790_000, { families: ['CVO'] }),
    part('44711', 'Front tyre, tubeless', 'Ban depan tubeless', 285_000),
    part('42711', 'Rear tyre, tubeless', 'Ban belakang tubeless', 335_000),
    part('44301', 'Front axle', 'As roda depan', 88_000),
    part('42301', 'Rear axle', 'As roda belakang', 96_000),
    part('91051', 'Front wheel bearing', 'Bearing roda depan', 54_000),
    part('91052', 'Rear wheel bearing', 'Bearing roda belakang', 58_000),
    part('42753', 'Tubeless valve', 'Pentil tubeless', 18_000),
    part('44620', 'Front wheel spacer', 'Bos roda depan', 36_000),
    part('44680', 'Wheel speed sensor', 'Sensor kecepatan roda', 185_000),
    part('91255', 'Wheel dust seal', 'Sil debu roda', 24_000),
  ],
};

export const suspension: System = {
  code: 'suspension',
  name: t('Suspension and steering', 'Suspensi dan kemudi'),
  advice: t(
    'Replace springs and shock absorbers in pairs so that both sides work alike.',
    'Ganti pegas dan peredam kejut berpasangan agar kedua sisi bekerja sama.',
  ),
  parts: [
    part('51400', 'Front fork assembly, right', 'Garpu depan kanan lengkap', 745_000),
    part('51500', 'Front fork assembly, left', 'Garpu depan kiri lengkap', 745_000),
    part('51410', 'Fork inner tube', 'Pipa garpu depan', 345_000),
    part('51490', 'Fork seal kit', 'Set sil garpu depan', 86_000),
    part('51401', 'Fork spring', 'Pegas garpu depan', 112_000),
    part('52400', 'Rear shock absorber', 'Peredam kejut belakang', 520_000),
    part('52485', 'Shock absorber bushing', 'Bos peredam kejut', 28_000),
    part('52100', 'Swing arm', 'Lengan ayun', 860_000),
    part('52141', 'Swing arm pivot bushing', 'Bos lengan ayun', 64_000),
    part('53100', 'Handlebar', 'Setang', 275_000),
    part('53200', 'Steering stem', 'Poros kemudi', 480_000),
    part('53211', 'Steering bearing set', 'Set bearing kemudi', 98_000),
    part('53165', 'Handle grip, left', 'Karet setang kiri', 34_000),
    part('53166', 'Handle grip, right', 'Karet setang kanan', 34_000),
    part('53102', 'Handlebar weight', 'Bandul setang', 42_000),
  ],
};

export const frame: System = {
  code: 'frame',
  name: t('Frame and stands', 'Rangka dan standar'),
  advice: t(
    'Tighten with a torque wrench; the figures are in the workshop manual.',
    'Kencangkan dengan kunci momen; angkanya ada di buku pedoman bengkel.',
  ),
  parts: [
    part('50500', 'Centre stand', 'Standar tengah', 285_000),
    part('50530', 'Side stand', 'Standar samping', 118_000),
    part('35700', 'Side stand switch', 'Sakelar standar samping', 95_000),
    part('50526', 'Stand spring', 'Pegas standar', 22_000),
    part('50710', 'Passenger footrest, right', 'Pijakan kaki penumpang kanan', 132_000),
    part('50715', 'Passenger footrest, left', 'Pijakan kaki penumpang kiri', 132_000),
    part('50400', 'Grab rail', 'Behel belakang', 365_000),
    part('80105', 'Rear inner fender', 'Spatbor dalam belakang', 124_000),
    part('84100', 'Number plate bracket', 'Dudukan pelat nomor', 58_000),
    part('50350', 'Motor mounting bracket', 'Braket dudukan motor', 215_000, { families: ['CVO'] }),
    part('90101', 'Body screw set', 'Set baut bodi', 48_000),
    part('90116', 'Panel clip set', 'Set klip panel', 36_000),
  ],
};
