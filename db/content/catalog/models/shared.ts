import type { Text } from '#edge/contract/locale.ts';

/** Equipment that several models share word for word. */
export const MID_DRIVE: Text = {
  en: 'Mid-mounted permanent-magnet synchronous motor with belt drive, IP67',
  id: 'Motor sinkron magnet permanen di tengah dengan penggerak sabuk, IP67',
};
export const HUB_DRIVE: Text = {
  en: 'Permanent-magnet hub motor in the rear wheel, IP67',
  id: 'Motor hub magnet permanen di roda belakang, IP67',
};
export const NMC: Text = { en: 'Lithium-ion NMC, removable', id: 'Litium-ion NMC, dapat dilepas' };
export const LFP: Text = {
  en: 'Lithium iron phosphate (LFP), removable',
  id: 'Litium besi fosfat (LFP), dapat dilepas',
};
export const STEEL_FRAME: Text = {
  en: 'Tubular steel double cradle',
  id: 'Baja tubular double cradle',
};
export const UNDERBONE_FRAME: Text = {
  en: 'Tubular steel underbone',
  id: 'Baja tubular underbone',
};
export const TELESCOPIC: Text = {
  en: 'Telescopic fork, 100 mm travel',
  id: 'Garpu teleskopik, ayun 100 mm',
};
export const TELESCOPIC_SPORT: Text = {
  en: 'Telescopic fork, 33 mm stanchions, 110 mm travel',
  id: 'Garpu teleskopik, tabung 33 mm, ayun 110 mm',
};
export const TWIN_SHOCK: Text = {
  en: 'Twin shock absorbers, adjustable preload',
  id: 'Peredam kejut ganda, preload dapat disetel',
};
export const MONO_SHOCK: Text = {
  en: 'Single shock absorber, adjustable preload',
  id: 'Peredam kejut tunggal, preload dapat disetel',
};
export const DISC_220: Text = {
  en: '220 mm disc, two-piston caliper',
  id: 'Cakram 220 mm, kaliper dua piston',
};
export const DISC_240: Text = {
  en: '240 mm disc, two-piston caliper',
  id: 'Cakram 240 mm, kaliper dua piston',
};
export const DISC_190: Text = {
  en: '190 mm disc, single-piston caliper',
  id: 'Cakram 190 mm, kaliper satu piston',
};
export const DRUM_130: Text = { en: '130 mm drum', id: 'Tromol 130 mm' };
export const CBS: Text = { en: 'Combined braking (CBS)', id: 'Rem kombinasi (CBS)' };
export const LED: Text = {
  en: 'Full LED, automatic headlight',
  id: 'Full LED, lampu depan otomatis',
};
export const KEYLESS: Text = {
  en: 'Keyless fob with find-my-bike',
  id: 'Kunci tanpa anak kunci dengan pencari motor',
};
export const CONNECTED: Text = {
  en: '4G, GPS and Bluetooth with the My ALVA app',
  id: '4G, GPS, dan Bluetooth dengan aplikasi My ALVA',
};
export const MODES_3: Text = { en: 'Eco, Normal, Sport', id: 'Eco, Normal, Sport' };
export const MODES_REVERSE: Text = {
  en: 'Eco, Normal, Sport, Reverse',
  id: 'Eco, Normal, Sport, Mundur',
};
export const WARRANTY_MOTOR: Text = {
  en: '3 years or 36,000 km',
  id: '3 tahun atau 36.000 km',
};
export const WARRANTY_BATTERY: Text = {
  en: '3 years or 50,000 km, at least 70 % capacity',
  id: '3 tahun atau 50.000 km, kapasitas minimal 70%',
};
