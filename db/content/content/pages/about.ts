import { t } from '../../catalog/types.ts';
import { heading, list, paragraph } from '../blocks.ts';
import type { PageContent } from './types.ts';

export const about: PageContent = {
  name: 'about',
  kind: 'page',
  publishedOn: '2026-09-01',
  title: t('Quiet streets are possible', 'Jalanan yang tenang itu mungkin'),
  summary: t(
    'We build electric motorcycles for the way Indonesia rides.',
    'Kami membuat motor listrik untuk cara Indonesia berkendara.',
  ),
  blocks: [
    paragraph(
      'More than a hundred million motorcycles carry this country to work, to school and to market. They are the best of vehicles for it: small, affordable, quick through a crowded street. Only the engine is from another time.',
      'Lebih dari seratus juta motor mengantar negeri ini bekerja, bersekolah, dan ke pasar. Kendaraan ini memang paling cocok: kecil, terjangkau, gesit di jalan padat. Hanya mesinnya yang berasal dari masa lalu.',
    ),
    heading('What we make', 'Yang kami buat'),
    paragraph(
      'Six models on three frames. ONE and ONE XP for two people and long days, the CERVO family for those who like to lean into a bend, and N3 for the alley, the campus and the first ride of your life.',
      'Enam model di atas tiga rangka. ONE dan ONE XP untuk berdua dan hari yang panjang, keluarga CERVO untuk yang gemar menikung, dan N3 untuk gang, kampus, serta pengalaman berkendara pertama.',
    ),
    heading('How we make it', 'Cara kami membuatnya'),
    paragraph(
      'Frames are welded, painted and assembled in Cikarang, West Java. Every motorcycle is ridden on a roller bench and then on the road before it leaves the plant; its report is in your garage on the day of delivery.',
      'Rangka dilas, dicat, dan dirakit di Cikarang, Jawa Barat. Setiap motor diuji di atas roller lalu di jalan sebelum meninggalkan pabrik; laporannya ada di garasi Anda pada hari serah terima.',
    ),
    heading('What we promise', 'Janji kami'),
    list(
      [
        'Prices with every line, before you ask.',
        'Harga dengan setiap barisnya, sebelum Anda bertanya.',
      ],
      [
        'Figures we have measured, with the conditions under which we did.',
        'Angka hasil pengukuran, beserta kondisi pengujiannya.',
      ],
      [
        'Parts for at least ten years after a model ends, with an open price list.',
        'Suku cadang minimal sepuluh tahun setelah model berhenti, dengan daftar harga terbuka.',
      ],
      [
        'Worn batteries taken back, wherever you bought them.',
        'Baterai bekas kami terima kembali, di mana pun Anda membelinya.',
      ],
    ),
  ],
};
