import { part, type System } from './types.ts';

export const brakes: System = {
  code: 'brakes',
  weightGrams: 700,
  name: { en: 'Brakes', id: 'Rem' },
  advice: {
    en: 'Bed new pads and discs in gently over the first 200 km.',
    id: 'Pakai dengan halus selama 200 km pertama agar kampas dan cakram baru menyatu.',
  },
  parts: [
    part('45105', { en: 'Front brake pad set', id: 'Set kampas rem depan' }, 98_000),
    part('45251', { en: 'Front brake disc', id: 'Cakram rem depan' }, 395_000),
    part('45250', { en: 'Front brake caliper assembly', id: 'Kaliper rem depan lengkap' }, 685_000),
    part('45126', { en: 'Front brake hose', id: 'Selang rem depan' }, 165_000),
    part('45510', { en: 'Front brake master cylinder', id: 'Master rem depan' }, 310_000),
    part('43105', { en: 'Rear brake pad set', id: 'Set kampas rem belakang' }, 92_000, {
      families: ['ONE', 'CVO'],
    }),
    part('43251', { en: 'Rear brake disc', id: 'Cakram rem belakang' }, 340_000, {
      families: ['ONE', 'CVO'],
    }),
    part(
      '43250',
      { en: 'Rear brake caliper assembly', id: 'Kaliper rem belakang lengkap' },
      610_000,
      {
        families: ['ONE', 'CVO'],
      },
    ),
    part('43126', { en: 'Rear brake hose', id: 'Selang rem belakang' }, 172_000, {
      families: ['ONE', 'CVO'],
    }),
    part('43510', { en: 'Rear brake master cylinder', id: 'Master rem belakang' }, 298_000, {
      families: ['ONE', 'CVO'],
    }),
    part('43120', { en: 'Rear brake shoe set', id: 'Set sepatu rem tromol belakang' }, 76_000, {
      families: ['NTR'],
    }),
    part('43450', { en: 'Rear brake cable', id: 'Kabel rem belakang' }, 62_000, {
      families: ['NTR'],
    }),
    part('45560', { en: 'Brake fluid reservoir cap', id: 'Tutup tabung minyak rem' }, 38_000),
    part('45150', { en: 'Combined brake equalizer', id: 'Ekualiser rem kombinasi' }, 245_000),
    part('53175', { en: 'Brake lever, right', id: 'Tuas rem kanan' }, 68_000),
    part('53178', { en: 'Brake lever, left', id: 'Tuas rem kiri' }, 68_000),
    part('35340', { en: 'Front brake light switch', id: 'Sakelar lampu rem depan' }, 42_000),
    part('35350', { en: 'Rear brake light switch', id: 'Sakelar lampu rem belakang' }, 42_000),
  ],
};

export const wheels: System = {
  code: 'wheels',
  weightGrams: 3_200,
  name: { en: 'Wheels and tyres', id: 'Roda dan ban' },
  advice: {
    en: 'Have the wheel balanced after fitting and check the pressure when cold.',
    id: 'Seimbangkan roda setelah pemasangan dan periksa tekanan saat ban dingin.',
  },
  parts: [
    part('44650', { en: 'Front wheel rim', id: 'Pelek depan' }, 720_000),
    part('42650', { en: 'Rear wheel rim', id: 'Pelek belakang' }, 790_000, { families: ['CVO'] }),
    part('44711', { en: 'Front tyre, tubeless', id: 'Ban depan tubeless' }, 285_000),
    part('42711', { en: 'Rear tyre, tubeless', id: 'Ban belakang tubeless' }, 335_000),
    part('44301', { en: 'Front axle', id: 'As roda depan' }, 88_000),
    part('42301', { en: 'Rear axle', id: 'As roda belakang' }, 96_000),
    part('91051', { en: 'Front wheel bearing', id: 'Bearing roda depan' }, 54_000),
    part('91052', { en: 'Rear wheel bearing', id: 'Bearing roda belakang' }, 58_000),
    part('42753', { en: 'Tubeless valve', id: 'Pentil tubeless' }, 18_000),
    part('44620', { en: 'Front wheel spacer', id: 'Bos roda depan' }, 36_000),
    part('44680', { en: 'Wheel speed sensor', id: 'Sensor kecepatan roda' }, 185_000),
    part('91255', { en: 'Wheel dust seal', id: 'Sil debu roda' }, 24_000),
  ],
};

