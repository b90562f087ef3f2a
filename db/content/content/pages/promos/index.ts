import { heading, list, note, offer, paragraph, steps } from '#db/content/content/blocks.ts';
import { socialPicture } from '#db/content/content/meta/types.ts';
import { FIRST_ALVA } from '#db/content/orders/coupons.ts';
import { goodsPicture } from '#db/content/shop/items/pictures.ts';
import { promo } from './promo.ts';

const FIRST_ALVA_OFF = `Rp${FIRST_ALVA.amountIdr.toLocaleString('id-ID')}`;

export const PROMOS = [
  promo({
    slug: 'first-alva',
    validOn: FIRST_ALVA.validOn,
    image: socialPicture('alva-cervo', 'indie-red'),
    title: {
      en: `${FIRST_ALVA_OFF} off your first ALVA`,
      id: `Potongan ${FIRST_ALVA_OFF} untuk ALVA pertama Anda`,
    },
    summary: {
      en: `Book or buy any motorcycle here and enter ${FIRST_ALVA.code} in the checkout.`,
      id: `Pesan atau beli motor apa pun di sini dan masukkan ${FIRST_ALVA.code} saat checkout.`,
    },
    blocks: [
      offer({
        gain: { en: `Save ${FIRST_ALVA_OFF}`, id: `Hemat ${FIRST_ALVA_OFF}` },
        forWhom: {
          en: 'Everyone who orders their first ALVA here, any model',
          id: 'Siapa pun yang memesan ALVA pertamanya di sini, model apa pun',
        },
        action: { label: { en: 'Choose a motorcycle', id: 'Pilih motor' }, path: '/product' },
      }),
      heading({ en: 'What you get', id: 'Yang Anda dapatkan' }),
      paragraph({
        en: `${FIRST_ALVA_OFF} comes off the price of the motorcycle. The booking fee stays as it is; what comes off is taken from the rest.`,
        id: `Harga motor dipotong ${FIRST_ALVA_OFF}. Uang tanda jadi tetap; potongan mengurangi sisa pembayaran.`,
      }),
      heading({ en: 'How to use it', id: 'Cara memakainya' }),
      steps(
        {
          en: '[Configure a motorcycle](/product) and go on to the checkout.',
          id: '[Pilih dan rancang motor Anda](/product), lalu lanjutkan ke checkout.',
        },
        {
          en: `Where you choose how to pay, enter ${FIRST_ALVA.code} as promo code and press “Apply”.`,
          id: `Saat memilih cara pembayaran, masukkan ${FIRST_ALVA.code} sebagai kode promo, lalu tekan “Pakai”.`,
        },
        {
          en: 'The price shows at once what comes off. What you see when you order is what counts.',
          id: 'Potongan langsung terlihat pada harga. Yang berlaku adalah harga saat Anda memesan.',
        },
      ),
      heading({ en: 'Conditions', id: 'Syarat' }),
      list(
        {
          en: 'Once for each person: account, phone number and identity number count.',
          id: 'Satu kali untuk setiap orang: akun, nomor telepon, dan nomor KTP ikut dihitung.',
        },
        {
          en: 'It goes together with a referral code and with the government subsidy, not with another promo code.',
          id: 'Dapat digabung dengan kode referal dan subsidi pemerintah, tidak dengan kode promo lain.',
        },
        {
          en: 'It counts for an order that is placed within the dates, also when you pay the rest later.',
          id: 'Berlaku untuk pesanan yang dibuat dalam masa promo, juga bila sisanya dibayar kemudian.',
        },
        {
          en: 'An order that ends before anything was paid gives the code back to you.',
          id: 'Bila pesanan berakhir sebelum ada pembayaran, kode dapat Anda pakai lagi.',
        },
      ),
    ],
  }),
  promo({
    slug: 'n3-helmet',
    validOn: ['2026-11-05', '2027-01-31'],
    image: goodsPicture('helmet-open'),
    title: { en: 'A helmet with every N3', id: 'Helm untuk setiap N3' },
    summary: {
      en: 'Take delivery of an N3 by the end of January and get an open-face helmet in your size.',
      id: 'Setiap serah terima N3 sampai akhir Januari disertai satu helm open face sesuai ukuran Anda.',
    },
    blocks: [
      offer({
        gain: { en: 'A helmet, free', id: 'Helm gratis' },
        forWhom: {
          en: 'Everyone who takes delivery of an N3',
          id: 'Siapa pun yang menerima serah terima N3',
        },
        action: {
          label: { en: 'Configure N3', id: 'Rancang N3' },
          path: '/product/alva-n3/customize',
        },
      }),
      heading({ en: 'What you get', id: 'Yang Anda dapatkan' }),
      paragraph({
        en: 'One open-face helmet from our range, with the Indonesian standard mark (SNI), in size S to XL. It is worn by people who have just learned to ride, so it weighs little and its visor opens with one thumb.',
        id: 'Satu helm open face dari lini kami, bertanda SNI, ukuran S sampai XL. Helm ini untuk mereka yang baru belajar berkendara: ringan, dan kacanya terbuka dengan satu ibu jari.',
      }),
      heading({ en: 'How to claim it', id: 'Cara klaim' }),
      steps(
        {
          en: 'Order an N3, with its battery or with the subscription.',
          id: 'Pesan N3, dengan baterai atau dengan langganan baterai.',
        },
        {
          en: 'When you choose the day of delivery, tell the dealer your head size.',
          id: 'Saat menentukan hari serah terima, beri tahu diler ukuran kepala Anda.',
        },
        {
          en: 'Try it on before you sign; another size is changed on the spot.',
          id: 'Coba sebelum menandatangani; ukuran lain langsung ditukar di tempat.',
        },
      ),
      heading({ en: 'Conditions', id: 'Syarat' }),
      list(
        {
          en: 'For deliveries from 5 November 2026 to 31 January 2027, in all areas.',
          id: 'Untuk serah terima 5 November 2026 sampai 31 Januari 2027, di semua daerah.',
        },
        { en: 'One helmet for each motorcycle.', id: 'Satu helm untuk setiap motor.' },
        {
          en: 'It is not paid out in money. If you return the motorcycle, the helmet stays with you.',
          id: 'Tidak dapat diuangkan. Bila motor dikembalikan, helm tetap milik Anda.',
        },
        {
          en: 'If your size has run out, we send it to your home within 30 days at our cost.',
          id: 'Bila ukuran Anda habis, kami kirim ke rumah dalam 30 hari dengan biaya kami.',
        },
      ),
    ],
  }),
  promo({
    slug: 'old-battery-voucher',
    validOn: ['2026-09-14', '2027-03-31'],
    image: goodsPicture('battery-single'),
    title: { en: 'Rp500.000 for your old battery', id: 'Rp500.000 untuk baterai lama Anda' },
    summary: {
      en: 'Bring a complete old pack of ours; we take Rp500.000 off the next battery you buy.',
      id: 'Bawa satu baterai lama kami yang utuh; harga baterai berikutnya kami potong Rp500.000.',
    },
    blocks: [
      offer({
        gain: { en: 'Save Rp500.000', id: 'Hemat Rp500.000' },
        forWhom: {
          en: 'Owners who bring an old ALVA battery and buy a new one',
          id: 'Pemilik yang membawa baterai ALVA lama dan membeli yang baru',
        },
        action: {
          label: { en: 'Find a center', id: 'Cari experience center' },
          path: '/experience-center',
        },
      }),
      paragraph({
        en: 'A battery that is tired of riding can still light a warung for years. [Where yours goes](/whats-new/old-batteries) is told in a story of its own; this page says what you get for it.',
        id: 'Baterai yang lelah di jalan masih bisa menerangi warung bertahun-tahun. [Ke mana perginya](/whats-new/old-batteries) kami ceritakan tersendiri; halaman ini menjelaskan apa yang Anda terima.',
      }),
      heading({ en: 'How to claim it', id: 'Cara klaim' }),
      steps(
        {
          en: 'Bring the battery to any experience center.',
          id: 'Bawa baterai ke experience center mana pun.',
        },
        {
          en: 'We check that the case is closed and read the serial number.',
          id: 'Kami memeriksa casing masih tertutup dan membaca nomor serinya.',
        },
        {
          en: 'You get a receipt. The amount is taken off when you buy a battery there.',
          id: 'Anda menerima tanda terima. Potongan berlaku saat Anda membeli baterai di sana.',
        },
      ),
      heading({ en: 'Conditions', id: 'Syarat' }),
      list(
        {
          en: 'From 14 September 2026 to 31 March 2027; the receipt is good for 90 days.',
          id: 'Berlaku 14 September 2026 sampai 31 Maret 2027; tanda terima berlaku 90 hari.',
        },
        {
          en: 'For ALVA batteries you own. Subscribed batteries belong to us and are exchanged free of charge.',
          id: 'Untuk baterai ALVA milik sendiri. Baterai langganan adalah milik kami dan ditukar tanpa biaya.',
        },
        {
          en: 'One old battery for each new one. State of charge and age do not matter.',
          id: 'Satu baterai lama untuk satu baterai baru. Isi daya dan umurnya tidak berpengaruh.',
        },
        {
          en: 'A battery that is locked as stolen is handed to the police.',
          id: 'Baterai yang terkunci karena dilaporkan hilang diserahkan kepada polisi.',
        },
      ),
      note({
        en: 'Opened, swollen or burnt packs we collect as well, free of charge and without the reduction. Do not carry them; call +62 21 5550 0180.',
        id: 'Baterai yang terbuka, menggembung, atau terbakar juga kami ambil tanpa biaya, tanpa potongan harga. Jangan dibawa sendiri; telepon +62 21 5550 0180.',
      }),
    ],
  }),
  promo({
    slug: 'cervo-top-box',
    validOn: ['2026-09-01', '2026-10-31'],
    image: goodsPicture('top-box'),
    title: { en: 'A top box with CERVO', id: 'Boks belakang untuk CERVO' },
    summary: {
      en: 'Everyone who booked a CERVO in September or October got the top box with it, fitted.',
      id: 'Pemesan CERVO pada September dan Oktober mendapat boks belakang, sudah terpasang.',
    },
    blocks: [
      offer({
        gain: { en: 'A top box, free', id: 'Boks belakang gratis' },
        forWhom: {
          en: 'Everyone who booked a CERVO in September or October 2026',
          id: 'Siapa pun yang memesan CERVO pada September atau Oktober 2026',
        },
      }),
      heading({ en: 'What it was', id: 'Isi promonya' }),
      paragraph({
        en: 'One top box with its rack, in black, fitted before delivery. It counted for CERVO, CERVO Q and CERVO BOOST CHARGE.',
        id: 'Satu boks belakang beserta raknya, warna hitam, terpasang sebelum serah terima. Berlaku untuk CERVO, CERVO Q, dan CERVO BOOST CHARGE.',
      }),
      heading({ en: 'If you booked in that time', id: 'Bila Anda memesan pada masa itu' }),
      list(
        {
          en: 'What counts is the day of the booking fee: 1 September to 31 October 2026.',
          id: 'Yang dihitung adalah hari pembayaran uang tanda jadi: 1 September sampai 31 Oktober 2026.',
        },
        {
          en: 'You get it also when delivery comes later, and when you change the colour of your order.',
          id: 'Tetap Anda dapatkan bila serah terima menyusul atau warna pesanan diubah.',
        },
        {
          en: 'It is missing? [Write to us](/contact-us?topic=promo) with your order number.',
          id: 'Belum Anda terima? [Kirim pesan](/contact-us?topic=promo) beserta nomor pesanan Anda.',
        },
      ),
    ],
  }),
];
