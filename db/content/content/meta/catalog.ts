import { MODELS } from '../../catalog/models/index.ts';
import { type Meta, meta } from './types.ts';

type Descriptions = Readonly<Record<string, readonly [en: string, id: string]>>;

/** What search results say about each model. */
const MODEL_DESCRIPTIONS: Descriptions = {
  'alva-one': [
    'ALVA ONE: a full-size electric maxi scooter for two, 140 km with two batteries, 90 km/h. Colours, specification and the price on the road in your province.',
    'ALVA ONE: skuter maxi listrik untuk berdua, 140 km dengan dua baterai, 90 km/jam. Lihat warna, spesifikasi, dan harga on the road di provinsi Anda.',
  ],
  'alva-one-xp': [
    'ALVA ONE XP: larger batteries for 160 km, disc brakes at both ends and a reverse gear. Colours, specification and the price in your province.',
    'ALVA ONE XP: baterai lebih besar hingga 160 km, rem cakram depan belakang, dan gigi mundur. Lihat warna, spesifikasi, dan harga di provinsi Anda.',
  ],
  'alva-cervo': [
    'ALVA CERVO: a sporty electric scooter with 9.8 kW, 14-inch wheels and 125 km of range. Four colours, two accents and the price on the road.',
    'ALVA CERVO: skuter listrik sporty dengan 9,8 kW, roda 14 inci, dan jarak tempuh 125 km. Empat warna, dua aksen, dan harga on the road.',
  ],
  'alva-cervo-q': [
    'CERVO Q: light, quiet and easy to sit on, with long-lived LFP cells. One battery, two, or by subscription. See colours, figures and prices.',
    'CERVO Q: ringan, senyap, dan mudah ditunggangi, dengan sel LFP yang awet. Satu baterai, dua, atau langganan. Lihat warna, angka, dan harganya.',
  ],
  'alva-cervo-boost-charge': [
    'CERVO BOOST CHARGE: from 10 to 80 percent in 38 minutes at a Boost Charge Station. Made for working days. See figures, colours and prices.',
    'CERVO BOOST CHARGE: dari 10 ke 80 persen dalam 38 menit di Boost Charge Station. Untuk hari kerja yang padat. Lihat angka, warna, dan harga.',
  ],
  'alva-n3': [
    'ALVA N3: a light city scooter of 92 kg with a flat floor and a low seat. Buy it with its battery or subscribe. See colours, figures and prices.',
    'ALVA N3: skuter kota ringan 92 kg dengan dek rata dan jok rendah. Beli dengan baterai atau berlangganan. Lihat warna, angka, dan harganya.',
  ],
};

const summaryOf = (slug: string): readonly [en: string, id: string] => {
  const found = MODEL_DESCRIPTIONS[slug];
  if (found === undefined) throw new Error(`No description for ${slug}`);
  return found;
};

const models: readonly Meta[] = MODELS.map((model) => {
  const [en, id] = summaryOf(model.slug);
  return meta(
    `product/${model.slug}`,
    [
      `${model.name}: ${model.edition.en.toLowerCase()}`,
      en,
      model.name,
      model.slogan.en,
      'Specification, colours and prices',
    ],
    [
      `${model.name}: ${model.edition.id.toLowerCase()}`,
      id,
      model.name,
      model.slogan.id,
      'Spesifikasi, warna, dan harga',
    ],
    model.slug,
  );
});

