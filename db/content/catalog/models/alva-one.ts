import { type Facts, type ModelContent, t } from '../types.ts';
import * as shared from './shared.ts';

const facts: Facts = {
  motor: shared.HUB_DRIVE,
  ratedPowerKw: 4,
  peakPowerKw: 5.5,
  torqueNm: 46.5,
  topSpeedKmh: 90,
  zeroTo50S: 4.6,
  climbPercent: 25,
  rangeSingleKm: 70,
  rangeDualKm: 140,
  batteryChemistry: shared.NMC,
  batteryVolt: 60,
  batteryAh: 45,
  batteryKg: 16.5,
  chargingHours: 4,
  chargerWatt: 800,
  lengthMm: 1984,
  widthMm: 734,
  heightMm: 1126,
  wheelbaseMm: 1388,
  clearanceMm: 150,
  seatMm: 774,
  kerbKg: 113,
  payloadKg: 150,
  storageL: 22,
  frame: shared.STEEL_FRAME,
  suspensionFront: shared.TELESCOPIC,
  suspensionRear: shared.TWIN_SHOCK,
  brakeFront: shared.DISC_220,
  brakeRear: shared.DISC_190,
  brakeAid: shared.CBS,
  tyreFront: '100/90-12 tubeless',
  tyreRear: '110/90-12 tubeless',
  modes: shared.MODES_3,
  lights: shared.LED,
  display: t('7-inch colour display', 'Layar warna 7 inci'),
  key: shared.KEYLESS,
  connectivity: shared.CONNECTED,
  warrantyMotor: shared.WARRANTY_MOTOR,
  warrantyBattery: shared.WARRANTY_BATTERY,
};

