import { type Block, heading, note, paragraph, table } from '../../blocks.ts';

export const RIGHTS: readonly Block[] = [
  heading('Your rights', 'Hak Anda'),
  table(
    [
      ['You may', 'Anda berhak'],
      ['How', 'Caranya'],
      ['When', 'Waktunya'],
    ],
    [
      ['Know what we hold, and get a copy', 'Mengetahui data Anda dan memperoleh salinannya'],
      [
        'Your profile shows it; the whole copy by email',
        'Terlihat di profil; salinan lengkap lewat email',
      ],
      ['Within 3 x 24 hours', 'Dalam 3 x 24 jam'],
    ],
    [
      ['Correct and complete it', 'Memperbaiki dan melengkapinya'],
      [
        'In your profile; names and numbers on papers by email',
        'Di profil; nama dan nomor pada surat lewat email',
      ],
      ['Within 3 x 24 hours', 'Dalam 3 x 24 jam'],
    ],
    [
      ['Take back a consent', 'Menarik persetujuan'],
      [
        'At the foot of every page for visits, by email for the rest',
        'Di kaki setiap halaman untuk kunjungan, lewat email untuk lainnya',
      ],
      ['We stop within 3 x 24 hours', 'Kami berhenti dalam 3 x 24 jam'],
    ],
    [
      ['Delay, limit or object to a use', 'Menunda, membatasi, atau menolak pemakaian'],
      ['By email', 'Lewat email'],
      ['Within 3 x 24 hours', 'Dalam 3 x 24 jam'],
    ],
    [
      ['Have it erased', 'Meminta penghapusan'],
      [
        'By email. What a law makes us keep is locked instead, and you are told what and until when',
        'Lewat email. Yang wajib disimpan menurut hukum kami kunci, dan Anda diberi tahu apa saja dan sampai kapan',
      ],
      ['Confirmed within 3 x 24 hours', 'Dikonfirmasi dalam 3 x 24 jam'],
    ],
    [
      ['Take it to somebody else', 'Memindahkannya ke pihak lain'],
      [
        'By email, in a form that machines can read',
        'Lewat email, dalam format yang dapat dibaca mesin',
      ],
      ['Within 14 days', 'Dalam 14 hari'],
    ],
  ),
  paragraph(
    'Write to privacy@alva.example from the address in your account, or use the [contact page](/contact-us?topic=privacy). We may ask you to sign in first, so that nobody else gets your data. It costs nothing.',
    'Tulis ke privacy@alva.example dari email yang terdaftar, atau lewat [halaman kontak](/contact-us?topic=privacy). Kami dapat meminta Anda masuk akun lebih dulu agar data tidak jatuh ke orang lain. Tidak ada biaya.',
  ),
  paragraph(
    'If you are not satisfied you may turn to the data protection authority, and you keep the right to sue and to be compensated (article 12).',
    'Bila belum puas, Anda dapat mengadu ke lembaga pelindungan data pribadi, dan hak Anda untuk menggugat serta menerima ganti rugi tetap ada (pasal 12).',
  ),
  note(
    'If your data were ever exposed, we would tell you and the authority in writing within 3 x 24 hours: what happened, which data, when, and what we are doing about it (article 46).',
    'Bila data Anda sampai terungkap, kami memberi tahu Anda dan lembaga berwenang secara tertulis dalam 3 x 24 jam: apa yang terjadi, data apa, kapan, dan apa yang kami lakukan (pasal 46).',
  ),
];
