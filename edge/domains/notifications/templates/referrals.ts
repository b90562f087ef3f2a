import { defineTemplates, NAME } from './template.ts';

const BASE = {
  purpose: 'orders',
  urgent: false,
  reach: 'MAIL',
  facts: { ...NAME, note: 'text' },
} as const;

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
});
