import type { Facts, ModelContent } from '#db/content/catalog/types.ts';
import * as shared from './shared.ts';

const facts: Facts = {
  motor: shared.HUB_DRIVE,
  ratedPowerKw: 2.5,
  peakPowerKw: 4.2,
  torqueNm: 38,
  topSpeedKmh: 75,
  zeroTo50S: 5.6,
  climbPercent: 20,
  rangeSingleKm: 60,
  batteryChemistry: shared.LFP,
  batteryVolt: 64,
  batteryAh: 28,
  batteryKg: 13.5,
  chargingHours: 3.5,
  chargerWatt: 600,
  lengthMm: 1830,
  widthMm: 690,
  heightMm: 1080,
  wheelbaseMm: 1265,
  clearanceMm: 145,
  seatMm: 750,
  kerbKg: 92,
  payloadKg: 140,
  storageL: 18,
  frame: shared.UNDERBONE_FRAME,
  suspensionFront: shared.TELESCOPIC,
  suspensionRear: shared.TWIN_SHOCK,
  brakeFront: shared.DISC_190,
  brakeRear: shared.DRUM_130,
  brakeAid: shared.CBS,
  tyreFront: '90/90-12 tubeless',
  tyreRear: '100/80-12 tubeless',
  modes: { en: 'Eco, Normal, Sport', id: 'Eco, Normal, Sport' },
  lights: shared.LED,
  display: { en: '4.3-inch negative LCD', id: 'LCD negatif 4,3 inci' },
  key: shared.KEYLESS,
  connectivity: { en: 'Bluetooth with the My ALVA app', id: 'Bluetooth dengan aplikasi My ALVA' },
  warrantyMotor: shared.WARRANTY_MOTOR,
  warrantyBattery: shared.WARRANTY_BATTERY,
};