export const CATALOG: readonly Meta[] = [
  meta(
    'product',
    [
      'All electric motorcycles',
      'Six models side by side, from the light N3 to the fast CERVO BOOST CHARGE. Filter by range, power or price in your province.',
      'All ALVA motorcycles',
      'Filter by range, power and price',
      'Compare up to three models',
    ],
    [
      'Semua motor listrik',
      'Enam model berdampingan, dari N3 yang ringan hingga CERVO BOOST CHARGE yang cepat. Saring menurut jarak, tenaga, atau harga di provinsi Anda.',
      'Semua motor ALVA',
      'Saring menurut jarak, tenaga, dan harga',
      'Bandingkan hingga tiga model',
    ],
  ),
  ...models,
  meta(
    'product/compare',
    [
      'Compare models',
      'Put up to three ALVA motorcycles next to each other. Differences in range, power, charging, weight and price are marked.',
      'Compare models',
      'Differences at a glance',
      'Share your comparison',
    ],
    [
      'Bandingkan model',
      'Sandingkan hingga tiga motor ALVA. Perbedaan jarak tempuh, tenaga, pengisian, bobot, dan harga diberi tanda.',
      'Bandingkan model',
      'Perbedaan dalam sekali lihat',
      'Bagikan perbandingan Anda',
    ],
  ),
  meta(
    'product/*/customize',
    [
      'Configure your {name}',
      'Choose the colour, the battery and the place of delivery of your {name}, and watch the price on the road with every line explained.',
      'Configure your {name}',
      'Colour, battery and area',
      'Your price, line by line',
    ],
    [
      'Rancang {name} Anda',
      'Pilih warna, baterai, dan daerah untuk {name} Anda, lalu lihat harga on the road dengan penjelasan di setiap barisnya.',
      'Rancang {name} Anda',
      'Warna, baterai, dan daerah',
      'Harga Anda, baris demi baris',
    ],
  ),
  meta(
    'product/*/customize/payment/installment',
    [
      'Instalments for {name}',
      'Choose a provider, a down payment and a term for your {name}. Flat and effective rates stand side by side, down to the last rupiah.',
      'Pay for {name} by instalments',
      'Down payment and term',
      'Providers compared',
    ],
    [
      'Cicilan untuk {name}',
      'Pilih penyedia, uang muka, dan tenor untuk {name} Anda. Perhitungannya terbuka hingga rupiah terakhir, tanpa angka tersembunyi.',
      'Cicil {name}',
      'Uang muka dan tenor',
      'Perbandingan penyedia',
    ],
  ),
  meta(
    'product/*/aec-scbd/customize',
    [
      'Configure {name} at SCBD',
      'Configure your {name} for collection at the SCBD experience center, with the colours and options that are offered only there.',
      'Configure {name} at SCBD',
      'Only at this center',
      'Your price, line by line',
    ],
    [
      'Rancang {name} di SCBD',
      'Rancang {name} Anda untuk diambil di experience center SCBD, termasuk warna dan pilihan yang hanya ditawarkan di sana.',
      'Rancang {name} di SCBD',
      'Hanya di lokasi ini',
      'Harga Anda, baris demi baris',
    ],
  ),
  meta(
    'monthly-cost',
    [
      'Petrol or electric: your monthly cost',
      'Enter how far you ride and what you pay for petrol. See what the same distance costs with an ALVA, and how every figure is worked out.',
      'What does a month cost?',
      'Petrol against electricity',
      'Change the assumptions yourself',
    ],
    [
      'Bensin atau listrik: biaya per bulan',
      'Masukkan jarak harian dan harga bensin Anda. Lihat biaya jarak yang sama dengan ALVA, lengkap dengan cara setiap angkanya dihitung.',
      'Berapa biaya sebulan?',
      'Bensin dibanding listrik',
      'Ubah sendiri asumsinya',
    ],
  ),
  meta(
    'dp-simulation',
    [
      'Down payment and instalments',
      'Choose a model, a down payment and a term. See the instalment, the total and both the flat and the effective rate before you decide.',
      'Down payment simulation',
      'Model, down payment, term',
      'Flat and effective, side by side',
    ],
    [
      'Simulasi uang muka dan cicilan',
      'Pilih model, uang muka, dan tenor. Lihat cicilan, total, serta suku flat dan efektifnya sebelum Anda memutuskan.',
      'Simulasi uang muka',
      'Model, uang muka, tenor',
      'Flat dan efektif, berdampingan',
    ],
  ),
  meta(
    'test-ride/select-bike',
    [
      'Test ride: choose a model',
      'Ride before you decide. Choose the model, then the place and the time. A test ride is free and takes about thirty minutes.',
      'Which one would you like to ride?',
      'Choose a model',
      'What to bring',
    ],
    [
      'Test ride: pilih model',
      'Coba dulu sebelum memutuskan. Pilih model, lalu tempat dan waktunya. Test ride gratis dan berlangsung sekitar tiga puluh menit.',
      'Mana yang ingin Anda coba?',
      'Pilih model',
      'Yang perlu dibawa',
    ],
  ),
  meta(
    'test-ride/book',
    [
      'Test ride: place and time',
      'Choose an experience center and a free time for your test ride. You receive a confirmation and a reminder the day before.',
      'Book your test ride',
      'Place, date and time',
      'Your contact details',
    ],
    [
      'Test ride: tempat dan waktu',
      'Pilih experience center dan jam kosong untuk test ride Anda. Konfirmasi langsung dikirim, dan pengingat menyusul sehari sebelumnya.',
      'Jadwalkan test ride Anda',
      'Tempat, tanggal, dan jam',
      'Kontak Anda',
    ],
  ),
  meta(
    'test-ride/success',
    [
      'Your test ride is booked',
      'Your test ride is booked. Here are the place, the time and what to bring, and how to change the appointment if something comes up.',
      'See you soon',
      'Place and time',
      'What to bring',
    ],
    [
      'Test ride Anda terjadwal',
      'Test ride Anda sudah terjadwal. Inilah tempat, waktu, dan yang perlu dibawa, serta cara mengubah jadwal bila berhalangan.',
      'Sampai jumpa',
      'Tempat dan waktu',
      'Yang perlu dibawa',
    ],
  ),
];
