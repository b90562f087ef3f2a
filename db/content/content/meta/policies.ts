import { type Meta, meta } from './types.ts';

export const POLICIES: readonly Meta[] = [
  meta('policy/privacy-policy-term-of-use', {
    en: [
      'Privacy policy and terms of use',
      'Which personal data we collect, why, for how long, whom we share it with, and how you can see, correct or delete it. With the terms of use.',
      'Privacy policy and terms of use',
      'Your data and your rights',
      'Using this site',
    ],
    id: [
      'Kebijakan privasi dan ketentuan penggunaan',
      'Data pribadi yang kami kumpulkan, tujuannya, masa simpannya, dan cara Anda melihat, memperbaiki, atau menghapusnya.',
      'Kebijakan privasi dan ketentuan penggunaan',
      'Data Anda dan hak Anda',
      'Menggunakan situs ini',
    ],
  }),
  meta('policy/refund-return-warranty', {
    en: [
      'Refunds and returns',
      'When you get your money back, how long it takes and how to return what does not suit you: motorcycles, parts, accessories and apparel.',
      'Refunds and returns',
      'When you get your money back',
      'How to return goods',
    ],
    id: [
      'Pengembalian dana dan barang',
      'Kapan dana Anda kembali, berapa lama prosesnya, dan cara mengembalikan barang: motor, suku cadang, aksesori, dan apparel.',
      'Pengembalian dana dan barang',
      'Kapan dana Anda kembali',
      'Cara mengembalikan barang',
    ],
  }),
  meta('policy/conditions-for-orders-outside-jabodetabek-area', {
    en: [
      'Orders outside Jabodetabek',
      'How ordering, registration and delivery work outside Greater Jakarta, what shipping costs are made of and how long it takes.',
      'Orders outside Jabodetabek',
      'Registration and delivery',
      'Shipping cost and time',
    ],
    id: [
      'Pesanan di luar Jabodetabek',
      'Cara pemesanan, pengurusan surat, dan pengiriman di luar Jabodetabek, komponen ongkos kirim, serta perkiraan waktunya.',
      'Pesanan di luar Jabodetabek',
      'Surat kendaraan dan pengiriman',
      'Ongkos dan waktu kirim',
    ],
  }),
  meta('policy/warranty', {
    en: [
      'Warranty',
      'What the warranty covers and for how long: frame, motor, battery, electronics. What voids it and how to make a claim.',
      'Warranty',
      'What is covered, and how long',
      'How to claim',
    ],
    id: [
      'Garansi',
      'Cakupan dan masa garansi: rangka, motor penggerak, baterai, dan kelistrikan. Apa yang menggugurkannya dan cara mengajukan klaim.',
      'Garansi',
      'Cakupan dan masanya',
      'Cara mengajukan klaim',
    ],
  }),
  meta('policy/terms-and-conditions-for-purchasing-alva-motorcycles', {
    en: [
      'Terms of purchase',
      'The terms for buying an ALVA motorcycle: booking, price, payment, registration, delivery, cancellation and subsidy.',
      'Terms of purchase',
      'Booking, payment and delivery',
      'Cancellation and refunds',
    ],
    id: [
      'Syarat dan ketentuan pembelian',
      'Ketentuan membeli motor ALVA: pemesanan, harga, pembayaran, surat kendaraan, pengiriman, pembatalan, dan subsidi.',
      'Syarat dan ketentuan pembelian',
      'Pemesanan, pembayaran, dan pengiriman',
      'Pembatalan dan pengembalian dana',
    ],
  }),
];
