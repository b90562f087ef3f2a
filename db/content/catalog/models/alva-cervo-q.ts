import type { Facts, ModelContent } from '#db/content/catalog/types.ts';
import * as shared from './shared.ts';

const facts: Facts = {
  motor: shared.MID_DRIVE,
  ratedPowerKw: 4,
  peakPowerKw: 7.5,
  torqueNm: 48,
  topSpeedKmh: 95,
  zeroTo50S: 3.9,
  climbPercent: 30,
  rangeSingleKm: 65,
  rangeDualKm: 130,
  batteryChemistry: shared.LFP,
  batteryVolt: 73.6,
  batteryAh: 26,
  batteryKg: 13.4,
  chargingHours: 3.5,
  chargerWatt: 750,
  lengthMm: 1935,
  widthMm: 715,
  heightMm: 1105,
  wheelbaseMm: 1335,
  clearanceMm: 155,
  seatMm: 765,
  kerbKg: 112,
  payloadKg: 150,
  storageL: 28,
  frame: shared.STEEL_FRAME,
  suspensionFront: shared.TELESCOPIC,
  suspensionRear: shared.MONO_SHOCK,
  brakeFront: shared.DISC_220,
  brakeRear: shared.DISC_190,
  brakeAid: shared.CBS,
  tyreFront: '90/80-14 tubeless',
  tyreRear: '110/70-14 tubeless',
  modes: shared.MODES_3,
  lights: shared.LED,
  display: { en: '5-inch colour TFT', id: 'TFT warna 5 inci' },
  key: shared.KEYLESS,
  connectivity: shared.CONNECTED,
  warrantyMotor: shared.WARRANTY_MOTOR,
  warrantyBattery: shared.WARRANTY_BATTERY,
};