export const suspension: System = {
  code: 'suspension',
  weightGrams: 2_600,
  name: { en: 'Suspension and steering', id: 'Suspensi dan kemudi' },
  advice: {
    en: 'Replace springs and shock absorbers in pairs so that both sides work alike.',
    id: 'Ganti pegas dan peredam kejut berpasangan agar kedua sisi bekerja sama.',
  },
  parts: [
    part('51400', { en: 'Front fork assembly, right', id: 'Garpu depan kanan lengkap' }, 745_000),
    part('51500', { en: 'Front fork assembly, left', id: 'Garpu depan kiri lengkap' }, 745_000),
    part('51410', { en: 'Fork inner tube', id: 'Pipa garpu depan' }, 345_000),
    part('51490', { en: 'Fork seal kit', id: 'Set sil garpu depan' }, 86_000),
    part('51401', { en: 'Fork spring', id: 'Pegas garpu depan' }, 112_000),
    part('52400', { en: 'Rear shock absorber', id: 'Peredam kejut belakang' }, 520_000),
    part('52485', { en: 'Shock absorber bushing', id: 'Bos peredam kejut' }, 28_000),
    part('52100', { en: 'Swing arm', id: 'Lengan ayun' }, 860_000),
    part('52141', { en: 'Swing arm pivot bushing', id: 'Bos lengan ayun' }, 64_000),
    part('53100', { en: 'Handlebar', id: 'Setang' }, 275_000),
    part('53200', { en: 'Steering stem', id: 'Poros kemudi' }, 480_000),
    part('53211', { en: 'Steering bearing set', id: 'Set bearing kemudi' }, 98_000),
    part('53165', { en: 'Handle grip, left', id: 'Karet setang kiri' }, 34_000),
    part('53166', { en: 'Handle grip, right', id: 'Karet setang kanan' }, 34_000),
    part('53102', { en: 'Handlebar weight', id: 'Bandul setang' }, 42_000),
  ],
};

export const frame: System = {
  code: 'frame',
  weightGrams: 2_200,
  name: { en: 'Frame and stands', id: 'Rangka dan standar' },
  advice: {
    en: 'Tighten with a torque wrench; the figures are in the workshop manual.',
    id: 'Kencangkan dengan kunci momen; angkanya ada di buku pedoman bengkel.',
  },
  parts: [
    part('50500', { en: 'Centre stand', id: 'Standar tengah' }, 285_000),
    part('50530', { en: 'Side stand', id: 'Standar samping' }, 118_000),
    part('35700', { en: 'Side stand switch', id: 'Sakelar standar samping' }, 95_000),
    part('50526', { en: 'Stand spring', id: 'Pegas standar' }, 22_000),
    part('50710', { en: 'Passenger footrest, right', id: 'Pijakan kaki penumpang kanan' }, 132_000),
    part('50715', { en: 'Passenger footrest, left', id: 'Pijakan kaki penumpang kiri' }, 132_000),
    part('50400', { en: 'Grab rail', id: 'Behel belakang' }, 365_000),
    part('80105', { en: 'Rear inner fender', id: 'Spatbor dalam belakang' }, 124_000),
    part('84100', { en: 'Number plate bracket', id: 'Dudukan pelat nomor' }, 58_000),
    part('50350', { en: 'Motor mounting bracket', id: 'Braket dudukan motor' }, 215_000, {
      families: ['CVO'],
    }),
    part('90101', { en: 'Body screw set', id: 'Set baut bodi' }, 48_000),
    part('90116', { en: 'Panel clip set', id: 'Set klip panel' }, 36_000),
  ],
};
