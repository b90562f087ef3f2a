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
        en: 'In your settings, under “Your data”: an archive of everything, ready in minutes',
        id: 'Di pengaturan, bagian “Data Anda”: arsip semua data, siap dalam hitungan menit',
      },
      { en: 'At once, at the latest within 3 x 24 hours', id: 'Segera, paling lambat 3 x 24 jam' },
    ],
    [
      { en: 'Correct and complete it', id: 'Memperbaiki dan melengkapinya' },
      {
        en: 'In your profile, and in your settings under “Documents” and “Email and sign-in”',
        id: 'Di profil, dan di pengaturan bagian “Dokumen” serta “Email dan cara masuk”',
      },
      { en: 'Within 3 x 24 hours', id: 'Dalam 3 x 24 jam' },
    ],
    [
      { en: 'Take back a consent', id: 'Menarik persetujuan' },
      {
        en: 'In your settings, under “Your data”; for visits at the foot of every page as well',
        id: 'Di pengaturan, bagian “Data Anda”; untuk kunjungan juga di kaki setiap halaman',
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
        en: 'In your settings, under “Your data”. What a law makes us keep is named there and masked instead',
        id: 'Di pengaturan, bagian “Data Anda”. Yang wajib disimpan menurut hukum disebutkan di sana dan disamarkan',
      },
      { en: 'At once', id: 'Segera' },
    ],
    [
      { en: 'Take it to somebody else', id: 'Memindahkannya ke pihak lain' },
      {
        en: 'The same archive; machines can read it',
        id: 'Arsip yang sama; dapat dibaca mesin',
      },
      { en: 'At once', id: 'Segera' },
    ],
  ),
  paragraph({
    en: '[Open your data in the settings](/settings/data): we ask you to sign in again first, so that nobody else gets them. Without an account, or for anything else, write to privacy@alva.example or use the [contact page](/contact-us?topic=privacy). It costs nothing.',
    id: '[Buka data Anda di pengaturan](/settings/data): kami meminta Anda masuk kembali dulu agar data tidak jatuh ke orang lain. Tanpa akun, atau untuk hal lain, tulis ke privacy@alva.example atau lewat [halaman kontak](/contact-us?topic=privacy). Tidak ada biaya.',
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
