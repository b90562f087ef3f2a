import type { Facts, ModelContent } from '#db/content/catalog/types.ts';
import * as shared from './shared.ts';

const facts: Facts = {
  motor: shared.MID_DRIVE,
  ratedPowerKw: 5,
  peakPowerKw: 10.2,
  torqueNm: 55,
  topSpeedKmh: 105,
  zeroTo50S: 3.3,
  climbPercent: 35,
  rangeSingleKm: 60,
  rangeDualKm: 120,
  batteryChemistry: {
    en: 'High-rate lithium-ion NMC, removable',
    id: 'Litium-ion NMC laju tinggi, dapat dilepas',
  },
  batteryVolt: 73.8,
  batteryAh: 24.3,
  batteryKg: 11.8,
  chargingHours: 3,
  boostMinutes: 38,
  chargerWatt: 750,
  lengthMm: 1935,
  widthMm: 720,
  heightMm: 1110,
  wheelbaseMm: 1335,
  clearanceMm: 158,
  seatMm: 778,
  kerbKg: 127,
  payloadKg: 150,
  storageL: 24,
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
  display: {
    en: '5-inch colour TFT with charge timer',
    id: 'TFT warna 5 inci dengan penghitung waktu isi daya',
  },
  key: shared.KEYLESS,
  connectivity: shared.CONNECTED,
  warrantyMotor: shared.WARRANTY_MOTOR,
  warrantyBattery: shared.WARRANTY_BATTERY,
};