export const alvaOne: ModelContent = {
  slug: 'alva-one',
  name: 'ALVA ONE',
  odooProductId: 2,
  generation: 'Vortex',
  orderSequence: 1,
  subsidised: true,
  showTesti: true,
  standardBattery: 'single',
  colors: ['halo-white', 'supernova-black', 'nebula-green', 'mars-copper'],
  accents: [],
  validity: {},
  batteries: [
    {
      code: 'single',
      productCode: 'ACC-BN-1H-L2R1',
      otrJakartaIdr: 36_490_000,
      body: t(
        'One battery under the seat and room for a second. Enough for a day of errands in town, and 16.5 kg lighter to push into the garage.',
        'Satu baterai di bawah jok, dengan ruang untuk baterai kedua. Cukup untuk keperluan seharian di kota, dan 16,5 kg lebih ringan saat didorong ke garasi.',
      ),
    },
    {
      code: 'dual',
      productCode: 'ACC-BN-1H-L2R1',
      otrJakartaIdr: 45_990_000,
      body: t(
        'Two batteries double the distance. The motorcycle uses them evenly, so they age at the same pace.',
        'Dua baterai menggandakan jarak. Motor memakai keduanya secara merata, sehingga usianya pun berjalan seimbang.',
      ),
    },
  ],
  facts,
  slogan: t('Room to move, quietly.', 'Lega melaju, tanpa suara.'),
  edition: t('Maxi scooter', 'Skuter maxi'),
  imageLabel: t('ALVA ONE in Halo White, illustration', 'ALVA ONE warna Halo White, ilustrasi'),
  description: t(
    'ALVA ONE is a full-size electric scooter with a long seat, a flat ride and space for two batteries. It takes two adults across the city and back without a stop at the pump.',
    'ALVA ONE adalah skuter listrik berukuran penuh dengan jok panjang, kendali yang tenang, dan ruang untuk dua baterai. Membawa dua orang dewasa melintasi kota pulang-pergi tanpa mampir ke pompa bensin.',
  ),
  features: [
    {
      id: 'range',
      category: 'range',
      name: t('Range', 'Jarak tempuh'),
      value: facts.rangeDualKm ?? facts.rangeSingleKm,
      unit: 'km',
      description: t(
        'With two batteries at a steady 40 km/h; 70 km with one.',
        'Dengan dua baterai pada kecepatan tetap 40 km/jam; 70 km dengan satu baterai.',
      ),
    },
    {
      id: 'top-speed',
      category: 'performance',
      name: t('Top speed', 'Kecepatan puncak'),
      value: facts.topSpeedKmh,
      unit: 'km/h',
      description: t(
        'Enough to keep up on the ring road in Sport mode.',
        'Cukup untuk mengimbangi arus di jalan lingkar dalam mode Sport.',
      ),
    },
    {
      id: 'torque',
      category: 'performance',
      name: t('Torque', 'Torsi'),
      value: facts.torqueNm,
      unit: 'Nm',
      description: t(
        'Available from standstill, so a flyover with a passenger needs no run-up.',
        'Tersedia sejak motor diam, jadi menanjak flyover berboncengan tidak perlu ancang-ancang.',
      ),
    },
    {
      id: 'storage',
      category: 'comfort',
      name: t('Storage', 'Bagasi'),
      value: facts.storageL,
      unit: 'L',
      description: t(
        'A half-face helmet and a rain suit fit when one battery is aboard.',
        'Muat helm half face dan jas hujan saat motor membawa satu baterai.',
      ),
    },
  ],
  body: {
    title: t('A big scooter that asks for little', 'Skuter besar yang tidak banyak menuntut'),
    body: t(
      'The hub motor has no chain, no belt and no gearbox oil. Service visits are short: tyres, brakes, bolts and a software check. What you notice every day is what is missing, the vibration at the lights and the smell on your jacket.',
      'Motor hub tidak memakai rantai, sabuk, maupun oli transmisi. Servisnya singkat: ban, rem, baut, dan pemeriksaan perangkat lunak. Yang paling terasa setiap hari justru yang tidak ada: getaran di lampu merah dan bau asap di jaket.',
    ),
  },
  showcase: {
    title: t('Drawn around two people', 'Dirancang untuk berdua'),
    columns: [
      {
        title: t('A seat for the long way home', 'Jok untuk perjalanan pulang yang jauh'),
        body: t(
          'At 774 mm both feet reach the ground for most riders, and the passenger sits level instead of leaning on your back.',
          'Dengan tinggi 774 mm, kedua kaki kebanyakan pengendara menapak tanah, dan penumpang duduk rata tanpa bersandar ke punggung Anda.',
        ),
        view: 'side',
        imageLabel: t('ALVA ONE from the side', 'ALVA ONE tampak samping'),
      },
      {
        title: t('Seen early', 'Terlihat dari jauh'),
        body: t(
          'The headlight switches itself on at dusk, and the broad tail lamp tells the car behind that you are slowing down.',
          'Lampu depan menyala sendiri saat senja, dan lampu belakang yang lebar memberi tahu mobil di belakang bahwa Anda melambat.',
        ),
        view: 'rear',
        imageLabel: t('Tail of the ALVA ONE', 'Bagian belakang ALVA ONE'),
      },
      {
        title: t('Your day at a glance', 'Hari Anda dalam sekali lirik'),
        body: t(
          'Speed, charge and the distance you have left stand in large figures that stay readable in the midday sun.',
          'Kecepatan, isi baterai, dan sisa jarak tampil dalam angka besar yang tetap terbaca di bawah terik matahari.',
        ),
        view: 'detail',
        imageLabel: t('Front of the ALVA ONE', 'Bagian depan ALVA ONE'),
      },
    ],
  },
  highlightsTitle: t('The figures that matter', 'Angka yang penting'),
  colorsSection: {
    title: t('Four colours, one temperament', 'Empat warna, satu pembawaan'),
    body: t(
      'From bright Halo White to burnt Mars Copper, each paint is finished under two coats of clear lacquer.',
      'Dari Halo White yang terang hingga Mars Copper yang kecokelatan, setiap warna dilapisi dua kali pernis bening.',
    ),
  },
  batterySection: {
    title: t('Charge at home, or carry it in', 'Isi daya di rumah, atau bawa masuk'),
    body: t(
      'The battery lifts out by its handle and charges from an ordinary socket in about four hours. Plug it in when you go to bed and leave with a full one.',
      'Baterai diangkat lewat gagangnya dan diisi dari stopkontak biasa dalam sekitar empat jam. Colokkan sebelum tidur, berangkat dengan baterai penuh.',
    ),
  },
};
