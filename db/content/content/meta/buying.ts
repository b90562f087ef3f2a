import { type Meta, meta } from './types.ts';

/** On the way to a motorcycle: configuring, calculating, trying. */
export const BUYING: readonly Meta[] = [
  meta('product/*/customize', {
    en: [
      'Configure your {name}',
      'Choose the colour, the battery and the place of delivery of your {name}, and watch the price on the road with every line explained.',
      'Configure your {name}',
      'Colour, battery and area',
      'Your price, line by line',
    ],
    id: [
      'Rancang {name} Anda',
      'Pilih warna, baterai, dan daerah untuk {name} Anda, lalu lihat harga OTR dengan penjelasan di setiap barisnya.',
      'Rancang {name} Anda',
      'Warna, baterai, dan daerah',
      'Rincian harga Anda',
    ],
  }),
  meta('product/*/customize/payment', {
    en: [
      'Ways to pay for {name}',
      'Pay for your {name} at once or by instalments: the price on the road beside a monthly amount, before you decide anything.',
      'Pay for {name}',
      'At once or by instalments',
      'The next step',
    ],
    id: [
      'Cara membayar {name}',
      'Bayar {name} Anda sekaligus atau cicil: harga OTR di sebelah angsuran bulanan, sebelum Anda memutuskan apa pun.',
      'Bayar {name}',
      'Sekaligus atau cicil',
      'Langkah berikutnya',
    ],
  }),
  meta('product/compare/customize', {
    en: [
      'Configure the compared models',
      'Configure the models that you compare one after the other, with colour, battery and place of delivery, and see what each costs on the road.',
      'Configure the compared models',
      'Model by model',
      'Price, line by line',
    ],
    id: [
      'Rancang model yang dibandingkan',
      'Rancang model yang Anda bandingkan satu per satu, dengan warna, baterai, dan tempat penyerahan, lalu lihat harga OTR masing-masing.',
      'Rancang model yang dibandingkan',
      'Model demi model',
      'Rincian harga',
    ],
  }),
  meta('product/compare/customize/payment', {
    en: [
      'Ways to pay for the compared models',
      'See for each model that you compare what it costs at once and what it costs a month, and go on with the one that suits you.',
      'Pay for a compared model',
      'At once or by instalments',
      'The next step',
    ],
    id: [
      'Cara membayar model yang dibandingkan',
      'Lihat harga sekaligus dan angsuran bulanan setiap model yang Anda bandingkan, lalu lanjutkan dengan yang cocok untuk Anda.',
      'Bayar model yang dibandingkan',
      'Sekaligus atau cicil',
      'Langkah berikutnya',
    ],
  }),
  meta('product/compare/customize/payment/installment', {
    en: [
      'Instalments for the compared models',
      'Choose provider, down payment and term for each model that you compare. Flat and effective rates stand side by side.',
      'Pay for a compared model by instalments',
      'Down payment and term',
      'Providers compared',
    ],
    id: [
      'Cicilan model yang dibandingkan',
      'Pilih penyedia, uang muka, dan tenor untuk setiap model yang Anda bandingkan. Suku bunga flat dan efektif berdampingan.',
      'Cicil model yang dibandingkan',
      'Uang muka dan tenor',
      'Perbandingan penyedia',
    ],
  }),
  meta('product/*/customize/payment/installment', {
    en: [
      'Instalments for {name}',
      'Choose a provider, a down payment and a term for your {name}. Flat and effective rates stand side by side, down to the last rupiah.',
      'Pay for {name} by instalments',
      'Down payment and term',
      'Providers compared',
    ],
    id: [
      'Cicilan untuk {name}',
      'Pilih penyedia, uang muka, dan tenor untuk {name} Anda. Perhitungannya terbuka hingga rupiah terakhir, tanpa angka tersembunyi.',
      'Cicil {name}',
      'Uang muka dan tenor',
      'Perbandingan penyedia',
    ],
  }),
  meta('product/*/aec-scbd/customize', {
    en: [
      'Configure {name} at SCBD',
      'Configure your {name} for collection at the SCBD experience center, with the colours and options that are offered only there.',
      'Configure {name} at SCBD',
      'Only at this center',
      'Your price, line by line',
    ],
    id: [
      'Rancang {name} di SCBD',
      'Rancang {name} Anda untuk diambil di experience center SCBD, termasuk warna dan pilihan yang hanya ditawarkan di sana.',
      'Rancang {name} di SCBD',
      'Hanya di lokasi ini',
      'Rincian harga Anda',
    ],
  }),
  meta('monthly-cost', {
    en: [
      'Petrol or electric: your monthly cost',
      'Enter how far you ride and what you pay for petrol. See what the same distance costs with an ALVA, and how every figure is worked out.',
      'What does a month cost?',
      'Petrol against electricity',
      'Change the assumptions yourself',
    ],
    id: [
      'Bensin atau listrik: biaya per bulan',
      'Masukkan jarak harian dan harga bensin Anda. Lihat biaya jarak yang sama dengan ALVA, lengkap dengan cara setiap angkanya dihitung.',
      'Berapa biaya sebulan?',
      'Bensin dibanding listrik',
      'Ubah sendiri asumsinya',
    ],
  }),
  meta('dp-simulation', {
    en: [
      'Down payment and instalments',
      'Choose a model, a down payment and a term. See the instalment, the total and both the flat and the effective rate before you decide.',
      'Down payment simulation',
      'Model, down payment, term',
      'Flat and effective, side by side',
    ],
    id: [
      'Simulasi uang muka dan cicilan',
      'Pilih model, uang muka, dan tenor. Lihat cicilan, total, serta suku flat dan efektifnya sebelum Anda memutuskan.',
      'Simulasi uang muka',
      'Model, uang muka, tenor',
      'Flat dan efektif, berdampingan',
    ],
  }),
  meta('test-ride/select-bike', {
    en: [
      'Test ride: choose a model',
      'Ride before you decide. Choose the model, then the place and the time. A test ride is free and takes about thirty minutes.',
      'Which one would you like to ride?',
      'Choose a model',
      'What to bring',
    ],
    id: [
      'Test ride: pilih model',
      'Coba dulu sebelum memutuskan. Pilih model, lalu tempat dan waktunya. Test ride gratis dan berlangsung sekitar tiga puluh menit.',
      'Mana yang ingin Anda coba?',
      'Pilih model',
      'Yang perlu dibawa',
    ],
  }),
  meta('test-ride/book', {
    en: [
      'Test ride: place and time',
      'Choose an experience center and a free time for your test ride. You receive a confirmation and a reminder the day before.',
      'Book your test ride',
      'Place, date and time',
      'Your contact details',
    ],
    id: [
      'Test ride: tempat dan waktu',
      'Pilih experience center dan jam kosong untuk test ride Anda. Konfirmasi langsung dikirim, dan pengingat menyusul sehari sebelumnya.',
      'Jadwalkan test ride Anda',
      'Tempat, tanggal, dan jam',
      'Kontak Anda',
    ],
  }),
  meta('test-ride/success', {
    en: [
      'Your test ride is booked',
      'Your test ride is booked. Here are the place, the time and what to bring, and how to change the appointment if something comes up.',
      'See you soon',
      'Place and time',
      'What to bring',
    ],
    id: [
      'Test ride Anda terjadwal',
      'Test ride Anda sudah terjadwal. Inilah tempat, waktu, dan yang perlu dibawa, serta cara mengubah jadwal bila berhalangan.',
      'Sampai jumpa',
      'Tempat dan waktu',
      'Yang perlu dibawa',
    ],
  }),
];
