import type { Written } from '#edge/contract/locale.ts';

interface Frame {
  readonly greeting: (name: string) => string;
  readonly link: string;
  readonly why: string;
  /** To somebody without an account. */
  readonly whyGuest: string;
  readonly choose: string;
  readonly end: string;
}

/** What stands around the words of every mail. */
export const FRAME: Written<Frame> = {
  en: {
    greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
    link: 'If the button does not work, open this address:',
    why: 'You get this mail because you have an account or an order at ALVA. Please do not reply to it.',
    whyGuest:
      'You get this mail because you booked with us or had an account here. Please do not reply to it.',
    choose: 'Choose what we write to you',
    end: 'No more mails like this',
  },
  id: {
    greeting: (name) => (name === '' ? 'Halo,' : `Halo ${name},`),
    link: 'Bila tombol tidak berfungsi, buka alamat ini:',
    why: 'Anda menerima email ini karena memiliki akun atau pesanan di ALVA. Mohon tidak membalasnya.',
    whyGuest:
      'Anda menerima email ini karena memesan jadwal atau pernah memiliki akun di ALVA. Mohon tidak membalasnya.',
    choose: 'Atur apa yang kami kirim kepada Anda',
    end: 'Berhenti menerima email seperti ini',
  },
};
