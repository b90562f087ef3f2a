import { type Meta, meta } from './types.ts';

/** From the checkout to the motorcycle that stands in the yard. */
export const ORDERS: readonly Meta[] = [
  meta('purchase', {
    en: [
      'Checkout',
      'Book or buy your ALVA: contact, owner, delivery and payment, one question at a time, with every rupiah explained before you pay.',
      'Book or buy your motorcycle',
      'Contact, owner and delivery',
      'Payment and review',
    ],
    id: [
      'Pembelian',
      'Pesan atau beli ALVA Anda: kontak, pemilik, pengiriman, dan pembayaran, satu pertanyaan sekali jalan, setiap rupiah dijelaskan.',
      'Pesan atau beli motor Anda',
      'Kontak, pemilik, dan pengiriman',
      'Pembayaran dan tinjauan',
    ],
  }),
  meta('my-orders', {
    en: [
      'My orders',
      'Where your bookings and purchases stand: payment, papers, delivery and receipts. Opens without signal once you have seen it.',
      'My orders',
      'Under way',
      'Completed and cancelled',
    ],
    id: [
      'Pesanan saya',
      'Sampai mana pemesanan dan pembelian Anda: pembayaran, surat, pengiriman, dan kuitansi. Tetap terbuka tanpa sinyal.',
      'Pesanan saya',
      'Sedang berjalan',
      'Selesai dan dibatalkan',
    ],
  }),
  meta('receipt', {
    en: [
      'Check a receipt or an invoice',
      'Type the code of an ALVA receipt or invoice and see whether it is genuine, for which amount and when it was issued, without an account.',
      'Check a receipt or an invoice',
      'By the code on it',
      'What it says',
    ],
    id: [
      'Periksa kuitansi atau faktur',
      'Ketik kode kuitansi atau faktur ALVA dan lihat apakah asli, untuk jumlah berapa, dan kapan diterbitkan, tanpa akun.',
      'Periksa kuitansi atau faktur',
      'Lewat kode pada dokumen',
      'Isi dokumen',
    ],
  }),
  meta('shop/cart', {
    en: [
      'Your cart',
      'Parts, accessories, apparel and batteries for your ALVA, with delivery by weight and distance or collected at a dealer.',
      'Your cart',
      'What is in it',
      'Delivery and payment',
    ],
    id: [
      'Keranjang Anda',
      'Suku cadang, aksesori, pakaian, dan baterai untuk ALVA Anda, dikirim menurut berat dan jarak atau diambil di diler.',
      'Keranjang Anda',
      'Isi keranjang',
      'Pengiriman dan pembayaran',
    ],
  }),
  meta('track-order', {
    en: [
      'Track an order',
      'See where an ALVA order stands with its booking number (NUP) or order number and the phone number, without an account.',
      'Track an order',
      'By booking or order number',
      'With the phone number of the order',
    ],
    id: [
      'Lacak pesanan',
      'Lihat sampai mana pesanan ALVA dengan nomor pemesanan (NUP) atau nomor pesanan dan nomor ponselnya, tanpa akun.',
      'Lacak pesanan',
      'Lewat nomor pemesanan atau pesanan',
      'Dengan nomor ponsel pesanan',
    ],
  }),
  meta('delivery', {
    en: [
      'Deliveries',
      'For couriers of ALVA: hand a motorcycle or a parcel over with photo and signature, also without signal.',
      'Deliveries',
      'By work order and passkey',
      'Photo, signature and place',
    ],
    id: [
      'Pengantaran',
      'Untuk kurir ALVA: serahkan motor atau paket dengan foto dan tanda tangan, juga tanpa sinyal.',
      'Pengantaran',
      'Dengan nomor perintah kerja dan kode kurir',
      'Foto, tanda tangan, dan lokasi',
    ],
  }),
];
