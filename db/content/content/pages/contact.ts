import { heading, note, paragraph, table } from '#db/content/content/blocks.ts';
import type { PageContent } from './types.ts';

/** Numbers and addresses are fictional, as the demo has no call centre. */
export const contact: PageContent = {
  name: 'contact-us',
  kind: 'page',
  publishedOn: '2026-09-01',
  title: { en: 'Talk to us', id: 'Bicara dengan kami' },
  summary: {
    en: 'By phone, message or mail, or over coffee at an experience center.',
    id: 'Lewat telepon, pesan, atau email, atau sambil minum kopi di experience center.',
  },
  blocks: [
    table(
      [
        { en: 'How', id: 'Cara' },
        { en: 'Where', id: 'Kontak' },
        { en: 'When', id: 'Waktu' },
      ],
      [
        { en: 'Phone', id: 'Telepon' },
        { en: '+62 21 5550 0180', id: '+62 21 5550 0180' },
        { en: 'Every day, 08:00 to 20:00 WIB', id: 'Setiap hari, 08.00 sampai 20.00 WIB' },
      ],
      [
        { en: 'WhatsApp', id: 'WhatsApp' },
        { en: '+62 811 5550 0180', id: '+62 811 5550 0180' },
        { en: 'Every day, answered within 15 minutes', id: 'Setiap hari, dijawab dalam 15 menit' },
      ],
      [
        { en: 'Email', id: 'Email' },
        { en: 'halo@alva.example', id: 'halo@alva.example' },
        { en: 'Answered within one working day', id: 'Dijawab dalam satu hari kerja' },
      ],
      [
        { en: 'Roadside help', id: 'Bantuan darurat' },
        { en: '+62 21 5550 0911', id: '+62 21 5550 0911' },
        { en: 'Day and night', id: 'Siang dan malam' },
      ],
    ),
    heading({ en: 'Head office', id: 'Kantor pusat' }),
    paragraph({
      en: 'SCBD, Jalan Jenderal Sudirman Kav. 52-53, Jakarta 12190. Please make an appointment; for test rides come to an experience center instead.',
      id: 'SCBD, Jalan Jenderal Sudirman Kav. 52-53, Jakarta 12190. Mohon buat janji lebih dulu; untuk test ride, silakan datang ke experience center.',
    }),
    note({
      en: 'We never ask for a password, an OTP or a transfer to a private account. If somebody does, hang up and call us.',
      id: 'Kami tidak pernah meminta kata sandi, OTP, atau transfer ke rekening pribadi. Jika ada yang memintanya, tutup telepon dan hubungi kami.',
    }),
  ],
};
