import { BASE, MOMENT, NOT_YOU, OPEN } from './account-parts.ts';
import { defineTemplates, NAME } from './template.ts';

/** What happens to the account itself. */
export const accountTemplates = defineTemplates({
  'email-change': {
    ...BASE,
    opens: 'changeEmail',
    facts: { ...NAME, email: 'text', ticket: 'text' },
    words: {
      en: {
        subject: 'Confirm your new email',
        preheader: 'The link works for 24 hours',
        paragraphs: [
          'You asked to use {email} for your ALVA account. Open the link within 24 hours, in a browser where you are signed in.',
          'If you did not ask for this, ignore this message: nothing changes.',
        ],
        action: 'Confirm this address',
        short: 'Confirm {email} as your new address: the link is in the mail we sent there.',
      },
      id: {
        subject: 'Konfirmasi email baru Anda',
        preheader: 'Tautan berlaku 24 jam',
        paragraphs: [
          'Anda meminta memakai {email} untuk akun ALVA. Buka tautan ini dalam 24 jam, di peramban tempat Anda sudah masuk.',
          'Bila Anda tidak memintanya, abaikan pesan ini: tidak ada yang berubah.',
        ],
        action: 'Konfirmasi alamat ini',
        short:
          'Konfirmasi {email} sebagai email baru: tautannya ada di email yang kami kirim ke sana.',
      },
    },
  },
  'email-changed': {
    ...BASE,
    facts: { ...MOMENT, email: 'text' },
    words: {
      en: {
        subject: 'The email of your account was changed',
        preheader: 'Messages go to {email} now',
        paragraphs: [
          'Since {at} your account uses {email}. Other devices were signed out. This is the last message to the old address.',
          NOT_YOU.en,
        ],
        action: OPEN.en,
        short: 'Your account now uses {email}.',
      },
      id: {
        subject: 'Email akun Anda telah diganti',
        preheader: 'Pesan kini dikirim ke {email}',
        paragraphs: [
          'Sejak {at} akun Anda memakai {email}. Perangkat lain telah dikeluarkan. Ini pesan terakhir ke alamat lama.',
          NOT_YOU.id,
        ],
        action: OPEN.id,
        short: 'Akun Anda kini memakai {email}.',
      },
    },
  },
  'phone-changed': {
    ...BASE,
    reach: 'BOTH',
    facts: { ...MOMENT, number: 'text' },
    words: {
      en: {
        subject: 'The phone number of your account was changed',
        preheader: 'It is {number} now',
        paragraphs: [
          'Since {at} your account uses the number {number}. Other devices were signed out, and codes no longer go to the number before.',
          NOT_YOU.en,
        ],
        action: OPEN.en,
        short: 'Your account now uses the number {number}, and no longer this one.',
      },
      id: {
        subject: 'Nomor telepon akun Anda telah diganti',
        preheader: 'Sekarang {number}',
        paragraphs: [
          'Sejak {at} akun Anda memakai nomor {number}. Perangkat lain telah dikeluarkan, dan kode tidak lagi dikirim ke nomor lama.',
          NOT_YOU.id,
        ],
        action: OPEN.id,
        short: 'Akun Anda kini memakai nomor {number}, bukan lagi nomor ini.',
      },
    },
  },
  'password-reset': {
    ...BASE,
    opens: 'newPassword',
    facts: { ...NAME, ticket: 'text' },
    words: {
      en: {
        subject: 'Choose a new password',
        preheader: 'The link works for one hour',
        paragraphs: [
          'Somebody asked for a new password for your account. If it was you, open the link within one hour.',
          'If it was not you, ignore this message: your password stays as it is.',
        ],
        action: 'Choose a new password',
        short: 'Somebody asked for a new password for your account. The link is in your email.',
      },
      id: {
        subject: 'Buat kata sandi baru',
        preheader: 'Tautan berlaku satu jam',
        paragraphs: [
          'Seseorang meminta kata sandi baru untuk akun Anda. Bila itu Anda, buka tautan ini dalam satu jam.',
          'Bila bukan Anda, abaikan pesan ini: kata sandi Anda tidak berubah.',
        ],
        action: 'Buat kata sandi baru',
        short: 'Seseorang meminta kata sandi baru untuk akun Anda. Tautannya ada di email Anda.',
      },
    },
  },
  'password-changed': {
    ...BASE,
    facts: MOMENT,
    words: {
      en: {
        subject: 'Your password was changed',
        preheader: 'Other devices were signed out',
        paragraphs: [
          'Your password was changed on {at}. Other devices were signed out.',
          NOT_YOU.en,
        ],
        action: OPEN.en,
        short: 'Your password was changed on {at}.',
      },
      id: {
        subject: 'Kata sandi Anda telah diganti',
        preheader: 'Perangkat lain telah dikeluarkan',
        paragraphs: [
          'Kata sandi Anda diganti pada {at}. Perangkat lain telah dikeluarkan.',
          NOT_YOU.id,
        ],
        action: OPEN.id,
        short: 'Kata sandi Anda diganti pada {at}.',
      },
    },
  },
  'sign-in-linked': {
    ...BASE,
    facts: { ...MOMENT, provider: 'text' },
    words: {
      en: {
        subject: 'A new way to sign in was added',
        preheader: 'By {provider}',
        paragraphs: ['Since {at} your account can be opened by {provider} as well.', NOT_YOU.en],
        action: OPEN.en,
        short: 'Your account can be opened by {provider} as well.',
      },
      id: {
        subject: 'Cara masuk baru telah ditambahkan',
        preheader: 'Lewat {provider}',
        paragraphs: ['Sejak {at} akun Anda juga dapat dibuka lewat {provider}.', NOT_YOU.id],
        action: OPEN.id,
        short: 'Akun Anda juga dapat dibuka lewat {provider}.',
      },
    },
  },
  'sign-in-unlinked': {
    ...BASE,
    facts: { ...MOMENT, provider: 'text' },
    words: {
      en: {
        subject: 'A way to sign in was removed',
        preheader: 'By {provider}',
        paragraphs: ['Since {at} your account can no longer be opened by {provider}.', NOT_YOU.en],
        action: OPEN.en,
        short: 'Your account can no longer be opened by {provider}.',
      },
      id: {
        subject: 'Satu cara masuk telah dihapus',
        preheader: 'Lewat {provider}',
        paragraphs: ['Sejak {at} akun Anda tidak lagi dapat dibuka lewat {provider}.', NOT_YOU.id],
        action: OPEN.id,
        short: 'Akun Anda tidak lagi dapat dibuka lewat {provider}.',
      },
    },
  },
  'new-device': {
    ...BASE,
    facts: { ...MOMENT, device: 'text', region: 'text' },
    optional: ['region'],
    words: {
      en: {
        subject: 'A new sign-in to your account',
        preheader: '{device}',
        paragraphs: [
          'Your account was opened on {at} with {device}, which we have not seen before.',
          'It came from {region}.',
          NOT_YOU.en,
        ],
        action: 'See my sessions',
        short: 'Your account was opened with {device}, which is new to us.',
      },
      id: {
        subject: 'Ada yang baru masuk ke akun Anda',
        preheader: '{device}',
        paragraphs: [
          'Akun Anda dibuka pada {at} dengan {device}, yang belum pernah kami lihat.',
          'Asalnya dari {region}.',
          NOT_YOU.id,
        ],
        action: 'Lihat sesi saya',
        short: 'Akun Anda dibuka dengan {device}, perangkat yang baru bagi kami.',
      },
    },
  },
  'token-reused': {
    ...BASE,
    facts: { ...MOMENT, device: 'text' },
    optional: ['device'],
    words: {
      en: {
        subject: 'We ended a session of your account for safety',
        preheader: 'Somebody else may have had its key',
        paragraphs: [
          'On {at} an old key to one of your sessions was used a second time. That happens when it was copied, so we ended the session for everybody who had it.',
          'It was the session of {device}.',
          'Please sign in again. If you did not just restore a device from a backup, choose a new password and end the sessions you do not know in your settings.',
        ],
        action: 'See my sessions',
        short: 'We ended a session of your account: an old key to it was used a second time.',
      },
      id: {
        subject: 'Satu sesi akun Anda kami akhiri demi keamanan',
        preheader: 'Kuncinya mungkin dimiliki orang lain',
        paragraphs: [
          'Pada {at} kunci lama dari salah satu sesi Anda dipakai untuk kedua kalinya. Itu terjadi bila kunci tersebut disalin, jadi sesinya kami akhiri bagi siapa pun yang memilikinya.',
          'Sesi itu ada di {device}.',
          'Silakan masuk lagi. Jika Anda tidak baru saja memulihkan perangkat dari cadangan, buat kata sandi baru dan akhiri sesi yang tidak Anda kenal di pengaturan.',
        ],
        action: 'Lihat sesi saya',
        short: 'Satu sesi akun Anda kami akhiri: kunci lamanya dipakai untuk kedua kalinya.',
      },
    },
  },
  'failed-proofs': {
    ...BASE,
    facts: MOMENT,
    words: {
      en: {
        subject: 'Several wrong passwords for your account',
        preheader: 'Somebody who is signed in tried to change it',
        paragraphs: [
          'By {at} somebody who is signed in to your account had typed a wrong password several times, to set a new one. It was not changed.',
          NOT_YOU.en,
        ],
        action: OPEN.en,
        short: 'Somebody typed a wrong password for your account several times.',
      },
      id: {
        subject: 'Beberapa kali kata sandi salah di akun Anda',
        preheader: 'Ada yang mencoba menggantinya',
        paragraphs: [
          'Hingga {at} seseorang yang masuk ke akun Anda beberapa kali mengetik kata sandi yang salah untuk menggantinya. Kata sandi tidak berubah.',
          NOT_YOU.id,
        ],
        action: OPEN.id,
        short: 'Seseorang beberapa kali mengetik kata sandi yang salah di akun Anda.',
      },
    },
  },
  'failed-sign-ins': {
    ...BASE,
    urgent: false,
    facts: MOMENT,
    words: {
      en: {
        subject: 'Several failed sign-ins to your account',
        preheader: 'They opened nothing',
        paragraphs: [
          'By {at} somebody had tried several times to sign in to your account, with a wrong password or a wrong code. That opened nothing.',
          'Was it you? Then a new password may help. If not, a password that you use nowhere else and a second factor keep your account safe; we never ask for either of them.',
        ],
        action: OPEN.en,
        short: 'Somebody tried several times to sign in to your account, without success.',
      },
      id: {
        subject: 'Beberapa kali gagal masuk ke akun Anda',
        preheader: 'Tidak ada yang berhasil masuk',
        paragraphs: [
          'Hingga {at} seseorang beberapa kali mencoba masuk ke akun Anda dengan kata sandi atau kode yang salah. Tidak ada yang berhasil masuk.',
          'Jika itu Anda, buat kata sandi baru. Jika bukan, lindungi akun dengan kata sandi yang tidak dipakai di tempat lain dan faktor kedua; kami tidak pernah menanyakan keduanya.',
        ],
        action: OPEN.id,
        short: 'Seseorang beberapa kali mencoba masuk ke akun Anda, tetapi gagal.',
      },
    },
  },
  'export-ready': {
    ...BASE,
    urgent: false,
    facts: { ...NAME, until: 'moment' },
    words: {
      en: {
        subject: 'Your data are ready',
        preheader: 'Until {until}',
        paragraphs: [
          'The archive of everything we store about you is ready. Fetch it in your settings until {until}; we ask you to sign in again first.',
        ],
        action: 'Fetch my data',
        short: 'The archive of your data is ready until {until}.',
      },
      id: {
        subject: 'Data Anda sudah siap',
        preheader: 'Sampai {until}',
        paragraphs: [
          'Arsip semua data Anda yang kami simpan sudah siap. Unduh di pengaturan sampai {until}; kami meminta Anda masuk kembali lebih dulu.',
        ],
        action: 'Unduh data saya',
        short: 'Arsip data Anda siap diunduh sampai {until}.',
      },
    },
  },
  'document-accepted': {
    ...BASE,
    urgent: false,
    facts: { ...NAME, paper: 'text' },
    words: {
      en: {
        subject: 'Your document was accepted',
        preheader: '{paper}',
        paragraphs: ['We have looked at your {paper}: everything is in order.'],
        action: OPEN.en,
        short: 'Your {paper} was accepted.',
      },
      id: {
        subject: 'Dokumen Anda diterima',
        preheader: '{paper}',
        paragraphs: ['Kami telah memeriksa {paper} Anda: semuanya sesuai.'],
        action: OPEN.id,
        short: '{paper} Anda diterima.',
      },
    },
  },
  'document-refused': {
    ...BASE,
    urgent: false,
    facts: { ...NAME, paper: 'text', reason: 'text' },
    words: {
      en: {
        subject: 'We need another picture of your document',
        preheader: '{paper}',
        paragraphs: [
          'We could not accept the picture of your {paper}: {reason}',
          'Please send another one in your settings.',
        ],
        action: 'Send another picture',
        short: 'The picture of your {paper} was not accepted: {reason}. Please send another one.',
      },
      id: {
        subject: 'Kami perlu foto dokumen lain',
        preheader: '{paper}',
        paragraphs: [
          'Foto {paper} Anda belum dapat kami terima: {reason}',
          'Silakan kirim foto lain di pengaturan.',
        ],
        action: 'Kirim foto lain',
        short: 'Foto {paper} Anda belum diterima: {reason}. Silakan kirim foto lain.',
      },
    },
  },
});
