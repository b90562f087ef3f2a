import { type Block, heading, note, paragraph, table } from '#db/content/content/blocks.ts';

export const RIGHTS: readonly Block[] = [
  heading({ en: 'Your rights', id: 'Hak Anda' }),
  table(
    [
      { en: 'You may', id: 'Anda berhak' },
      { en: 'How', id: 'Caranya' },
      { en: 'When', id: 'Waktunya' },
    ],
    [
      {
        en: 'Know what we hold, and get a copy',
        id: 'Mengetahui data Anda dan memperoleh salinannya',
      },
      {
        en: 'Your profile shows it; the whole copy by email',
        id: 'Terlihat di profil; salinan lengkap lewat email',
      },
      { en: 'Within 3 x 24 hours', id: 'Dalam 3 x 24 jam' },
    ],
    [
      { en: 'Correct and complete it', id: 'Memperbaiki dan melengkapinya' },
      {
        en: 'In your profile; names and numbers on papers by email',
        id: 'Di profil; nama dan nomor pada surat lewat email',
      },
      { en: 'Within 3 x 24 hours', id: 'Dalam 3 x 24 jam' },
    ],
    [
      { en: 'Take back a consent', id: 'Menarik persetujuan' },
      {
        en: 'At the foot of every page for visits, by email for the rest',
        id: 'Di kaki setiap halaman untuk kunjungan, lewat email untuk lainnya',
      },
      { en: 'We stop within 3 x 24 hours', id: 'Kami berhenti dalam 3 x 24 jam' },
    ],
    [
      { en: 'Delay, limit or object to a use', id: 'Menunda, membatasi, atau menolak pemakaian' },
      { en: 'By email', id: 'Lewat email' },
      { en: 'Within 3 x 24 hours', id: 'Dalam 3 x 24 jam' },
    ],
    [
      { en: 'Have it erased', id: 'Meminta penghapusan' },
      {
        en: 'By email. What a law makes us keep is locked instead, and you are told what and until when',
        id: 'Lewat email. Yang wajib disimpan menurut hukum kami kunci, dan Anda diberi tahu apa saja dan sampai kapan',
      },
      { en: 'Confirmed within 3 x 24 hours', id: 'Dikonfirmasi dalam 3 x 24 jam' },
    ],
    [
      { en: 'Take it to somebody else', id: 'Memindahkannya ke pihak lain' },
      {
        en: 'By email, in a form that machines can read',
        id: 'Lewat email, dalam format yang dapat dibaca mesin',
      },
      { en: 'Within 14 days', id: 'Dalam 14 hari' },
    ],
  ),
  paragraph({
    en: 'Write to privacy@alva.example from the address in your account, or use the [contact page](/contact-us?topic=privacy). We may ask you to sign in first, so that nobody else gets your data. It costs nothing.',
    id: 'Tulis ke privacy@alva.example dari email yang terdaftar, atau lewat [halaman kontak](/contact-us?topic=privacy). Kami dapat meminta Anda masuk akun lebih dulu agar data tidak jatuh ke orang lain. Tidak ada biaya.',
  }),
  paragraph({
    en: 'If you are not satisfied you may turn to the data protection authority, and you keep the right to sue and to be compensated (article 12).',
    id: 'Bila belum puas, Anda dapat mengadu ke lembaga pelindungan data pribadi, dan hak Anda untuk menggugat serta menerima ganti rugi tetap ada (pasal 12).',
  }),
  note({
    en: 'If your data were ever exposed, we would tell you and the authority in writing within 3 x 24 hours: what happened, which data, when, and what we are doing about it (article 46).',
    id: 'Bila data Anda sampai terungkap, kami memberi tahu Anda dan lembaga berwenang secara tertulis dalam 3 x 24 jam: apa yang terjadi, data apa, kapan, dan apa yang kami lakukan (pasal 46).',
  }),
];
