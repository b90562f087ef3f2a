import type { Facts, ModelContent } from '#db/content/catalog/types.ts';
import * as shared from './shared.ts';

const facts: Facts = {
  motor: shared.HUB_DRIVE,
  ratedPowerKw: 5,
  peakPowerKw: 7,
  torqueNm: 53,
  topSpeedKmh: 95,
  zeroTo50S: 4.1,
  climbPercent: 30,
  rangeSingleKm: 80,
  rangeDualKm: 160,
  batteryChemistry: shared.NMC,
  batteryVolt: 60,
  batteryAh: 50,
  batteryKg: 17.8,
  chargingHours: 4.5,
  chargerWatt: 800,
  lengthMm: 1984,
  widthMm: 740,
  heightMm: 1150,
  wheelbaseMm: 1388,
  clearanceMm: 155,
  seatMm: 780,
  kerbKg: 118,
  payloadKg: 160,
  storageL: 24,
  frame: shared.STEEL_FRAME,
  suspensionFront: shared.TELESCOPIC_SPORT,
  suspensionRear: shared.TWIN_SHOCK,
  brakeFront: shared.DISC_240,
  brakeRear: shared.DISC_220,
  brakeAid: shared.CBS,
  tyreFront: '110/90-12 tubeless',
  tyreRear: '120/80-12 tubeless',
  modes: shared.MODES_REVERSE,
  lights: shared.LED,
  display: {
    en: '7-inch colour display with navigation arrows',
    id: 'Layar warna 7 inci dengan panah navigasi',
  },
  key: shared.KEYLESS,
  connectivity: shared.CONNECTED,
  warrantyMotor: shared.WARRANTY_MOTOR,
  warrantyBattery: shared.WARRANTY_BATTERY,
};

