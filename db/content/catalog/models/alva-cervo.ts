import type { Facts, ModelContent } from '#db/content/catalog/types.ts';
import * as shared from './shared.ts';

const facts: Facts = {
  motor: shared.MID_DRIVE,
  ratedPowerKw: 4.8,
  peakPowerKw: 9.8,
  torqueNm: 53.5,
  topSpeedKmh: 103,
  zeroTo50S: 3.4,
  climbPercent: 35,
  rangeSingleKm: 62,
  rangeDualKm: 125,
  batteryChemistry: shared.NMC,
  batteryVolt: 73.8,
  batteryAh: 24.3,
  batteryKg: 11.2,
  chargingHours: 3,
  chargerWatt: 750,
  lengthMm: 1935,
  widthMm: 720,
  heightMm: 1110,
  wheelbaseMm: 1335,
  clearanceMm: 158,
  seatMm: 778,
  kerbKg: 125,
  payloadKg: 150,
  storageL: 26,
  frame: shared.STEEL_FRAME,
  suspensionFront: shared.TELESCOPIC_SPORT,
  suspensionRear: shared.MONO_SHOCK,
  brakeFront: shared.DISC_240,
  brakeRear: shared.DISC_220,
  brakeAid: shared.CBS,
  tyreFront: '100/80-14 tubeless',
  tyreRear: '120/70-14 tubeless',
  modes: shared.MODES_REVERSE,
  lights: shared.LED,
  display: { en: '5-inch colour TFT', id: 'TFT warna 5 inci' },
  key: shared.KEYLESS,
  connectivity: shared.CONNECTED,
  warrantyMotor: shared.WARRANTY_MOTOR,
  warrantyBattery: shared.WARRANTY_BATTERY,
};