export const alvaN3: ModelContent = {
  slug: 'alva-n3',
  name: 'ALVA N3',
  odooProductId: 11,
  generation: null,
  orderSequence: 6,
  subsidised: false,
  showTesti: false,
  standardBattery: 'single',
  colors: ['butterscotch-beige', 'glacier-white', 'viridian-green', 'shadow-black'],
  accents: [],
  validity: { 'viridian-green': { dealerId: 'aec-scbd', until: '2027-06-30' } },
  batteries: [
    {
      code: 'single',
      productCode: 'AEB-BP-1H-L1F1',
      otrJakartaIdr: 21_500_000,
      body: {
        en: 'One LFP battery that is yours, charged from any socket of 900 VA and up.',
        id: 'Satu baterai LFP milik Anda, bisa diisi dari listrik rumah mulai 900 VA.',
      },
    },
    {
      code: 'rent',
      productCode: 'AEB-BP-1H-L1F1',
      otrJakartaIdr: 15_900_000,
      monthlyFeeIdr: 165_000,
      body: {
        en: 'The battery by subscription. The lowest way into an ALVA, with swaps when you are in a hurry.',
        id: 'Baterai dengan langganan. Cara paling ringan memiliki ALVA, bisa tukar baterai saat terburu-buru.',
      },
    },
  ],
  facts,
  slogan: { en: 'Small. Friendly. Everywhere.', id: 'Mungil. Ramah. Ke mana saja.' },
  edition: { en: 'City commuter', id: 'Skuter kota' },
  imageLabel: {
    en: 'ALVA N3 in Butterscotch Beige, illustration',
    id: 'ALVA N3 warna Butterscotch Beige, ilustrasi',
  },
  description: {
    en: 'ALVA N3 is a light city scooter for first riders, short hops and small garages. It weighs 92 kg with its battery and turns where others must reverse.',
    id: 'ALVA N3 adalah skuter kota yang ringan untuk pengendara baru, jarak pendek, dan garasi kecil. Bobotnya 92 kg dengan baterai dan bisa berputar di tempat yang lain harus mundur.',
  },
  features: [
    {
      id: 'weight',
      category: 'comfort',
      name: { en: 'Kerb weight', id: 'Bobot siap jalan' },
      value: facts.kerbKg,
      unit: 'kg',
      description: {
        en: 'With its battery: the lightest ALVA.',
        id: 'Sudah dengan baterai: ALVA paling ringan.',
      },
    },
    {
      id: 'range',
      category: 'range',
      name: { en: 'Range', id: 'Jarak tempuh' },
      value: facts.rangeSingleKm,
      unit: 'km',
      description: {
        en: 'At a steady 40 km/h; most city days need less than half.',
        id: 'Pada kecepatan tetap 40 km/jam; kebanyakan hari di kota tidak sampai separuhnya.',
      },
    },
    {
      id: 'seat',
      category: 'comfort',
      name: { en: 'Seat height', id: 'Tinggi jok' },
      value: facts.seatMm,
      unit: 'mm',
      description: {
        en: 'Both feet down, also for riders of 150 cm.',
        id: 'Kedua kaki menapak, juga untuk tinggi badan 150 cm.',
      },
    },
    {
      id: 'charging',
      category: 'charging',
      name: { en: 'Home charging', id: 'Isi daya di rumah' },
      value: facts.chargingHours,
      unit: 'h',
      description: {
        en: 'From empty to full on a 900 VA connection.',
        id: 'Dari kosong hingga penuh dengan listrik 900 VA.',
      },
    },
  ],
  body: {
    title: { en: 'The easy way to begin', id: 'Awal yang mudah' },
    body: {
      en: 'No clutch, no gears, no warm-up. Pull the brake, press start, go. The throttle answers softly in Eco and never surprises; when you are ready for more, Sport is one thumb away.',
      id: 'Tanpa kopling, tanpa gigi, tanpa pemanasan. Tarik rem, tekan start, jalan. Gas merespons lembut dalam mode Eco dan tidak mengagetkan; saat Anda siap, mode Sport sejauh satu jempol.',
    },
  },
  showcase: {
    title: { en: 'Little things, done well', id: 'Hal kecil yang digarap baik' },
    columns: [
      {
        title: { en: 'A flat floor', id: 'Dek rata' },
        body: {
          en: 'A gas cylinder, a sack of rice or a 19-litre water bottle stands between your feet, held by a fold-out hook.',
          id: 'Tabung gas, sekarung beras, atau galon air berdiri di antara kaki, ditahan pengait lipat.',
        },
        shot: {
          view: 'side',
          closeUp: { x: 56, y: 66, zoom: 2.1 },
          label: {
            en: 'Floor of the ALVA N3 between seat and front',
            id: 'Dek ALVA N3 di antara jok dan bagian depan',
          },
        },
      },
      {
        title: { en: 'A face you will recognise', id: 'Wajah yang mudah dikenali' },
        body: {
          en: 'One round headlight, two soft cheeks. You will find it again in a full parking lot.',
          id: 'Satu lampu bulat dengan dua pipi lembut. Mudah ditemukan kembali di parkiran yang penuh.',
        },
        shot: {
          view: 'detail',
          closeUp: { x: 56, y: 47, zoom: 1.4 },
          label: { en: 'Headlight of the ALVA N3', id: 'Lampu depan ALVA N3' },
        },
      },
      {
        title: { en: 'Light enough to lift', id: 'Cukup ringan untuk diangkat' },
        body: {
          en: 'The rear grab rail doubles as a handle for the ferry ramp, the step at the gate and the centre stand.',
          id: 'Behel belakang sekaligus menjadi pegangan di ramp feri, undakan pagar, dan saat memasang standar tengah.',
        },
        shot: {
          view: 'rear',
          closeUp: { x: 78, y: 42, zoom: 2.0 },
          label: {
            en: 'Rear of the ALVA N3 with its grab rail',
            id: 'Bagian belakang ALVA N3 dengan pegangannya',
          },
        },
      },
    ],
  },
  highlightsTitle: { en: 'N3 in four figures', id: 'N3 dalam empat angka' },
  colorsSection: {
    title: { en: 'Colours that cheer up the street', id: 'Warna yang menghidupkan jalan' },
    body: {
      en: 'Butterscotch Beige leads, Glacier White, Viridian Green and Shadow Black follow. Viridian Green is offered at the SCBD experience center.',
      id: 'Butterscotch Beige paling depan, disusul Glacier White, Viridian Green, dan Shadow Black. Viridian Green ditawarkan di experience center SCBD.',
    },
  },
  batterySection: {
    title: { en: 'One battery, two ways to have it', id: 'Satu baterai, dua cara memilikinya' },
    body: {
      en: 'Buy it with the motorcycle, or subscribe and pay by the month. Either way it lifts out by its handle and charges where you sleep.',
      id: 'Beli bersama motornya, atau berlangganan dan bayar bulanan. Keduanya bisa diangkat lewat gagang dan diisi di tempat Anda tidur.',
    },
  },
};
