import { defineTemplates, NAME } from './template.ts';

const REFUND = { ...NAME, code: 'text', product: 'text', amount: 'rupiah' } as const;

/** Whatever goes back in this way is a sum; nothing that does is none. */
const WAYS = { byProvider: 'rupiah', byBank: 'rupiah', withoutAccount: 'rupiah' } as const;

const BASE = { purpose: 'orders', urgent: false, facts: REFUND } as const;

export const refundTemplates = defineTemplates({
  'refund-requested': {
    ...BASE,
    facts: { ...REFUND, byProvider: WAYS.byProvider, byBank: WAYS.byBank },
    optional: ['byProvider', 'byBank'],
    reach: 'MAIL',
    words: {
      en: {
        subject: 'Your refund of {amount}: order {code}',
        preheader: 'What happens next',
        paragraphs: [
          'We owe you {amount} of the order for {product}. Staff look at it, then it goes back. The page of the order shows each step.',
          'The way you paid: {byProvider}, within 14 working days.',
          'To the bank account that you gave: {byBank}, within 5 working days.',
        ],
        action: 'See the refund',
        short: 'We are preparing your refund of {amount}, order {code}.',
      },
      id: {
        subject: 'Pengembalian dana {amount}: pesanan {code}',
        preheader: 'Langkah berikutnya',
        paragraphs: [
          'Anda berhak atas pengembalian {amount} dari pesanan {product}. Petugas memeriksanya, lalu dana dikembalikan. Setiap langkah terlihat di halaman pesanan.',
          'Lewat cara Anda membayar: {byProvider}, dalam 14 hari kerja.',
          'Ke rekening bank yang Anda berikan: {byBank}, dalam 5 hari kerja.',
        ],
        action: 'Lihat pengembalian dana',
        short: 'Pengembalian dana {amount} untuk pesanan {code} sedang disiapkan.',
      },
    },
  },
  'refund-account-needed': {
    ...BASE,
    facts: { ...REFUND, ...WAYS },
    optional: ['byProvider', 'byBank'],
    reach: 'BOTH',
    words: {
      en: {
        subject: 'We need your bank account for your refund: order {code}',
        preheader: 'Please enter it on the page of the order',
        paragraphs: [
          'We owe you {amount} of the order for {product}.',
          '{withoutAccount} cannot go back the way you paid, so we send it to your bank account. Please enter the account on the page of the order; you get the money within 5 working days from then on.',
          'The way you paid: {byProvider}, within 14 working days.',
          'To the bank account that you gave: {byBank}, within 5 working days.',
        ],
        action: 'Enter the bank account',
        short:
          'For your refund of {amount}, order {code}, we need your bank account. Please enter it.',
      },
      id: {
        subject: 'Rekening bank Anda diperlukan untuk pengembalian dana: pesanan {code}',
        preheader: 'Mohon isi di halaman pesanan',
        paragraphs: [
          'Anda berhak atas pengembalian {amount} dari pesanan {product}.',
          '{withoutAccount} tidak dapat kembali lewat cara Anda membayar, sehingga kami kirim ke rekening bank Anda. Mohon isi rekeningnya di halaman pesanan; dana Anda terima dalam 5 hari kerja sejak itu.',
          'Lewat cara Anda membayar: {byProvider}, dalam 14 hari kerja.',
          'Ke rekening bank yang Anda berikan: {byBank}, dalam 5 hari kerja.',
        ],
        action: 'Isi rekening bank',
        short:
          'Untuk pengembalian dana {amount}, pesanan {code}, kami perlu rekening bank Anda. Mohon diisi.',
      },
    },
  },
  'return-accepted': {
    ...BASE,
    reach: 'BOTH',
    words: {
      en: {
        subject: 'Your return is accepted: order {code}',
        preheader: 'How to send it back',
        paragraphs: [
          'Please bring the goods to the dealer of your order, or send them there, within 14 days. What was paid for them, {amount}, goes back as soon as we have them.',
        ],
        action: 'See the return',
        short: 'Your return, order {code}, is accepted. Please bring it back within 14 days.',
      },
      id: {
        subject: 'Pengembalian barang disetujui: pesanan {code}',
        preheader: 'Cara mengembalikannya',
        paragraphs: [
          'Mohon bawa atau kirim barang ke dealer pesanan Anda dalam 14 hari. Uang yang dibayarkan untuk barang itu, {amount}, kembali begitu barang kami terima.',
        ],
        action: 'Lihat pengembalian',
        short: 'Pengembalian barang pesanan {code} disetujui. Mohon kembalikan dalam 14 hari.',
      },
    },
  },
  'return-refused': {
    ...BASE,
    reach: 'BOTH',
    words: {
      en: {
        subject: 'About your return: order {code}',
        preheader: 'We cannot take the goods back',
        paragraphs: [
          'We looked at your return for {product} and cannot take the goods back. The reason is on the page of the order; if you see it otherwise, please write to us.',
        ],
        action: 'Read the reason',
        short:
          'We cannot accept your return, order {code}. The reason is on the page of the order.',
      },
      id: {
        subject: 'Tentang pengembalian barang Anda: pesanan {code}',
        preheader: 'Barang tidak dapat kami terima kembali',
        paragraphs: [
          'Kami sudah memeriksa pengembalian untuk {product} dan tidak dapat menerima barangnya kembali. Alasannya ada di halaman pesanan; bila Anda tidak sependapat, silakan hubungi kami.',
        ],
        action: 'Baca alasannya',
        short:
          'Pengembalian barang pesanan {code} tidak dapat kami terima. Alasannya ada di halaman pesanan.',
      },
    },
  },
  'items-taken-out': {
    ...BASE,
    reach: 'BOTH',
    words: {
      en: {
        subject: 'A part of your order {code} cannot be delivered',
        preheader: 'The rest is on its way as planned',
        paragraphs: [
          'We are sorry: some of what you ordered is not there, or not fit to be sent. What was paid for it, {amount}, goes back to you. Everything else goes on as planned.',
        ],
        action: 'See the order',
        short: 'Part of order {code} cannot be delivered; {amount} goes back to you.',
      },
      id: {
        subject: 'Sebagian pesanan {code} tidak dapat dikirim',
        preheader: 'Sisanya tetap berjalan sesuai rencana',
        paragraphs: [
          'Mohon maaf, sebagian pesanan Anda tidak tersedia atau tidak layak dikirim. Uang yang dibayarkan untuknya, {amount}, kembali kepada Anda. Sisanya tetap berjalan sesuai rencana.',
        ],
        action: 'Lihat pesanan',
        short: 'Sebagian pesanan {code} tidak dapat dikirim; {amount} kembali kepada Anda.',
      },
    },
  },
  'refund-approved': {
    ...BASE,
    reach: 'INBOX',
    words: {
      en: {
        subject: 'Your refund of {amount} is approved',
        preheader: 'Order {code}',
        paragraphs: ['The refund of {amount} for {product} is approved and goes out next.'],
        action: 'See the refund',
        short: 'Your refund of {amount}, order {code}, is approved.',
      },
      id: {
        subject: 'Pengembalian dana {amount} disetujui',
        preheader: 'Pesanan {code}',
        paragraphs: ['Pengembalian {amount} untuk {product} disetujui dan segera dikirim.'],
        action: 'Lihat pengembalian dana',
        short: 'Pengembalian dana {amount}, pesanan {code}, disetujui.',
      },
    },
  },
  'refund-sent': {
    ...BASE,
    reach: 'MAIL',
    words: {
      en: {
        subject: 'Your refund of {amount} is on its way',
        preheader: 'Order {code}',
        paragraphs: [
          'We have sent {amount} for {product}. Banks and wallets may take some working days to show it.',
        ],
        action: 'See the refund',
        short: 'Your refund of {amount}, order {code}, is on its way.',
      },
      id: {
        subject: 'Pengembalian dana {amount} sedang dikirim',
        preheader: 'Pesanan {code}',
        paragraphs: [
          'Kami sudah mengirim {amount} untuk {product}. Bank dan dompet digital mungkin perlu beberapa hari kerja untuk menampilkannya.',
        ],
        action: 'Lihat pengembalian dana',
        short: 'Pengembalian dana {amount}, pesanan {code}, sedang dikirim.',
      },
    },
  },
  'refund-confirmed': {
    ...BASE,
    reach: 'BOTH',
    words: {
      en: {
        subject: 'Your refund of {amount} was paid',
        preheader: 'Order {code}',
        paragraphs: [
          'The bank has confirmed the refund of {amount} for {product}. If you do not see it within three working days, please write to us.',
        ],
        action: 'See the refund',
        short: 'Your refund of {amount}, order {code}, was paid.',
      },
      id: {
        subject: 'Pengembalian dana {amount} sudah dibayarkan',
        preheader: 'Pesanan {code}',
        paragraphs: [
          'Bank mengonfirmasi pengembalian {amount} untuk {product}. Bila belum terlihat dalam tiga hari kerja, silakan hubungi kami.',
        ],
        action: 'Lihat pengembalian dana',
        short: 'Pengembalian dana {amount}, pesanan {code}, sudah dibayarkan.',
      },
    },
  },
  'return-lapsed': {
    ...BASE,
    reach: 'MAIL',
    words: {
      en: {
        subject: 'Your return has ended: order {code}',
        preheader: 'The goods did not come back in time',
        paragraphs: [
          'The goods of your accepted return did not reach us in time, so the return of order {code} has ended and they stay yours. If they are on their way, please write to us.',
        ],
        action: 'See the order',
        short: 'The return of order {code} has ended: the goods did not come back in time.',
      },
      id: {
        subject: 'Pengembalian Anda berakhir: pesanan {code}',
        preheader: 'Barang tidak kembali tepat waktu',
        paragraphs: [
          'Barang dari pengembalian yang disetujui tidak sampai kepada kami tepat waktu, sehingga pengembalian pesanan {code} berakhir dan barang tetap milik Anda. Bila barang sedang dalam perjalanan, silakan hubungi kami.',
        ],
        action: 'Lihat pesanan',
        short: 'Pengembalian pesanan {code} berakhir: barang tidak kembali tepat waktu.',
      },
    },
  },
  'refund-failed': {
    ...BASE,
    urgent: true,
    reach: 'BOTH',
    words: {
      en: {
        subject: 'Your refund of {amount} did not go through',
        preheader: 'Order {code}: please look at it',
        paragraphs: [
          'The refund of {amount} for {product} was refused on its way. The money is with us, and staff look at it. Please check the bank account on the page of the order.',
        ],
        action: 'Check the account',
        short:
          'Your refund of {amount}, order {code}, did not go through. Please check the account.',
      },
      id: {
        subject: 'Pengembalian dana {amount} belum berhasil',
        preheader: 'Pesanan {code}: mohon diperiksa',
        paragraphs: [
          'Pengembalian {amount} untuk {product} ditolak di perjalanan. Dananya ada pada kami dan petugas memeriksanya. Mohon periksa rekening bank di halaman pesanan.',
        ],
        action: 'Periksa rekening',
        short:
          'Pengembalian dana {amount}, pesanan {code}, belum berhasil. Mohon periksa rekening.',
      },
    },
  },
});