export const alvaCervo: ModelContent = {
  slug: 'alva-cervo',
  name: 'ALVA CERVO',
  odooProductId: 5,
  generation: '2',
  orderSequence: 3,
  subsidised: true,
  showTesti: true,
  standardBattery: 'dual',
  colors: ['casual-blue', 'indie-red', 'edgy-turqoise', 'shadow-black'],
  accents: ['black', 'white'],
  validity: {},
  batteries: [
    {
      code: 'dual',
      productCode: 'ADC-BP-1M-L1R2',
      otrJakartaIdr: 42_750_000,
      body: {
        en: 'Two batteries that are yours, side by side under the seat. 3.6 kWh in all, and the full 125 km.',
        id: 'Dua baterai milik Anda, berdampingan di bawah jok. Total 3,6 kWh, dengan jarak penuh 125 km.',
      },
    },
    {
      code: 'rent',
      productCode: 'ADC-BP-1M-L1R2',
      otrJakartaIdr: 33_250_000,
      monthlyFeeIdr: 275_000,
      body: {
        en: 'The same two batteries by subscription. You pay less for the motorcycle and a fixed fee each month; a tired battery is replaced, not repaired.',
        id: 'Dua baterai yang sama dengan sistem langganan. Harga motor lebih ringan dengan biaya tetap setiap bulan; baterai yang menurun langsung diganti.',
      },
    },
  ],
  facts,
  slogan: { en: 'Light on its feet.', id: 'Lincah sejak langkah pertama.' },
  edition: { en: 'Sport scooter', id: 'Skuter sport' },
  imageLabel: {
    en: 'ALVA CERVO in Casual Blue, illustration',
    id: 'ALVA CERVO warna Casual Blue, ilustrasi',
  },
  description: {
    en: 'ALVA CERVO is the sporty one: a mid-mounted motor, 14-inch wheels and weight carried low. It leans into a bend the way you expect and leaves the lights before the noise begins.',
    id: 'ALVA CERVO adalah pilihan yang sporty: motor di tengah, roda 14 inci, dan bobot yang bertumpu rendah. Ia rebah di tikungan sesuai keinginan Anda dan sudah melaju sebelum yang lain mulai meraung.',
  },
  features: [
    {
      id: 'power',
      category: 'performance',
      name: { en: 'Peak power', id: 'Daya puncak' },
      value: facts.peakPowerKw,
      unit: 'kW',
      description: {
        en: 'From standstill to 50 km/h in 3.4 seconds.',
        id: 'Dari diam ke 50 km/jam dalam 3,4 detik.',
      },
    },
    {
      id: 'top-speed',
      category: 'performance',
      name: { en: 'Top speed', id: 'Kecepatan puncak' },
      value: facts.topSpeedKmh,
      unit: 'km/h',
      description: {
        en: 'With enough left at 80 km/h to overtake.',
        id: 'Dengan sisa tenaga yang cukup untuk menyalip di 80 km/jam.',
      },
    },
    {
      id: 'range',
      category: 'range',
      name: { en: 'Range, two batteries', id: 'Jarak tempuh, dua baterai' },
      value: facts.rangeDualKm ?? facts.rangeSingleKm,
      unit: 'km',
      description: {
        en: 'With both batteries at a steady 40 km/h.',
        id: 'Dengan kedua baterai pada kecepatan tetap 40 km/jam.',
      },
    },
    {
      id: 'storage',
      category: 'comfort',
      name: { en: 'Storage', id: 'Bagasi' },
      value: facts.storageL,
      unit: 'L',
      description: {
        en: 'A full-face helmet fits in front of the batteries.',
        id: 'Helm full face muat di depan baterai.',
      },
    },
  ],
  body: {
    title: { en: 'The weight is where it should be', id: 'Bobot di tempat yang semestinya' },
    body: {
      en: 'Motor and batteries sit between the wheels, not in one of them. The rear wheel is free to follow the road, the front to follow you. A belt carries the power without grease or slack.',
      id: 'Motor dan baterai berada di antara roda, bukan di dalamnya. Roda belakang bebas mengikuti jalan, roda depan mengikuti Anda. Sabuk menyalurkan tenaga tanpa gemuk dan tanpa kendur.',
    },
  },
  showcase: {
    title: { en: 'Every line has a job', id: 'Setiap garis punya tugas' },
    columns: [
      {
        title: { en: 'Fourteen-inch wheels', id: 'Roda empat belas inci' },
        body: {
          en: 'Larger wheels roll over potholes that smaller ones fall into, and hold speed with less effort.',
          id: 'Roda yang lebih besar melewati lubang yang membuat roda kecil terperosok, dan menjaga laju dengan usaha lebih ringan.',
        },
        shot: {
          view: 'side',
          closeUp: { x: 79, y: 69, zoom: 2.3 },
          label: { en: 'Front wheel of the ALVA CERVO', id: 'Roda depan ALVA CERVO' },
        },
      },
      {
        title: { en: 'Two accents, eight looks', id: 'Dua aksen, delapan tampilan' },
        body: {
          en: 'Every colour comes with a black or a white accent on the flanks and wheels.',
          id: 'Setiap warna hadir dengan aksen hitam atau putih di sisi bodi dan roda.',
        },
        shot: {
          view: 'detail',
          label: { en: 'Front of the ALVA CERVO', id: 'Bagian depan ALVA CERVO' },
        },
      },
      {
        title: { en: 'Stops as well as it goes', id: 'Berhenti sebaik melaju' },
        body: {
          en: 'Two large discs and linked braking bring 103 km/h down without drama. Lift off and the motor feeds energy back.',
          id: 'Dua cakram besar dan rem kombinasi meredakan 103 km/jam dengan tenang. Lepas gas, motor mengembalikan energi.',
        },
        shot: {
          view: 'rear',
          closeUp: { x: 69, y: 74, zoom: 2.2 },
          label: {
            en: 'Rear wheel of the ALVA CERVO with its brake disc',
            id: 'Roda belakang ALVA CERVO dengan cakram remnya',
          },
        },
      },
    ],
  },
  highlightsTitle: { en: 'CERVO in four figures', id: 'CERVO dalam empat angka' },
  colorsSection: {
    title: { en: 'Choose a colour, then its contrast', id: 'Pilih warna, lalu kontrasnya' },
    body: {
      en: 'Casual Blue, Indie Red, Edgy Turqoise or Shadow Black, each with a black or white accent.',
      id: 'Casual Blue, Indie Red, Edgy Turqoise, atau Shadow Black, masing-masing dengan aksen hitam atau putih.',
    },
  },
  batterySection: {
    title: {
      en: 'Two small batteries beat one big one',
      id: 'Dua baterai kecil lebih praktis dari satu yang besar',
    },
    body: {
      en: 'At 11 kg each they climb the stairs with you, and one charges in three hours. Own them, or subscribe and leave their ageing to us.',
      id: 'Dengan bobot 11 kg per unit, baterai mudah dibawa naik tangga, dan satu baterai terisi dalam tiga jam. Miliki, atau berlangganan dan serahkan urusan usianya kepada kami.',
    },
  },
};
