import { t } from '../../../catalog/types.ts';
import { heading, list, note, paragraph, steps } from '../../blocks.ts';
import { promo } from './promo.ts';

export const PROMOS = [
  promo({
    slug: 'n3-helmet',
    validOn: ['2026-11-05', '2027-01-31'],
    model: 'alva-n3',
    color: 'shadow-black',
    title: t('A helmet with every N3', 'Helm untuk setiap N3'),
    summary: t(
      'Whoever takes delivery of an N3 until the end of January gets an open-face helmet in their size.',
      'Setiap serah terima N3 sampai akhir Januari disertai satu helm open face sesuai ukuran Anda.',
    ),
    blocks: [
      heading('What you get', 'Yang Anda dapatkan'),
      paragraph(
        'One open-face helmet from our range, with the Indonesian standard mark (SNI), in size S to XL. It is worn by people who have just learned to ride, so it weighs little and its visor opens with one thumb.',
        'Satu helm open face dari lini kami, bertanda SNI, ukuran S sampai XL. Helm ini untuk mereka yang baru belajar berkendara: ringan, dan kacanya terbuka dengan satu ibu jari.',
      ),
      heading('How to claim it', 'Cara klaim'),
      steps(
        [
          'Order an N3, with its battery or with the subscription.',
          'Pesan N3, dengan baterai atau dengan langganan baterai.',
        ],
        [
          'When you choose the day of delivery, tell the dealer your head size.',
          'Saat menentukan hari serah terima, beri tahu diler ukuran kepala Anda.',
        ],
        [
          'Try it on before you sign; another size is changed on the spot.',
          'Coba sebelum menandatangani; ukuran lain langsung ditukar di tempat.',
        ],
      ),
      heading('Conditions', 'Syarat'),
      list(
        [
          'For deliveries from 5 November 2026 to 31 January 2027, in all areas.',
          'Untuk serah terima 5 November 2026 sampai 31 Januari 2027, di semua daerah.',
        ],
        ['One helmet for each motorcycle.', 'Satu helm untuk setiap motor.'],
        [
          'It is not paid out in money. If you return the motorcycle, the helmet stays with you.',
          'Tidak dapat diuangkan. Bila motor dikembalikan, helm tetap milik Anda.',
        ],
        [
          'If your size has run out, we send it to your home within 30 days at our cost.',
          'Bila ukuran Anda habis, kami kirim ke rumah dalam 30 hari dengan biaya kami.',
        ],
      ),
    ],
  }),
  promo({
    slug: 'old-battery-voucher',
    validOn: ['2026-09-14', '2027-03-31'],
    model: 'alva-one',
    color: 'supernova-black',
    title: t('Rp500.000 for your old battery', 'Rp500.000 untuk baterai lama Anda'),
    summary: t(
      'Bring a complete old pack of ours; we take Rp500.000 off the next battery you buy.',
      'Bawa satu baterai lama kami yang utuh; harga baterai berikutnya kami potong Rp500.000.',
    ),
    blocks: [
      paragraph(
        'A battery that is tired of riding can still light a warung for years. [Where yours goes](/whats-new/old-batteries) is told in a story of its own; this page says what you get for it.',
        'Baterai yang lelah di jalan masih bisa menerangi warung bertahun-tahun. [Ke mana perginya](/whats-new/old-batteries) kami ceritakan tersendiri; halaman ini menjelaskan apa yang Anda terima.',
      ),
      heading('How to claim it', 'Cara klaim'),
      steps(
        [
          'Bring the battery to any experience center.',
          'Bawa baterai ke experience center mana pun.',
        ],
        [
          'We check that the case is closed and read the serial number.',
          'Kami memeriksa casing masih tertutup dan membaca nomor serinya.',
        ],
        [
          'You get a receipt. The amount is taken off when you buy a battery there.',
          'Anda menerima tanda terima. Potongan berlaku saat Anda membeli baterai di sana.',
        ],
      ),
      heading('Conditions', 'Syarat'),
      list(
        [
          'From 14 September 2026 to 31 March 2027; the receipt is good for 90 days.',
          'Berlaku 14 September 2026 sampai 31 Maret 2027; tanda terima berlaku 90 hari.',
        ],
        [
          'For ALVA batteries you own. Subscribed batteries belong to us and are exchanged free of charge.',
          'Untuk baterai ALVA milik sendiri. Baterai langganan adalah milik kami dan ditukar tanpa biaya.',
        ],
        [
          'One old battery for each new one. State of charge and age do not matter.',
          'Satu baterai lama untuk satu baterai baru. Isi daya dan umurnya tidak berpengaruh.',
        ],
        [
          'A battery that is locked as stolen is handed to the police.',
          'Baterai yang terkunci karena dilaporkan hilang diserahkan kepada polisi.',
        ],
      ),
      note(
        'Opened, swollen or burnt packs we collect as well, free of charge and without the reduction. Do not carry them; call +62 21 5550 0180.',
        'Baterai yang terbuka, menggembung, atau terbakar juga kami ambil tanpa biaya, tanpa potongan harga. Jangan dibawa sendiri; telepon +62 21 5550 0180.',
      ),
    ],
  }),
  promo({
    slug: 'cervo-top-box',
    validOn: ['2026-09-01', '2026-10-31'],
    model: 'alva-cervo',
    color: 'indie-red',
    title: t('A top box with CERVO', 'Boks belakang untuk CERVO'),
    summary: t(
      'Whoever booked a CERVO in September or October got the top box with it, fitted.',
      'Pemesan CERVO pada September dan Oktober mendapat boks belakang, sudah terpasang.',
    ),
    blocks: [
      heading('What it was', 'Isi promonya'),
      paragraph(
        'One top box with its rack, in black, fitted before delivery. It counted for CERVO, CERVO Q and CERVO BOOST CHARGE.',
        'Satu boks belakang beserta raknya, warna hitam, terpasang sebelum serah terima. Berlaku untuk CERVO, CERVO Q, dan CERVO BOOST CHARGE.',
      ),
      heading('If you booked in that time', 'Bila Anda memesan pada masa itu'),
      list(
        [
          'What counts is the day of the booking fee: 1 September to 31 October 2026.',
          'Yang dihitung adalah hari pembayaran biaya pemesanan: 1 September sampai 31 Oktober 2026.',
        ],
        [
          'You get it also when delivery comes later, and when you change the colour of your order.',
          'Tetap Anda dapatkan bila serah terima menyusul atau warna pesanan diubah.',
        ],
        [
          'It is missing? [Write to us](/contact-us?topic=promo) with your order number.',
          'Belum Anda terima? [Kirim pesan](/contact-us?topic=promo) beserta nomor pesanan Anda.',
        ],
      ),
    ],
  }),
];
