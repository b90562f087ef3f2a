import { BASE, MOMENT } from './account-parts.ts';
import { defineTemplates } from './template.ts';

const WRITE = { en: 'Write to us', id: 'Hubungi kami' } as const;

/** What staff do to an account, and its end. */
export const accountEndTemplates = defineTemplates({
  'account-merged': {
    ...BASE,
    facts: MOMENT,
    words: {
      en: {
        subject: 'Your two accounts are one now',
        preheader: 'Everything of the other account is in this one',
        paragraphs: [
          'On {at} our staff made your two accounts one. Orders, motorcycles, bookings and messages of the other account are in this one now.',
          'The other account has ended, and its ways to sign in with it. Please sign in with this one from now on. If you did not ask for this, write to us.',
        ],
        action: 'Open my settings',
        short: 'Your two accounts are one now. Please sign in with this one from now on.',
      },
      id: {
        subject: 'Dua akun Anda kini menjadi satu',
        preheader: 'Semua isi akun lainnya ada di akun ini',
        paragraphs: [
          'Pada {at} petugas kami menjadikan dua akun Anda satu. Pesanan, motor, janji, dan pesan dari akun lainnya kini ada di akun ini.',
          'Akun lainnya telah berakhir, begitu pula cara masuknya. Mulai sekarang, masuklah dengan akun ini. Bila Anda tidak memintanya, hubungi kami.',
        ],
        action: 'Buka pengaturan',
        short: 'Dua akun Anda kini menjadi satu. Mulai sekarang, masuklah dengan akun ini.',
      },
    },
  },
  'sessions-ended': {
    ...BASE,
    facts: MOMENT,
    words: {
      en: {
        subject: 'You were signed out everywhere',
        preheader: 'Our staff ended all sessions of your account',
        paragraphs: [
          'On {at} our staff signed your account out on all devices. What they had stored of you was deleted there.',
          'You can sign in again. If you did not expect this, write to us.',
        ],
        action: 'Open my settings',
        short: 'Our staff signed your account out on all devices. You can sign in again.',
      },
      id: {
        subject: 'Akun Anda dikeluarkan dari semua perangkat',
        preheader: 'Petugas kami mengakhiri semua sesi akun Anda',
        paragraphs: [
          'Pada {at} petugas kami mengeluarkan akun Anda dari semua perangkat. Data Anda yang tersimpan di sana telah dihapus.',
          'Anda dapat masuk lagi. Bila Anda tidak mengetahuinya, hubungi kami.',
        ],
        action: 'Buka pengaturan',
        short:
          'Petugas kami mengeluarkan akun Anda dari semua perangkat. Anda dapat masuk lagi kapan saja.',
      },
    },
  },
  'account-closed': {
    ...BASE,
    // Some have a telephone number alone.
    reach: 'BOTH',
    facts: MOMENT,
    words: {
      en: {
        subject: 'Your account was closed',
        preheader: 'Nobody can sign in to it',
        paragraphs: [
          'Since {at} your account is closed: all devices were signed out, and nobody can sign in.',
          'Your orders and motorcycles stay yours. If you think this is a mistake, write to us.',
        ],
        action: WRITE.en,
        short: 'Your account was closed. If you think this is a mistake, write to us.',
      },
      id: {
        subject: 'Akun Anda ditutup',
        preheader: 'Tidak ada yang dapat masuk ke akun ini',
        paragraphs: [
          'Sejak {at} akun Anda ditutup: semua perangkat dikeluarkan, dan tidak ada yang dapat masuk.',
          'Pesanan dan motor Anda tetap milik Anda. Bila menurut Anda ini keliru, hubungi kami.',
        ],
        action: WRITE.id,
        short: 'Akun Anda ditutup. Bila menurut Anda ini keliru, hubungi kami.',
      },
    },
  },
  'account-reopened': {
    ...BASE,
    urgent: false,
    facts: MOMENT,
    words: {
      en: {
        subject: 'Your account is open again',
        preheader: 'You can sign in',
        paragraphs: ['Since {at} your account is open again, and you can sign in as before.'],
        action: 'Open my settings',
        short: 'Your account is open again. You can sign in as before.',
      },
      id: {
        subject: 'Akun Anda dibuka kembali',
        preheader: 'Anda dapat masuk lagi',
        paragraphs: ['Sejak {at} akun Anda dibuka kembali, dan Anda dapat masuk seperti biasa.'],
        action: 'Buka pengaturan',
        short: 'Akun Anda dibuka kembali. Anda dapat masuk seperti biasa.',
      },
    },
  },
  'account-erased': {
    ...BASE,
    // Some have a telephone number alone.
    reach: 'BOTH',
    facts: MOMENT,
    words: {
      en: {
        subject: 'Your account was erased',
        preheader: 'This is our last message to you',
        paragraphs: [
          'On {at} your account was erased. What a law wants us to keep stays without your name and contact.',
          'Was this not you? Then write to us. This is our last message to this address; we forget the address after 90 days.',
        ],
        action: WRITE.en,
        short: 'Your ALVA account was erased. Was this not you? Then write to us.',
      },
      id: {
        subject: 'Akun Anda telah dihapus',
        preheader: 'Ini pesan terakhir kami kepada Anda',
        paragraphs: [
          'Pada {at} akun Anda dihapus. Yang wajib kami simpan menurut hukum tetap ada tanpa nama dan kontak Anda.',
          'Bukan Anda? Hubungi kami. Ini pesan terakhir kami ke alamat ini; alamatnya kami lupakan setelah 90 hari.',
        ],
        action: WRITE.id,
        short: 'Akun ALVA Anda telah dihapus. Bukan Anda? Hubungi kami.',
      },
    },
  },
});
