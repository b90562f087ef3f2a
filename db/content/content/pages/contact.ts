import { t } from '../../catalog/types.ts';
import { heading, note, paragraph, table } from '../blocks.ts';
import type { PageContent } from './types.ts';

/** Numbers and addresses are fictional, as the demo has no call centre. */
export const contact: PageContent = {
  name: 'contact-us',
  kind: 'page',
  publishedOn: '2026-09-01',
  title: t('Talk to us', 'Bicara dengan kami'),
  summary: t(
    'By phone, message or mail, or over coffee at an experience center.',
    'Lewat telepon, pesan, atau email, atau sambil minum kopi di experience center.',
  ),
  blocks: [
    table(
      [
        ['How', 'Cara'],
        ['Where', 'Kontak'],
        ['When', 'Waktu'],
      ],
      [
        ['Phone', 'Telepon'],
        ['+62 21 5550 0180', '+62 21 5550 0180'],
        ['Every day, 08:00 to 20:00 WIB', 'Setiap hari, 08.00 sampai 20.00 WIB'],
      ],
      [
        ['WhatsApp', 'WhatsApp'],
        ['+62 811 5550 0180', '+62 811 5550 0180'],
        ['Every day, answered within 15 minutes', 'Setiap hari, dijawab dalam 15 menit'],
      ],
      [
        ['Email', 'Email'],
        ['halo@alva.example', 'halo@alva.example'],
        ['Answered within one working day', 'Dijawab dalam satu hari kerja'],
      ],
      [
        ['Roadside help', 'Bantuan darurat'],
        ['+62 21 5550 0911', '+62 21 5550 0911'],
        ['Day and night', 'Siang dan malam'],
      ],
    ),
    heading('Head office', 'Kantor pusat'),
    paragraph(
      'SCBD, Jalan Jenderal Sudirman Kav. 52-53, Jakarta 12190. Please make an appointment; for test rides come to an experience center instead.',
      'SCBD, Jalan Jenderal Sudirman Kav. 52-53, Jakarta 12190. Mohon buat janji lebih dulu; untuk test ride, silakan datang ke experience center.',
    ),
    note(
      'We never ask for a password, an OTP or a transfer to a private account. If somebody does, hang up and call us.',
      'Kami tidak pernah meminta kata sandi, OTP, atau transfer ke rekening pribadi. Jika ada yang memintanya, tutup telepon dan hubungi kami.',
    ),
  ],
};