export const alvaOneXp: ModelContent = {
  slug: 'alva-one-xp',
  name: 'ALVA ONE XP',
  odooProductId: 4,
  generation: '1.1',
  orderSequence: 2,
  subsidised: true,
  showTesti: true,
  standardBattery: 'single',
  colors: ['shadow-black', 'glacier-white', 'viridian-green'],
  accents: [],
  validity: {},
  batteries: [
    {
      code: 'single',
      productCode: 'ACC-BP-1H-L2R1',
      otrJakartaIdr: 39_990_000,
      body: {
        en: 'One 3 kWh battery, up to 80 km. You can add the second one later; the bay and the cable are already there.',
        id: 'Satu baterai 3 kWh, hingga 80 km. Baterai kedua bisa menyusul; ruang dan kabelnya sudah tersedia.',
      },
    },
    {
      code: 'dual',
      productCode: 'ACC-BP-1H-L2R1',
      otrJakartaIdr: 50_490_000,
      body: {
        en: 'Two batteries, 6 kWh and up to 160 km. Made for those who ride all day and do not want to plan around a socket.',
        id: 'Dua baterai, 6 kWh, hingga 160 km. Untuk Anda yang seharian di jalan dan enggan mengatur rute demi stopkontak.',
      },
    },
  ],
  facts,
  slogan: { en: 'Further, with the whole family.', id: 'Lebih jauh, bersama keluarga.' },
  edition: { en: 'Long-range maxi scooter', id: 'Skuter maxi jarak jauh' },
  imageLabel: {
    en: 'ALVA ONE XP in Shadow Black, illustration',
    id: 'ALVA ONE XP warna Shadow Black, ilustrasi',
  },
  description: {
    en: 'ALVA ONE XP takes the body of the ONE and gives it larger batteries, stronger brakes and a reverse gear. It is the one to choose when the day is long and the road climbs.',
    id: 'ALVA ONE XP memakai bodi ONE dengan baterai lebih besar, rem lebih kuat, dan gigi mundur. Pilihan yang tepat ketika hari panjang dan jalan menanjak.',
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
        en: 'At a steady 40 km/h; 160 km with two batteries.',
        id: 'Pada kecepatan tetap 40 km/jam; 160 km dengan dua baterai.',
      },
    },
    {
      id: 'torque',
      category: 'performance',
      name: { en: 'Torque', id: 'Torsi' },
      value: facts.torqueNm,
      unit: 'Nm',
      description: {
        en: 'Climbs a 30 % gradient with two people aboard.',
        id: 'Menanjak kemiringan 30% dengan dua orang di atasnya.',
      },
    },
    {
      id: 'braking',
      category: 'safety',
      name: { en: 'Front disc', id: 'Cakram depan' },
      value: 240,
      unit: 'mm',
      description: {
        en: 'Discs at both ends, linked so that one lever brakes both wheels.',
        id: 'Cakram di kedua roda, terhubung sehingga satu tuas mengerem keduanya.',
      },
    },
    {
      id: 'reverse',
      category: 'comfort',
      name: { en: 'Reverse gear', id: 'Gigi mundur' },
      value: null,
      unit: '',
      description: {
        en: 'Backs out of a sloping parking bay at walking pace, no pushing.',
        id: 'Keluar dari parkiran menurun dengan kecepatan orang berjalan, tanpa didorong.',
      },
    },
  ],
  body: {
    title: { en: 'More of everything you use', id: 'Lebih di bagian yang Anda pakai' },
    body: {
      en: 'XP is not a sticker. The cells hold 11 % more energy, the fork is stiffer, the front disc has grown to 240 mm and the tyres are one size wider. On the open road you feel it as calm: less dive when you brake, less sway when a truck passes.',
      id: 'XP bukan sekadar stiker. Selnya menyimpan energi 11% lebih banyak, garpu depannya lebih kaku, cakram depan kini 240 mm, dan bannya satu ukuran lebih lebar. Di jalan terbuka terasa sebagai ketenangan: tidak menukik saat direm, tidak goyah saat disalip truk.',
    },
  },
  showcase: {
    title: { en: 'Equipped for distance', id: 'Siap menempuh jarak' },
    columns: [
      {
        title: { en: 'Planted on wide tyres', id: 'Mantap di atas ban lebar' },
        body: {
          en: 'A 120-section rear tyre and a stiffer fork keep the line through long bends and over worn asphalt.',
          id: 'Ban belakang selebar 120 dan garpu yang lebih kaku menjaga arah di tikungan panjang dan aspal yang aus.',
        },
        shot: {
          view: 'side',
          closeUp: { x: 28, y: 69, zoom: 2.3 },
          label: { en: 'Rear tyre of the ALVA ONE XP', id: 'Ban belakang ALVA ONE XP' },
        },
      },
      {
        title: { en: 'Turn by turn, eyes up', id: 'Belok demi belok, mata ke depan' },
        body: {
          en: 'Start a route in the My ALVA app and the arrows appear on the display. Your phone stays in your pocket.',
          id: 'Mulai rute di aplikasi My ALVA dan panahnya muncul di layar motor. Ponsel tetap di saku Anda.',
        },
        shot: {
          view: 'rear',
          closeUp: { x: 38, y: 16, zoom: 2.6 },
          label: {
            en: 'Handlebar of the ALVA ONE XP with its display',
            id: 'Setang ALVA ONE XP dengan layarnya',
          },
        },
      },
      {
        title: { en: 'Strong where it carries', id: 'Kuat di bagian yang memikul' },
        body: {
          en: 'The rear frame is rated for 160 kg of people and luggage and takes a top box without an adapter.',
          id: 'Rangka belakang dirancang untuk beban 160 kg dan langsung menerima boks belakang tanpa adaptor.',
        },
        shot: {
          view: 'rear',
          closeUp: { x: 74, y: 40, zoom: 1.8 },
          label: {
            en: 'Rear of the ALVA ONE XP with its grab rail',
            id: 'Bagian belakang ALVA ONE XP dengan pegangannya',
          },
        },
      },
    ],
  },
  highlightsTitle: { en: 'XP in four figures', id: 'XP dalam empat angka' },
  colorsSection: {
    title: { en: 'Three colours for the long road', id: 'Tiga warna untuk jalan panjang' },
    body: {
      en: 'Matte Shadow Black hides the dust of a working week; Glacier White and Viridian Green catch the light.',
      id: 'Shadow Black yang doff menyamarkan debu sepekan bekerja; Glacier White dan Viridian Green menangkap cahaya.',
    },
  },
  batterySection: {
    title: { en: 'Three kilowatt-hours in one hand', id: 'Tiga kilowatt-jam dalam satu genggaman' },
    body: {
      en: 'Each battery slides out on a rail, weighs less than a 19-litre bottle of drinking water and charges at home overnight. With two aboard you can charge one and ride on the other.',
      id: 'Setiap baterai meluncur keluar di atas rel, lebih ringan dari galon air minum, dan terisi di rumah semalaman. Dengan dua baterai, satu bisa diisi sementara Anda berkendara dengan yang lain.',
    },
  },
};
