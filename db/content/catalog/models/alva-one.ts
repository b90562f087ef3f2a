import type { Facts, ModelContent } from '#db/content/catalog/types.ts';
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
  display: { en: '7-inch colour display', id: 'Layar warna 7 inci' },
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
      body: {
        en: 'One battery under the seat and room for a second. Enough for a day of errands in town, and 16.5 kg lighter to push into the garage.',
        id: 'Satu baterai di bawah jok, dengan ruang untuk baterai kedua. Cukup untuk keperluan seharian di kota, dan 16,5 kg lebih ringan saat didorong ke garasi.',
      },
    },
    {
      code: 'dual',
      productCode: 'ACC-BN-1H-L2R1',
      otrJakartaIdr: 45_990_000,
      body: {
        en: 'Two batteries double the distance. The motorcycle uses them evenly, so they age at the same pace.',
        id: 'Dua baterai menggandakan jarak. Motor memakai keduanya secara merata, sehingga usianya pun berjalan seimbang.',
      },
    },
  ],
  facts,
  slogan: { en: 'Room to move, quietly.', id: 'Lega melaju, tanpa suara.' },
  edition: { en: 'Maxi scooter', id: 'Skuter maxi' },
  imageLabel: {
    en: 'ALVA ONE in Halo White, illustration',
    id: 'ALVA ONE warna Halo White, ilustrasi',
  },
  description: {
    en: 'ALVA ONE is a full-size electric scooter with a long seat, a flat ride and space for two batteries. It takes two adults across the city and back without a stop at the pump.',
    id: 'ALVA ONE adalah skuter listrik berukuran penuh dengan jok panjang, kendali yang tenang, dan ruang untuk dua baterai. Membawa dua orang dewasa melintasi kota pulang-pergi tanpa mampir ke pompa bensin.',
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
        en: 'At a steady 40 km/h; 140 km with two batteries.',
        id: 'Pada kecepatan tetap 40 km/jam; 140 km dengan dua baterai.',
      },
    },
    {
      id: 'top-speed',
      category: 'performance',
      name: { en: 'Top speed', id: 'Kecepatan puncak' },
      value: facts.topSpeedKmh,
      unit: 'km/h',
      description: {
        en: 'Enough to keep up on the ring road in Sport mode.',
        id: 'Cukup untuk mengimbangi arus di jalan lingkar dalam mode Sport.',
      },
    },
    {
      id: 'torque',
      category: 'performance',
      name: { en: 'Torque', id: 'Torsi' },
      value: facts.torqueNm,
      unit: 'Nm',
      description: {
        en: 'Available from standstill, so a flyover with a passenger needs no run-up.',
        id: 'Tersedia sejak motor diam, jadi menanjak flyover berboncengan tidak perlu ancang-ancang.',
      },
    },
    {
      id: 'storage',
      category: 'comfort',
      name: { en: 'Storage', id: 'Bagasi' },
      value: facts.storageL,
      unit: 'L',
      description: {
        en: 'A half-face helmet and a rain suit fit when one battery is aboard.',
        id: 'Muat helm half face dan jas hujan saat motor membawa satu baterai.',
      },
    },
  ],
  body: {
    title: {
      en: 'A big scooter that asks for little',
      id: 'Skuter besar yang tidak banyak menuntut',
    },
    body: {
      en: 'The hub motor has no chain, no belt and no gearbox oil. Service visits are short: tyres, brakes, bolts and a software check. What you notice every day is what is missing, the vibration at the lights and the smell on your jacket.',
      id: 'Motor hub tidak memakai rantai, sabuk, maupun oli transmisi. Servisnya singkat: ban, rem, baut, dan pemeriksaan perangkat lunak. Yang paling terasa setiap hari justru yang tidak ada: getaran di lampu merah dan bau asap di jaket.',
    },
  },
  showcase: {
    title: { en: 'Drawn around two people', id: 'Dirancang untuk berdua' },
    columns: [
      {
        title: { en: 'A seat for the long way home', id: 'Jok untuk perjalanan pulang yang jauh' },
        body: {
          en: 'At 774 mm both feet reach the ground for most riders, and the passenger sits level instead of leaning on your back.',
          id: 'Dengan tinggi 774 mm, kedua kaki kebanyakan pengendara menapak tanah, dan penumpang duduk rata tanpa bersandar ke punggung Anda.',
        },
        shot: {
          view: 'side',
          closeUp: { x: 35, y: 30, zoom: 1.9 },
          label: { en: 'Seat of the ALVA ONE from the side', id: 'Jok ALVA ONE dari samping' },
        },
      },
      {
        title: { en: 'Seen early', id: 'Terlihat dari jauh' },
        body: {
          en: 'The headlight switches itself on at dusk, and the broad tail lamp tells the car behind that you are slowing down.',
          id: 'Lampu depan menyala sendiri saat senja, dan lampu belakang yang lebar memberi tahu mobil di belakang bahwa Anda melambat.',
        },
        shot: {
          view: 'rear',
          closeUp: { x: 78, y: 38, zoom: 2.2 },
          label: { en: 'Tail lamp of the ALVA ONE', id: 'Lampu belakang ALVA ONE' },
        },
      },
      {
        title: { en: 'Your day at a glance', id: 'Hari Anda dalam sekali lirik' },
        body: {
          en: 'Speed, charge and the distance you have left stand in large figures that stay readable in the midday sun.',
          id: 'Kecepatan, isi baterai, dan sisa jarak tampil dalam angka besar yang tetap terbaca di bawah terik matahari.',
        },
        shot: {
          view: 'rear',
          closeUp: { x: 38, y: 18, zoom: 2.6 },
          label: {
            en: 'Handlebar of the ALVA ONE with its display',
            id: 'Setang ALVA ONE dengan layarnya',
          },
        },
      },
    ],
  },
  highlightsTitle: { en: 'The figures that matter', id: 'Angka yang penting' },
  colorsSection: {
    title: { en: 'Four colours, one temperament', id: 'Empat warna, satu pembawaan' },
    body: {
      en: 'From bright Halo White to burnt Mars Copper, each paint is finished under two coats of clear lacquer.',
      id: 'Dari Halo White yang terang hingga Mars Copper yang kecokelatan, setiap warna dilapisi dua kali pernis bening.',
    },
  },
  batterySection: {
    title: { en: 'Charge at home, or carry it in', id: 'Isi daya di rumah, atau bawa masuk' },
    body: {
      en: 'The battery lifts out by its handle and charges from an ordinary socket in about four hours. Plug it in when you go to bed and leave with a full one.',
      id: 'Baterai diangkat lewat gagangnya dan diisi dari stopkontak biasa dalam sekitar empat jam. Colokkan sebelum tidur, berangkat dengan baterai penuh.',
    },
  },
};
