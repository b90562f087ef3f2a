import { type Facts, type ModelContent, t } from '../types.ts';
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
  display: t(
    '7-inch colour display with navigation arrows',
    'Layar warna 7 inci dengan panah navigasi',
  ),
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
      body: t(
        'One 3 kWh battery, 80 km in town. You can add the second one later; the bay and the cable are already there.',
        'Satu baterai 3 kWh, 80 km di dalam kota. Baterai kedua bisa menyusul; ruang dan kabelnya sudah tersedia.',
      ),
    },
    {
      code: 'dual',
      productCode: 'ACC-BP-1H-L2R1',
      otrJakartaIdr: 50_490_000,
      body: t(
        'Two batteries, 6 kWh and up to 160 km. Made for those who ride all day and do not want to plan around a socket.',
        'Dua baterai, 6 kWh, hingga 160 km. Untuk Anda yang seharian di jalan dan enggan mengatur rute demi stopkontak.',
      ),
    },
  ],
  facts,
  slogan: t('Further, with the whole family.', 'Lebih jauh, bersama keluarga.'),
  edition: t('Long-range maxi scooter', 'Skuter maxi jarak jauh'),
  imageLabel: t(
    'ALVA ONE XP in Shadow Black, illustration',
    'ALVA ONE XP warna Shadow Black, ilustrasi',
  ),
  description: t(
    'ALVA ONE XP takes the body of the ONE and gives it larger batteries, stronger brakes and a reverse gear. It is the one to choose when the day is long and the road climbs.',
    'ALVA ONE XP memakai bodi ONE dengan baterai lebih besar, rem lebih kuat, dan gigi mundur. Pilihan yang tepat ketika hari panjang dan jalan menanjak.',
  ),
  features: [
    {
      id: 'range',
      category: 'range',
      name: t('Range', 'Jarak tempuh'),
      value: facts.rangeDualKm ?? facts.rangeSingleKm,
      unit: 'km',
      description: t(
        'With two batteries at a steady 40 km/h; 80 km with one.',
        'Dengan dua baterai pada kecepatan tetap 40 km/jam; 80 km dengan satu baterai.',
      ),
    },
    {
      id: 'torque',
      category: 'performance',
      name: t('Torque', 'Torsi'),
      value: facts.torqueNm,
      unit: 'Nm',
      description: t(
        'Climbs a 30 % gradient with two people aboard.',
        'Menanjak kemiringan 30% dengan dua orang di atasnya.',
      ),
    },
    {
      id: 'braking',
      category: 'safety',
      name: t('Front disc', 'Cakram depan'),
      value: 240,
      unit: 'mm',
      description: t(
        'Discs at both ends, linked so that one lever brakes both wheels.',
        'Cakram di kedua roda, terhubung sehingga satu tuas mengerem keduanya.',
      ),
    },
    {
      id: 'reverse',
      category: 'comfort',
      name: t('Reverse gear', 'Gigi mundur'),
      value: null,
      unit: '',
      description: t(
        'Backs out of a sloping parking bay at walking pace, no pushing.',
        'Keluar dari parkiran menurun dengan kecepatan orang berjalan, tanpa didorong.',
      ),
    },
  ],
  body: {
    title: t('More of everything you use', 'Lebih di bagian yang Anda pakai'),
    body: t(
      'XP is not a sticker. The cells hold 11 % more energy, the fork is stiffer, the front disc has grown to 240 mm and the tyres are one size wider. On the open road you feel it as calm: less dive when you brake, less sway when a truck passes.',
      'XP bukan sekadar stiker. Selnya menyimpan energi 11% lebih banyak, garpu depannya lebih kaku, cakram depan kini 240 mm, dan bannya satu ukuran lebih lebar. Di jalan terbuka terasa sebagai ketenangan: tidak menukik saat direm, tidak goyah saat disalip truk.',
    ),
  },
  showcase: {
    title: t('Equipped for distance', 'Siap menempuh jarak'),
    columns: [
      {
        title: t('Planted on wide tyres', 'Mantap di atas ban lebar'),
        body: t(
          'A 120-section rear tyre and a stiffer fork keep the line through long bends and over worn asphalt.',
          'Ban belakang selebar 120 dan garpu yang lebih kaku menjaga arah di tikungan panjang dan aspal yang aus.',
        ),
        view: 'side',
        imageLabel: t('ALVA ONE XP from the side', 'ALVA ONE XP tampak samping'),
      },
      {
        title: t('Turn by turn, eyes up', 'Belok demi belok, mata ke depan'),
        body: t(
          'Start a route in the My ALVA app and the arrows appear on the display. Your phone stays in your pocket.',
          'Mulai rute di aplikasi My ALVA dan panahnya muncul di layar motor. Ponsel tetap di saku Anda.',
        ),
        view: 'detail',
        imageLabel: t('Cockpit side of the ALVA ONE XP', 'Bagian depan ALVA ONE XP'),
      },
      {
        title: t('Strong where it carries', 'Kuat di bagian yang memikul'),
        body: t(
          'The rear frame is rated for 160 kg of people and luggage and takes a top box without an adapter.',
          'Rangka belakang dirancang untuk beban 160 kg dan langsung menerima boks belakang tanpa adaptor.',
        ),
        view: 'rear',
        imageLabel: t('Rear of the ALVA ONE XP', 'Bagian belakang ALVA ONE XP'),
      },
    ],
  },
  highlightsTitle: t('XP in four figures', 'XP dalam empat angka'),
  colorsSection: {
    title: t('Three colours for the long road', 'Tiga warna untuk jalan panjang'),
    body: t(
      'Matte Shadow Black hides the dust of a working week; Glacier White and Viridian Green catch the light.',
      'Shadow Black yang doff menyamarkan debu sepekan bekerja; Glacier White dan Viridian Green menangkap cahaya.',
    ),
  },
  batterySection: {
    title: t('Three kilowatt-hours in one hand', 'Tiga kilowatt-jam dalam satu genggaman'),
    body: t(
      'Each battery slides out on a rail, weighs less than a gallon of drinking water and charges at home overnight. With two aboard you can charge one and ride on the other.',
      'Setiap baterai meluncur keluar di atas rel, lebih ringan dari galon air minum, dan terisi di rumah semalaman. Dengan dua baterai, satu bisa diisi sementara Anda berkendara dengan yang lain.',
    ),
  },
};
