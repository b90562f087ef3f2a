import type { Text } from '#edge/contract/locale.ts';
import { ALL, CERVO, type Item, item, N3, ONE } from './types.ts';

const accessory = (
  slug: string,
  name: Text,
  description: Text,
  priceIdr: number,
  fits: readonly string[],
  stock: number,
): Item => item('accessory', slug, name, description, priceIdr, fits, { '-': stock });

export const ACCESSORIES: readonly Item[] = [
  accessory(
    'top-box-32',
    { en: 'Top box, 32 litres', id: 'Boks belakang 32 liter' },
    {
      en: 'Room for a full-face helmet. Locks with the fob and lifts off in a second.',
      id: 'Muat satu helm full face. Terkunci dengan remote dan dapat dilepas dalam sekejap.',
    },
    1_150_000,
    [...ONE, ...CERVO],
    42,
  ),
  accessory(
    'top-box-22',
    { en: 'Top box, 22 litres', id: 'Boks belakang 22 liter' },
    {
      en: 'Small enough for N3, large enough for the shopping.',
      id: 'Cukup kecil untuk N3, cukup besar untuk belanjaan.',
    },
    785_000,
    N3,
    30,
  ),
  accessory(
    'tall-windshield',
    { en: 'Tall windshield', id: 'Pelindung angin tinggi' },
    {
      en: 'Keeps wind and rain off the chest at ring-road speed. Smoked polycarbonate, 3 mm.',
      id: 'Menahan angin dan hujan dari dada di kecepatan jalan lingkar. Polikarbonat gelap 3 mm.',
    },
    495_000,
    ONE,
    25,
  ),
  accessory(
    'rubber-floor-mat',
    { en: 'Rubber floor mat', id: 'Karpet karet' },
    {
      en: 'Cut to the floor, with a raised edge that holds sand and water.',
      id: 'Dipotong sesuai pijakan, dengan tepi tinggi yang menahan pasir dan air.',
    },
    165_000,
    ALL,
    120,
  ),
  accessory(
    'disc-lock-alarm',
    { en: 'Disc lock with alarm', id: 'Kunci cakram beralarm' },
    {
      en: '110 decibels when it is moved. Comes with a reminder cable for the handlebar.',
      id: 'Berbunyi 110 desibel saat digerakkan. Dilengkapi tali pengingat untuk setang.',
    },
    345_000,
    ALL,
    64,
  ),
  accessory(
    'phone-holder',
    { en: 'Phone holder', id: 'Dudukan ponsel' },
    {
      en: 'Clamps phones up to 90 mm wide and damps the vibration that harms cameras.',
      id: 'Menjepit ponsel hingga lebar 90 mm dan meredam getaran yang merusak kamera.',
    },
    275_000,
    ALL,
    95,
  ),
  accessory(
    'wide-footrests',
    { en: 'Wide passenger footrests', id: 'Pijakan penumpang lebar' },
    {
      en: 'Aluminium with rubber inlay, 30 mm wider than standard.',
      id: 'Aluminium dengan lapisan karet, 30 mm lebih lebar dari standar.',
    },
    320_000,
    [...ONE, ...CERVO],
    40,
  ),
  accessory(
    'crash-bars',
    { en: 'Crash bars', id: 'Pelindung bodi' },
    {
      en: 'Steel tube that takes the fall instead of the panels. Bolts to the frame.',
      id: 'Pipa baja yang menerima benturan menggantikan panel bodi. Dibaut ke rangka.',
    },
    690_000,
    ONE,
    22,
  ),
  accessory(
    'rain-cover',
    { en: 'Cover for parking outside', id: 'Sarung motor luar ruang' },
    {
      en: 'Light, waterproof, with vents and an opening for the charging cable.',
      id: 'Ringan, kedap air, berventilasi, dengan bukaan untuk kabel pengisian.',
    },
    225_000,
    ALL,
    88,
  ),
  accessory(
    'second-charger',
    { en: 'Second charger for the office', id: 'Pengisi daya kedua untuk kantor' },
    {
      en: 'The same 800-watt charger that comes with ONE, with a lockable cable.',
      id: 'Pengisi daya 800 watt yang sama dengan bawaan ONE, dengan kabel yang dapat dikunci.',
    },
    1_850_000,
    ONE,
    18,
  ),
  accessory(
    'rear-rack',
    { en: 'Rear rack', id: 'Rak belakang' },
    {
      en: 'Carries 10 kg and takes either top box. Bolts to the grab rail, nothing to drill.',
      id: 'Kuat 10 kg dan cocok untuk kedua boks belakang. Dibaut ke behel, tanpa dibor.',
    },
    540_000,
    [...ONE, ...CERVO],
    34,
  ),
  accessory(
    'seat-cover',
    { en: 'Seat cover, brown', id: 'Sarung jok cokelat' },
    {
      en: 'Stays cool in the sun and dry in the rain; a ribbed middle that does not slip.',
      id: 'Tidak panas saat terik dan tidak menyerap hujan; bagian tengah bergaris agar tidak licin.',
    },
    295_000,
    ALL,
    46,
  ),
  accessory(
    'usb-charger',
    { en: 'USB charger for the handlebar', id: 'Pengisi daya USB di setang' },
    {
      en: 'USB-C with 20 watts under a cap that keeps rain out. Plugs into the ready-made lead.',
      id: 'USB-C 20 watt dengan penutup kedap hujan. Dipasang ke kabel yang sudah tersedia.',
    },
    210_000,
    ALL,
    72,
  ),
];
