import { NAME } from './template.ts';

/** What messages about an account have in common. */
export const BASE = { purpose: 'security', urgent: true, reach: 'MAIL' } as const;
export const MOMENT = { ...NAME, at: 'moment' } as const;

export const NOT_YOU = {
  en: 'Was this not you? Choose a new password and end the sessions you do not know in your settings, then write to us.',
  id: 'Bukan Anda? Buat kata sandi baru dan akhiri sesi yang tidak Anda kenal di pengaturan, lalu hubungi kami.',
} as const;

export const OPEN = { en: 'Open my settings', id: 'Buka pengaturan' } as const;
