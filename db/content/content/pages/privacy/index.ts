import { heading, list, paragraph } from '#db/content/content/blocks.ts';
import type { PageContent } from '#db/content/content/pages/types.ts';
import { COLLECTED } from './collected.ts';
import { RIGHTS } from './rights.ts';
import { SHARED } from './shared.ts';
import { USE } from './use.ts';

/** Articles are those of Law 27/2022 on personal data protection (UU PDP). */
export const privacy: PageContent = {
  name: 'privacy-policy-term-of-use',
  kind: 'policy',
  publishedOn: '2026-11-15',
  title: {
    en: 'Privacy policy and terms of use',
    id: 'Kebijakan privasi dan ketentuan penggunaan',
  },
  summary: {
    en: 'What we know about you, why, for how long, and what you can do about it.',
    id: 'Apa yang kami ketahui tentang Anda, untuk apa, berapa lama, dan apa hak Anda.',
  },
  blocks: [
    heading({ en: 'In short', id: 'Ringkasnya' }),
    list(
      {
        en: 'We collect what a purchase, a registration or a service needs, and sell none of it.',
        id: 'Kami mengumpulkan data yang diperlukan untuk pembelian, pengurusan surat, atau servis, dan tidak menjualnya.',
      },
      {
        en: 'Visits are counted only after you have agreed, and you can change your mind at the foot of every page.',
        id: 'Kunjungan baru dicatat setelah Anda setuju, dan pilihan itu dapat diubah di kaki setiap halaman.',
      },
      {
        en: 'You can see, copy, correct and erase your data, and take back a consent. We act within 3 x 24 hours.',
        id: 'Anda dapat melihat, menyalin, memperbaiki, dan menghapus data, serta menarik persetujuan. Kami menindaklanjutinya dalam 3 x 24 jam.',
      },
    ),
    heading({ en: 'Who is responsible', id: 'Siapa yang bertanggung jawab' }),
    paragraph({
      en: 'ALVA, SCBD, Jalan Jenderal Sudirman Kav. 52-53, Jakarta 12190, decides why and how your data is processed; in the words of Law 27/2022 on personal data protection we are the controller. Our data protection officer reads privacy@alva.example and answers by name.',
      id: 'ALVA, SCBD, Jalan Jenderal Sudirman Kav. 52-53, Jakarta 12190, menentukan tujuan dan cara pemrosesan data Anda; menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi, kami adalah pengendali data. Petugas pelindungan data kami membaca privacy@alva.example dan menjawab dengan menyebut namanya.',
    }),
    ...COLLECTED,
    ...SHARED,
    ...RIGHTS,
    ...USE,
  ],
};