export const alvaCervoQ: ModelContent = {
  slug: 'alva-cervo-q',
  name: 'CERVO Q',
  odooProductId: 7,
  generation: '2.1',
  orderSequence: 4,
  subsidised: true,
  showTesti: true,
  standardBattery: 'single',
  colors: ['glacier-white', 'shadow-black', 'casual-blue'],
  accents: [],
  validity: {},
  batteries: [
    {
      code: 'single',
      productCode: 'ADC-HP-1M-L1F2',
      otrJakartaIdr: 33_900_000,
      body: {
        en: 'One battery and 28 litres of free space beside it. 65 km covers a week of school runs with a charge in the middle.',
        id: 'Satu baterai dengan ruang lega 28 liter di sebelahnya. 65 km cukup untuk antar-jemput sekolah sepekan dengan sekali isi daya.',
      },
    },
    {
      code: 'dual',
      productCode: 'ADC-HP-1M-L1F2',
      otrJakartaIdr: 40_900_000,
      body: {
        en: 'The second battery takes part of the storage and brings the range to 130 km.',
        id: 'Baterai kedua memakai sebagian bagasi dan menambah jarak menjadi 130 km.',
      },
    },
    {
      code: 'rent',
      productCode: 'ADC-HP-1M-L1F2',
      otrJakartaIdr: 28_400_000,
      monthlyFeeIdr: 185_000,
      body: {
        en: 'One battery by subscription: the lowest entry price of the CERVO family and no worry about its age.',
        id: 'Satu baterai dengan langganan: harga awal terendah di keluarga CERVO, tanpa memikirkan usia baterai.',
      },
    },
  ],
  facts,
  slogan: { en: 'Quick, quiet, every day.', id: 'Gesit dan senyap, setiap hari.' },
  edition: { en: 'Everyday sport scooter', id: 'Skuter sport harian' },
  imageLabel: {
    en: 'CERVO Q in Glacier White, illustration',
    id: 'CERVO Q warna Glacier White, ilustrasi',
  },
  description: {
    en: 'CERVO Q keeps the frame and the handling of the CERVO and trims the rest for daily use: a lower seat, a lighter body and LFP cells that do not mind being charged to full every night.',
    id: 'CERVO Q mempertahankan rangka dan pengendalian CERVO, lalu merampingkan sisanya untuk pemakaian harian: jok lebih rendah, bodi lebih ringan, dan sel LFP yang tidak masalah diisi penuh setiap malam.',
  },
  features: [
    {
      id: 'range',
      category: 'range',
      // Of the configuration whose price stands beside it.
      name: { en: 'Range, one battery', id: 'Jarak tempuh, satu baterai' },
      value: facts.rangeSingleKm,
      unit: 'km',
      description: {
        en: 'At a steady 40 km/h; 130 km with two batteries.',
        id: 'Pada kecepatan tetap 40 km/jam; 130 km dengan dua baterai.',
      },
    },
    {
      id: 'weight',
      category: 'comfort',
      name: { en: 'Kerb weight', id: 'Bobot siap jalan' },
      value: facts.kerbKg,
      unit: 'kg',
      description: {
        en: 'With one battery. Easy to turn in a narrow alley.',
        id: 'Dengan satu baterai. Mudah diputar di gang sempit.',
      },
    },
    {
      id: 'seat',
      category: 'comfort',
      name: { en: 'Seat height', id: 'Tinggi jok' },
      value: facts.seatMm,
      unit: 'mm',
      description: {
        en: 'The lowest of the CERVO family.',
        id: 'Paling rendah di keluarga CERVO.',
      },
    },
    {
      id: 'storage',
      category: 'comfort',
      name: { en: 'Storage', id: 'Bagasi' },
      value: facts.storageL,
      unit: 'L',
      description: {
        en: 'A full-face helmet and the shopping fit under the seat.',
        id: 'Helm full face dan belanjaan muat di bawah jok.',
      },
    },
  ],
  body: {
    title: { en: 'A sport scooter with good manners', id: 'Skuter sport yang tahu sopan santun' },
    body: {
      en: 'The motor is tuned for the first fifty metres: brisk from the lights, gentle in the alley, and so quiet that you will use the horn more kindly. LFP cells trade a little weight for a long life of full charges.',
      id: 'Motornya disetel untuk lima puluh meter pertama: sigap di lampu hijau, halus di gang, dan begitu senyap sehingga Anda akan lebih ramah menekan klakson. Sel LFP menukar sedikit bobot dengan usia panjang meski sering diisi penuh.',
    },
  },
  showcase: {
    title: {
      en: 'Made for the trips you make most',
      id: 'Dibuat untuk rute yang paling sering Anda lalui',
    },
    columns: [
      {
        title: { en: 'Feet flat on the ground', id: 'Kaki menapak rata' },
        body: {
          en: 'A 765 mm seat and narrow shoulders make stop-and-go traffic less tiring.',
          id: 'Jok setinggi 765 mm dan bodi tengah yang ramping membuat kemacetan tidak melelahkan.',
        },
        shot: {
          view: 'side',
          closeUp: { x: 36, y: 38, zoom: 1.9 },
          label: { en: 'Seat of the CERVO Q from the side', id: 'Jok CERVO Q dari samping' },
        },
      },
      {
        title: { en: 'Clear in the rain', id: 'Jelas di kala hujan' },
        body: {
          en: 'The headlight cuts a wide, even beam, and every connector is sealed against water.',
          id: 'Lampu depan memberi sorot yang lebar dan merata, dan semua konektor disegel dari air.',
        },
        shot: {
          view: 'detail',
          closeUp: { x: 53, y: 53, zoom: 1.6 },
          label: { en: 'Headlight of the CERVO Q', id: 'Lampu depan CERVO Q' },
        },
      },
      {
        title: { en: 'Space beside the battery', id: 'Ruang di samping baterai' },
        body: {
          en: 'With one battery aboard the other bay is yours: 28 litres, dry and lockable.',
          id: 'Dengan satu baterai, ruang lainnya milik Anda: 28 liter, kering, dan terkunci.',
        },
        shot: null,
      },
    ],
  },
  highlightsTitle: { en: 'CERVO Q in four figures', id: 'CERVO Q dalam empat angka' },
  colorsSection: {
    title: { en: 'Three calm colours', id: 'Tiga warna yang tenang' },
    body: {
      en: 'Glacier White, Shadow Black or Casual Blue, matched to a body with fewer seams.',
      id: 'Glacier White, Shadow Black, atau Casual Blue, pada bodi dengan sambungan yang lebih sedikit.',
    },
  },
  batterySection: {
    title: { en: 'LFP for many full charges', id: 'LFP untuk banyak pengisian penuh' },
    body: {
      en: 'Start with one battery, own it or subscribe to it, and add a second when your days get longer.',
      id: 'Mulai dengan satu baterai, beli atau langganan, lalu tambah baterai kedua ketika rute Anda makin jauh.',
    },
  },
};
