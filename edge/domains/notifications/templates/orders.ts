import { defineTemplates, NAME } from './template.ts';

const ORDER = { ...NAME, code: 'text', product: 'text' } as const;

const BASE = { purpose: 'orders', urgent: false } as const;

export const orderTemplates = defineTemplates({
  'order-placed': {
    ...BASE,
    urgent: true,
    reach: 'MAIL',
    facts: { ...ORDER, total: 'rupiah', due: 'rupiah', until: 'moment' },
    optional: ['due', 'until'],
    words: {
      en: {
        subject: 'Your order {code} is placed',
        preheader: '{product}, {total}',
        paragraphs: [
          'Thank you. We have your order {code} for {product}. The price is {total}, with everything the order lists.',
          'To go on, pay {due} by {until}. What is not paid by then ends by itself.',
          'Price, terms, delivery and how to cancel are on the page of your order.',
        ],
        action: 'Open your order',
        short: 'Your order {code} for {product} is placed.',
      },
      id: {
        subject: 'Pesanan {code} sudah dibuat',
        preheader: '{product}, {total}',
        paragraphs: [
          'Terima kasih. Pesanan {code} untuk {product} sudah kami terima. Harganya {total}, sudah termasuk semua yang tercantum di pesanan.',
          'Untuk melanjutkan, bayar {due} sebelum {until}. Pesanan yang belum dibayar sampai saat itu berakhir dengan sendirinya.',
          'Harga, ketentuan, pengiriman, dan cara membatalkan ada di halaman pesanan Anda.',
        ],
        action: 'Buka pesanan',
        short: 'Pesanan {code} untuk {product} sudah dibuat.',
      },
    },
  },
  'order-changed': {
    ...BASE,
    reach: 'MAIL',
    facts: { ...ORDER, total: 'rupiah', due: 'rupiah', until: 'moment' },
    optional: ['due', 'until'],
    words: {
      en: {
        subject: 'Your order {code} was changed',
        preheader: '{product}, now {total}',
        paragraphs: [
          'Your order {code} for {product} was changed. Its price is {total} now.',
          'For the order, {due} has to be paid in all by {until}; what you have paid counts. What is not paid by then ends by itself, and what you have paid comes back.',
          'What was changed, and what comes back if something does, is on the page of your order.',
        ],
        action: 'Open your order',
        short: 'Order {code} was changed. Its price is {total} now.',
      },
      id: {
        subject: 'Pesanan {code} diubah',
        preheader: '{product}, sekarang {total}',
        paragraphs: [
          'Pesanan {code} untuk {product} sudah diubah. Harganya sekarang {total}.',
          'Untuk pesanan ini, seluruhnya {due} harus dibayar sebelum {until}; yang sudah Anda bayar ikut dihitung. Pesanan yang belum dibayar sampai saat itu berakhir dengan sendirinya, dan yang sudah Anda bayar kembali.',
          'Apa yang diubah, dan berapa yang kembali bila ada, tertera di halaman pesanan Anda.',
        ],
        action: 'Buka pesanan',
        short: 'Pesanan {code} diubah. Harganya sekarang {total}.',
      },
    },
  },
  'order-note': {
    ...BASE,
    reach: 'MAIL',
    facts: ORDER,
    words: {
      en: {
        subject: 'A note from us on order {code}',
        preheader: 'About your {product}',
        paragraphs: [
          'We have written you a note on order {code} for {product}. Please read it on the page of the order.',
        ],
        action: 'Read the note',
        short: 'We have written you a note on order {code}. Please read it on its page.',
      },
      id: {
        subject: 'Catatan dari kami untuk pesanan {code}',
        preheader: 'Tentang {product} Anda',
        paragraphs: [
          'Kami menulis catatan untuk Anda di pesanan {code} ({product}). Silakan baca di halaman pesanan.',
        ],
        action: 'Baca catatan',
        short: 'Kami menulis catatan untuk Anda di pesanan {code}. Silakan baca di halamannya.',
      },
    },
  },
  'payment-instructions': {
    ...BASE,
    urgent: true,
    reach: 'BOTH',
    facts: { ...ORDER, amount: 'rupiah', method: 'text', number: 'text', until: 'moment' },
    optional: ['number'],
    words: {
      en: {
        subject: 'How to pay for order {code}',
        preheader: '{amount} by {method}, until {until}',
        paragraphs: [
          'Please pay {amount} by {method} until {until}.',
          'Number to pay to: {number}. Pay this number only, and only what stands above.',
          'We never ask for a password or a one-time code.',
        ],
        action: 'See how to pay',
        short: 'Please pay {amount} for order {code} by {method} until {until}.',
      },
      id: {
        subject: 'Cara membayar pesanan {code}',
        preheader: '{amount} dengan {method}, sampai {until}',
        paragraphs: [
          'Silakan bayar {amount} dengan {method} sampai {until}.',
          'Nomor tujuan pembayaran: {number}. Bayar hanya ke nomor ini dan hanya sebesar jumlah di atas.',
          'Kami tidak pernah meminta kata sandi atau kode OTP.',
        ],
        action: 'Lihat cara membayar',
        short: 'Silakan bayar {amount} untuk pesanan {code} dengan {method} sampai {until}.',
      },
    },
  },
  'order-paid': {
    ...BASE,
    urgent: true,
    reach: 'BOTH',
    facts: { ...ORDER, amount: 'rupiah', receipt: 'text', upload: 'text' },
    optional: ['upload'],
    words: {
      en: {
        subject: 'We received {amount} for order {code}',
        preheader: 'Receipt {receipt}',
        paragraphs: [
          'Your payment of {amount} for {product} has arrived. Thank you.',
          'Your receipt is {receipt}. Anybody who has it can check on our site that it is real.',
        ],
        action: 'Open order and receipt',
        short: 'We received {amount} for order {code}. Receipt {receipt}.',
      },
      id: {
        subject: 'Pembayaran {amount} untuk pesanan {code} kami terima',
        preheader: 'Kuitansi {receipt}',
        paragraphs: [
          'Pembayaran Anda sebesar {amount} untuk {product} sudah kami terima. Terima kasih.',
          'Nomor kuitansi Anda {receipt}. Siapa pun yang memegangnya dapat memeriksa keasliannya di situs kami.',
        ],
        action: 'Buka pesanan dan kuitansi',
        short: 'Pembayaran {amount} untuk pesanan {code} kami terima. Kuitansi {receipt}.',
      },
    },
  },
  'order-invoice': {
    ...BASE,
    reach: 'MAIL',
    facts: { ...ORDER, amount: 'rupiah', receipt: 'text', upload: 'text' },
    optional: ['upload'],
    words: {
      en: {
        subject: 'The invoice for order {code}',
        preheader: '{product}, {amount}',
        paragraphs: [
          'The invoice over {amount} for {product} is attached, in the name of your company and with its tax number.',
          'Anybody who has the code {receipt} can check on our site that it is real. Is the address wrong? Contact customer service by the 15th of next month.',
        ],
        action: 'Check the invoice',
        short: 'The invoice for order {code} is there: {amount}.',
      },
      id: {
        subject: 'Faktur untuk pesanan {code}',
        preheader: '{product}, {amount}',
        paragraphs: [
          'Faktur sebesar {amount} untuk {product} terlampir, atas nama perusahaan Anda beserta NPWP-nya.',
          'Siapa pun yang memegang kode {receipt} dapat memeriksa keasliannya di situs kami. Alamatnya keliru? Hubungi layanan pelanggan paling lambat tanggal 15 bulan depan.',
        ],
        action: 'Periksa faktur',
        short: 'Faktur pesanan {code} sudah terbit: {amount}.',
      },
    },
  },
  'order-invoice-replaced': {
    ...BASE,
    reach: 'MAIL',
    facts: { ...ORDER, amount: 'rupiah', receipt: 'text', upload: 'text' },
    optional: ['upload'],
    words: {
      en: {
        subject: 'The invoice for order {code} with its new address',
        preheader: '{product}, {amount}',
        paragraphs: [
          'The invoice over {amount} for {product} is attached with the address that you asked for.',
          'It takes the place of the one before, which is not valid any more. Its code is {receipt}.',
        ],
        action: 'Check the invoice',
        short: 'The invoice for order {code} has its new address.',
      },
      id: {
        subject: 'Faktur pesanan {code} dengan alamat baru',
        preheader: '{product}, {amount}',
        paragraphs: [
          'Faktur sebesar {amount} untuk {product} terlampir dengan alamat yang Anda minta.',
          'Faktur ini menggantikan yang sebelumnya, yang tidak berlaku lagi. Kodenya {receipt}.',
        ],
        action: 'Periksa faktur',
        short: 'Faktur pesanan {code} sudah memakai alamat baru.',
      },
    },
  },
  'order-expiring': {
    ...BASE,
    urgent: true,
    reach: 'PHONE',
    facts: { ...ORDER, until: 'moment' },
    words: {
      en: {
        subject: 'Order {code} ends soon',
        preheader: 'It can be paid until {until}',
        paragraphs: [
          'Your order for {product} has not been paid yet. It can be paid until {until}; then it ends by itself.',
        ],
        action: 'Pay now',
        short: 'Order {code} can be paid until {until}. Then it ends by itself.',
      },
      id: {
        subject: 'Pesanan {code} segera berakhir',
        preheader: 'Dapat dibayar sampai {until}',
        paragraphs: [
          'Pesanan Anda untuk {product} belum dibayar. Pesanan dapat dibayar sampai {until}, setelah itu berakhir dengan sendirinya.',
        ],
        action: 'Bayar sekarang',
        short:
          'Pesanan {code} dapat dibayar sampai {until}. Setelah itu berakhir dengan sendirinya.',
      },
    },
  },
  'payment-denied': {
    ...BASE,
    urgent: true,
    reach: 'BOTH',
    facts: { ...ORDER, amount: 'rupiah', until: 'moment' },
    optional: ['until'],
    words: {
      en: {
        subject: 'A payment for order {code} was declined',
        preheader: 'You can pay in another way',
        paragraphs: [
          'The bank has looked at your payment of {amount} for {product} and declined it. No money of yours is with us for this payment.',
          'You can pay in another way until {until}; then the order ends by itself.',
        ],
        action: 'Pay in another way',
        short: 'The bank declined your payment for order {code}. You can pay in another way.',
      },
      id: {
        subject: 'Pembayaran pesanan {code} ditolak',
        preheader: 'Anda dapat membayar dengan cara lain',
        paragraphs: [
          'Bank sudah memeriksa pembayaran Anda sebesar {amount} untuk {product} dan menolaknya. Tidak ada uang Anda pada kami untuk pembayaran ini.',
          'Anda dapat membayar dengan cara lain sampai {until}, setelah itu pesanan berakhir dengan sendirinya.',
        ],
        action: 'Bayar dengan cara lain',
        short: 'Bank menolak pembayaran pesanan {code}. Anda dapat membayar dengan cara lain.',
      },
    },
  },
  'order-unpaid': {
    ...BASE,
    urgent: true,
    reach: 'BOTH',
    facts: ORDER,
    words: {
      en: {
        subject: 'The bank took back a payment for order {code}',
        preheader: 'The order waits for its payment again',
        paragraphs: [
          'Your bank has taken back the payment for {product}, so the order waits for it again. No money of yours is with us for this payment.',
        ],
        action: 'Pay in another way',
        short: 'The bank took back a payment for order {code}. It waits to be paid again.',
      },
      id: {
        subject: 'Bank menarik kembali pembayaran pesanan {code}',
        preheader: 'Pesanan menunggu pembayaran lagi',
        paragraphs: [
          'Bank Anda menarik kembali pembayaran untuk {product}, sehingga pesanan menunggu pembayaran lagi. Tidak ada uang Anda pada kami untuk pembayaran ini.',
        ],
        action: 'Bayar dengan cara lain',
        short: 'Bank menarik kembali pembayaran pesanan {code}. Pesanan menunggu pembayaran lagi.',
      },
    },
  },
  'order-cancelled': {
    ...BASE,
    reach: 'BOTH',
    facts: ORDER,
    words: {
      en: {
        subject: 'Order {code} is cancelled',
        preheader: '{product}',
        paragraphs: [
          'Your order for {product} is cancelled.',
          'What you paid and may have back is on its way as a refund; the page of the order shows each step.',
        ],
        action: 'See the order',
        short: 'Order {code} for {product} is cancelled.',
      },
      id: {
        subject: 'Pesanan {code} dibatalkan',
        preheader: '{product}',
        paragraphs: [
          'Pesanan Anda untuk {product} dibatalkan.',
          'Uang yang sudah Anda bayar dan berhak kembali sedang diproses sebagai pengembalian dana; setiap langkahnya terlihat di halaman pesanan.',
        ],
        action: 'Lihat pesanan',
        short: 'Pesanan {code} untuk {product} dibatalkan.',
      },
    },
  },
});
