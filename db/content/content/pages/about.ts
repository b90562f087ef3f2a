import { heading, list, paragraph } from '#db/content/content/blocks.ts';
import type { PageContent } from './types.ts';

export const about: PageContent = {
  name: 'about',
  kind: 'page',
  publishedOn: '2026-09-01',
  title: { en: 'Quiet streets are possible', id: 'Jalanan yang tenang itu mungkin' },
  summary: {
    en: 'We build electric motorcycles for the way Indonesia rides.',
    id: 'Kami membuat motor listrik untuk cara Indonesia berkendara.',
  },
  blocks: [
    paragraph({
      en: 'More than a hundred million motorcycles carry this country to work, to school and to market. They are the best of vehicles for it: small, affordable, quick through a crowded street. Only the engine is from another time.',
      id: 'Lebih dari seratus juta motor mengantar negeri ini bekerja, bersekolah, dan ke pasar. Kendaraan ini memang paling cocok: kecil, terjangkau, gesit di jalan padat. Hanya mesinnya yang berasal dari masa lalu.',
    }),
    heading({ en: 'What we make', id: 'Yang kami buat' }),
    paragraph({
      en: 'Six models on three frames. ONE and ONE XP for two people and long days, the CERVO family for those who like to lean into a bend, and N3 for the alley, the campus and the first ride of your life.',
      id: 'Enam model di atas tiga rangka. ONE dan ONE XP untuk berdua dan hari yang panjang, keluarga CERVO untuk yang gemar menikung, dan N3 untuk gang, kampus, serta pengalaman berkendara pertama.',
    }),
    heading({ en: 'How we make it', id: 'Cara kami membuatnya' }),
    paragraph({
      en: 'Frames are welded, painted and assembled in Cikarang, West Java. Every motorcycle is ridden on a roller bench and then on the road before it leaves the plant; its report is in your garage on the day of delivery.',
      id: 'Rangka dilas, dicat, dan dirakit di Cikarang, Jawa Barat. Setiap motor diuji di atas roller lalu di jalan sebelum meninggalkan pabrik; laporannya ada di garasi Anda pada hari serah terima.',
    }),
    heading({ en: 'What we promise', id: 'Janji kami' }),
    list(
      {
        en: 'Prices with every line, before you ask.',
        id: 'Harga dengan setiap barisnya, sebelum Anda bertanya.',
      },
      {
        en: 'Figures we have measured, with the conditions under which we did.',
        id: 'Angka hasil pengukuran, beserta kondisi pengujiannya.',
      },
      {
        en: 'Parts for at least ten years after a model ends, with an open price list.',
        id: 'Suku cadang minimal sepuluh tahun setelah model berhenti, dengan daftar harga terbuka.',
      },
      {
        en: 'Worn batteries taken back, wherever you bought them.',
        id: 'Baterai bekas kami terima kembali, di mana pun Anda membelinya.',
      },
    ),
  ],
};
