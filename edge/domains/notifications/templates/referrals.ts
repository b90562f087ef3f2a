import { defineTemplates, NAME } from './template.ts';

const BASE = {
  purpose: 'referrals',
  urgent: false,
  reach: 'MAIL',
  facts: { ...NAME, note: 'text' },
} as const;

const SALE = { ...NAME, amount: 'rupiah', product: 'text' } as const;

/** The referral programme. */
export const referralTemplates = defineTemplates({
  'payee-changed': {
    ...BASE,
    urgent: true,
    words: {
      en: {
        subject: 'Your commissions are paid to another account',
        preheader: '{note}',
        paragraphs: [
          'From now on we pay your commissions to {note}.',
          'Was this not you? Sign out everywhere, change your password, and call us: nothing is paid to a new account before two of us have looked at it.',
        ],
        action: 'See the account',
        short: 'Your commissions are now paid to {note}. Not you? Call us.',
      },
      id: {
        subject: 'Komisi Anda dibayar ke rekening lain',
        preheader: '{note}',
        paragraphs: [
          'Mulai sekarang komisi Anda kami bayar ke {note}.',
          'Bukan Anda yang mengubahnya? Keluar dari semua perangkat, ganti kata sandi, dan hubungi kami: tidak ada pembayaran ke rekening baru sebelum diperiksa dua orang dari kami.',
        ],
        action: 'Lihat rekening',
        short: 'Komisi Anda kini dibayar ke {note}. Bukan Anda? Hubungi kami.',
      },
    },
  },
  'affiliate-accepted': {
    ...BASE,
    words: {
      en: {
        subject: 'Welcome to the referral programme',
        preheader: 'Your key counts from now on',
        paragraphs: [
          'Your key counts from now on. Your dashboard has your link and pictures to share.',
        ],
        action: 'Open the dashboard',
        short: 'You are in the referral programme: your key counts from now on.',
      },
      id: {
        subject: 'Selamat datang di program referral',
        preheader: 'Kode Anda berlaku mulai sekarang',
        paragraphs: [
          'Kode Anda berlaku mulai sekarang. Tautan dan gambar untuk dibagikan ada di dasbor Anda.',
        ],
        action: 'Buka dasbor',
        short: 'Anda kini ikut program referral: kode Anda berlaku mulai sekarang.',
      },
    },
  },
  'affiliate-rejected': {
    ...BASE,
    words: {
      en: {
        subject: 'Your application for the referral programme',
        preheader: 'It was not accepted',
        paragraphs: ['We could not accept your application: {note}', 'You can apply again.'],
        action: 'Open the dashboard',
        short:
          'Referral programme: we could not accept your application ({note}). You can apply again.',
      },
      id: {
        subject: 'Pendaftaran Anda di program referral',
        preheader: 'Belum dapat diterima',
        paragraphs: [
          'Kami belum dapat menerima pendaftaran Anda: {note}',
          'Anda dapat mendaftar lagi.',
        ],
        action: 'Buka dasbor',
        short:
          'Program referral: pendaftaran Anda belum dapat diterima ({note}). Anda dapat mendaftar lagi.',
      },
    },
  },
  'affiliate-suspended': {
    ...BASE,
    words: {
      en: {
        subject: 'Your referral key is paused',
        preheader: 'It does not count for now',
        paragraphs: [
          'Your key does not count for new orders for now: {note}',
          'What you earned before stays yours. Please write to us if you have a question.',
        ],
        action: 'Open the dashboard',
        short: 'Your referral key is paused ({note}). What you earned stays yours.',
      },
      id: {
        subject: 'Kode referral Anda dihentikan sementara',
        preheader: 'Untuk sementara tidak berlaku',
        paragraphs: [
          'Kode Anda untuk sementara tidak berlaku bagi pesanan baru: {note}',
          'Komisi yang sudah Anda peroleh tetap milik Anda. Silakan hubungi kami bila ada pertanyaan.',
        ],
        action: 'Buka dasbor',
        short: 'Kode referral Anda dihentikan sementara ({note}). Komisi Anda tetap milik Anda.',
      },
    },
  },
  'affiliate-resumed': {
    ...BASE,
    words: {
      en: {
        subject: 'Your referral key counts again',
        preheader: 'New orders by it earn a commission',
        paragraphs: [
          'Your key counts again from now on. Your dashboard has your link and pictures to share.',
        ],
        action: 'Open the dashboard',
        short: 'Your referral key counts again from now on.',
      },
      id: {
        subject: 'Kode referral Anda berlaku lagi',
        preheader: 'Pesanan baru kembali menghasilkan komisi',
        paragraphs: [
          'Kode Anda berlaku lagi mulai sekarang. Tautan dan gambar untuk dibagikan ada di dasbor Anda.',
        ],
        action: 'Buka dasbor',
        short: 'Kode referral Anda berlaku lagi mulai sekarang.',
      },
    },
  },
  'commission-earned': {
    ...BASE,
    facts: SALE,
    words: {
      en: {
        subject: 'A commission of {amount}',
        preheader: 'Somebody ordered the {product} with your key',
        paragraphs: [
          'Somebody ordered the {product} with your key and has paid. {amount} become yours some time after the order is complete; until then the order can still end.',
        ],
        action: 'See my commissions',
        short: 'Somebody ordered the {product} with your key: {amount} once the order is complete.',
      },
      id: {
        subject: 'Komisi {amount}',
        preheader: 'Seseorang memesan {product} dengan kode Anda',
        paragraphs: [
          'Seseorang memesan {product} dengan kode Anda dan sudah membayar. {amount} menjadi milik Anda beberapa waktu setelah pesanan selesai; sampai saat itu pesanan masih dapat batal.',
        ],
        action: 'Lihat komisi saya',
        short: 'Seseorang memesan {product} dengan kode Anda: {amount} setelah pesanan selesai.',
      },
    },
  },
  'commission-cancelled': {
    ...BASE,
    facts: SALE,
    words: {
      en: {
        subject: 'A commission of {amount} has ended',
        preheader: 'The order of the {product}',
        paragraphs: [
          'The commission of {amount} for the {product} has ended. The dashboard says why.',
        ],
        action: 'See my commissions',
        short: 'The commission of {amount} for the {product} has ended. The dashboard says why.',
      },
      id: {
        subject: 'Komisi {amount} batal',
        preheader: 'Pesanan {product}',
        paragraphs: ['Komisi {amount} untuk {product} batal. Alasannya ada di dasbor.'],
        action: 'Lihat komisi saya',
        short: 'Komisi {amount} untuk {product} batal. Alasannya ada di dasbor.',
      },
    },
  },
  'commission-taken-back': {
    ...BASE,
    facts: SALE,
    words: {
      en: {
        subject: '{amount} of a commission is taken back',
        preheader: 'For the order of the {product}',
        paragraphs: [
          'Of the commission for the {product}, {amount} is taken back. If it was paid already, it comes off your next payout; you owe us nothing beyond that. The dashboard shows what it is worth now.',
          'Would you like to know why, or is it a mistake? Please write to us.',
        ],
        action: 'See my commissions',
        short:
          'Of the commission for the {product}, {amount} is taken back. The dashboard shows what is left.',
      },
      id: {
        subject: 'Komisi {amount} ditarik kembali',
        preheader: 'Dari pesanan {product}',
        paragraphs: [
          'Dari komisi untuk {product}, {amount} ditarik kembali. Bila sudah dibayarkan, jumlah itu dipotong dari pembayaran berikutnya; di luar itu Anda tidak berutang. Nilainya sekarang ada di dasbor.',
          'Ingin tahu alasannya, atau menurut Anda ini keliru? Silakan hubungi kami.',
        ],
        action: 'Lihat komisi saya',
        short: 'Dari komisi untuk {product}, {amount} ditarik kembali. Sisanya ada di dasbor.',
      },
    },
  },
  'commission-granted': {
    ...BASE,
    facts: SALE,
    words: {
      en: {
        subject: '{amount} more for you',
        preheader: 'For the order of the {product}',
        paragraphs: [
          'For the {product} you get {amount} besides its commission. It is in your next payout, and on the dashboard.',
        ],
        action: 'See my commissions',
        short: 'For the {product} you get {amount} besides its commission, with the next payout.',
      },
      id: {
        subject: 'Tambahan {amount} untuk Anda',
        preheader: 'Untuk pesanan {product}',
        paragraphs: [
          'Untuk {product} Anda mendapat tambahan {amount} di luar komisinya. Jumlah itu ikut pembayaran berikutnya, dan tampil di dasbor.',
        ],
        action: 'Lihat komisi saya',
        short:
          'Untuk {product} Anda mendapat tambahan {amount} di luar komisinya, bersama pembayaran berikutnya.',
      },
    },
  },
  'payout-paid': {
    ...BASE,
    reach: 'BOTH',
    facts: { ...NAME, amount: 'rupiah', tax: 'rupiah', account: 'text' },
    words: {
      en: {
        subject: 'We paid you {amount}',
        preheader: 'To {account}',
        paragraphs: [
          'We paid your commissions of {amount} to {account}. {tax} were withheld as income tax; the slip is on the page of your money.',
        ],
        action: 'See the payout',
        short: 'We paid your commissions of {amount} to {account} today.',
      },
      id: {
        subject: 'Kami membayar Anda {amount}',
        preheader: 'Ke {account}',
        paragraphs: [
          'Komisi Anda sebesar {amount} sudah kami bayar ke {account}. {tax} dipotong sebagai pajak penghasilan; bukti potongnya ada di halaman keuangan Anda.',
        ],
        action: 'Lihat pembayaran',
        short: 'Komisi Anda sebesar {amount} sudah kami bayar ke {account} hari ini.',
      },
    },
  },
  'payout-returned': {
    ...BASE,
    urgent: true,
    reach: 'BOTH',
    facts: { ...NAME, amount: 'rupiah', tax: 'rupiah', account: 'text' },
    words: {
      en: {
        subject: 'Your payout of {amount} came back',
        preheader: 'From {account}',
        paragraphs: [
          'The bank sent the {amount} we had transferred to {account} back to us. We owe you the money again, and the {tax} of income tax as well: it is withheld when we pay you.',
          'Please give us another account in your own name. The next payout goes there.',
        ],
        action: 'Give another account',
        short: 'Your payout of {amount} came back from {account}. Please give us another account.',
      },
      id: {
        subject: 'Pembayaran {amount} untuk Anda kembali',
        preheader: 'Dari {account}',
        paragraphs: [
          'Bank mengembalikan {amount} yang kami transfer ke {account}. Uang itu kembali menjadi hak Anda, begitu juga pajak penghasilan {tax}: pajak dipotong saat kami membayar Anda.',
          'Mohon isi rekening lain atas nama Anda sendiri. Pembayaran berikutnya dikirim ke sana.',
        ],
        action: 'Isi rekening lain',
        short: 'Pembayaran {amount} kembali dari {account}. Mohon isi rekening lain.',
      },
    },
  },
});