export const alvaCervoBoostCharge: ModelContent = {
  slug: 'alva-cervo-boost-charge',
  name: 'CERVO BOOST CHARGE',
  odooProductId: 8,
  generation: '2.6',
  orderSequence: 5,
  subsidised: true,
  showTesti: false,
  standardBattery: 'dual',
  colors: ['supernova-black', 'indie-red', 'edgy-turqoise'],
  accents: [],
  validity: {},
  batteries: [
    {
      code: 'dual',
      productCode: 'ADC-BP-1M-L1F1',
      otrJakartaIdr: 46_900_000,
      body: {
        en: 'Two high-rate batteries of your own, charged together at a Boost Charge Station.',
        id: 'Dua baterai laju tinggi milik Anda, diisi sekaligus di Boost Charge Station.',
      },
    },
    {
      code: 'rent',
      productCode: 'ADC-BP-1M-L1F2',
      otrJakartaIdr: 36_900_000,
      monthlyFeeIdr: 325_000,
      body: {
        en: 'Both batteries by subscription. Fast charging is included in the fee, and worn batteries are replaced.',
        id: 'Kedua baterai dengan langganan. Pengisian cepat sudah termasuk dalam biaya, dan baterai yang aus diganti.',
      },
    },
  ],
  facts,
  slogan: {
    en: 'Back on the road before the coffee is cold.',
    id: 'Siap jalan lagi sebelum kopi dingin.',
  },
  edition: { en: 'Fast-charging sport scooter', id: 'Skuter sport pengisian cepat' },
  imageLabel: {
    en: 'CERVO BOOST CHARGE in Supernova Black, illustration',
    id: 'CERVO BOOST CHARGE warna Supernova Black, ilustrasi',
  },
  description: {
    en: 'CERVO BOOST CHARGE is the CERVO for people who earn on the road. Its batteries accept a fast charge, so a stop of 38 minutes takes them from 10 to 80 percent.',
    id: 'CERVO BOOST CHARGE adalah CERVO untuk Anda yang mencari nafkah di jalan. Baterainya menerima pengisian cepat, sehingga berhenti 38 menit menaikkan isinya dari 10 ke 80 persen.',
  },
  features: [
    {
      id: 'boost',
      category: 'charging',
      name: { en: 'Boost Charge', id: 'Boost Charge' },
      value: facts.boostMinutes ?? null,
      unit: 'min',
      description: {
        en: 'From 10 to 80 percent, both batteries at once, at an ALVA Boost Charge Station.',
        id: 'Dari 10 ke 80 persen, kedua baterai sekaligus, di ALVA Boost Charge Station.',
      },
    },
    {
      id: 'power',
      category: 'performance',
      name: { en: 'Peak power', id: 'Daya puncak' },
      value: facts.peakPowerKw,
      unit: 'kW',
      description: {
        en: 'The strongest motor of the range: 50 km/h in 3.3 seconds.',
        id: 'Motor terkuat di jajaran kami: 50 km/jam dalam 3,3 detik.',
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
      id: 'top-speed',
      category: 'performance',
      name: { en: 'Top speed', id: 'Kecepatan puncak' },
      value: facts.topSpeedKmh,
      unit: 'km/h',
      description: {
        en: 'Held back in Eco mode to make the charge last.',
        id: 'Dibatasi dalam mode Eco agar baterai lebih awet.',
      },
    },
  ],
  body: {
    title: { en: 'A break is enough', id: 'Cukup sekali istirahat' },
    body: {
      en: 'Plug in at a station, order lunch, and watch the timer on the display count down. The battery manager keeps every cell within its comfort, so fast charging is covered by the same warranty as charging at home.',
      id: 'Colokkan di stasiun, pesan makan siang, dan lihat penghitung waktu di layar. Pengelola baterai menjaga setiap sel tetap aman, sehingga pengisian cepat dijamin garansi yang sama dengan pengisian di rumah.',
    },
  },
  showcase: {
    title: { en: 'Built for working days', id: 'Dibuat untuk hari kerja' },
    columns: [
      {
        title: { en: 'Knows when it will be ready', id: 'Tahu kapan siap' },
        body: {
          en: 'The display and the My ALVA app show minutes to 80 percent, not just a moving bar.',
          id: 'Layar dan aplikasi My ALVA menampilkan menit menuju 80 persen, bukan sekadar garis yang bergerak.',
        },
        shot: {
          view: 'rear',
          closeUp: { x: 38, y: 18, zoom: 2.6 },
          label: {
            en: 'Handlebar of the CERVO BOOST CHARGE with its display',
            id: 'Setang CERVO BOOST CHARGE dengan layarnya',
          },
        },
      },
      {
        title: { en: 'Ready for a box', id: 'Siap memakai boks' },
        body: {
          en: 'Reinforced rear mounts carry a delivery box, and the tail lamp stays visible beneath it.',
          id: 'Dudukan belakang yang diperkuat memikul boks antaran, dan lampu belakang tetap terlihat di bawahnya.',
        },
        shot: {
          view: 'rear',
          closeUp: { x: 78, y: 32, zoom: 1.9 },
          label: {
            en: 'Tail lamp of the CERVO BOOST CHARGE',
            id: 'Lampu belakang CERVO BOOST CHARGE',
          },
        },
      },
      {
        title: { en: 'One cable, both batteries', id: 'Satu kabel, dua baterai' },
        body: {
          en: 'The port sits at knee height under a sprung lid. No lifting, no second trip.',
          id: 'Porta berada setinggi lutut di balik penutup berpegas. Tidak perlu mengangkat baterai atau bolak-balik.',
        },
        shot: null,
      },
    ],
  },
  highlightsTitle: { en: 'Boost Charge in four figures', id: 'Boost Charge dalam empat angka' },
  colorsSection: {
    title: { en: 'Three bold colours', id: 'Tiga warna berani' },
    body: {
      en: 'Supernova Black, Indie Red or Edgy Turqoise, with the charging port ringed in the accent colour.',
      id: 'Supernova Black, Indie Red, atau Edgy Turqoise, dengan lingkar warna aksen di porta pengisian.',
    },
  },
  batterySection: {
    title: { en: 'Cells that like to hurry', id: 'Sel yang suka bergegas' },
    body: {
      en: 'High-rate cells take a fast charge without heating up, and still plug into an ordinary socket at home for three hours per battery.',
      id: 'Sel laju tinggi menerima pengisian cepat tanpa menjadi panas, dan tetap bisa diisi dari stopkontak biasa di rumah, tiga jam per baterai.',
    },
  },
};
