import { type Block, heading, list, paragraph } from '#db/content/content/blocks.ts';

export const USE: readonly Block[] = [
  heading({ en: 'Terms of use', id: 'Ketentuan penggunaan' }),
  list(
    {
      en: 'Keep your password and codes to yourself, and tell us when you suspect that someone else uses your account.',
      id: 'Jaga kerahasiaan kata sandi dan kode Anda, dan beri tahu kami bila Anda curiga akun dipakai orang lain.',
    },
    {
      en: 'Give true details. Papers are issued by what you enter, and a false identity number ends the order.',
      id: 'Berikan data yang benar. Surat diterbitkan sesuai isian Anda, dan nomor identitas palsu mengakhiri pesanan.',
    },
    {
      en: 'Do not collect other people’s data here, try out codes, or burden the site with machines.',
      id: 'Jangan mengumpulkan data orang lain di sini, mencoba-coba kode, atau membebani situs dengan mesin.',
    },
    {
      en: 'Texts and pictures belong to ALVA. You may quote and link; press pictures may be printed with their credit.',
      id: 'Teks dan gambar adalah milik ALVA. Anda boleh mengutip dan menautkan; gambar pers boleh dimuat dengan sumbernya.',
    },
  ),
  paragraph({
    en: 'Pictures are illustrations. We correct mistakes in prices and figures as soon as we know of them; an order that was paid keeps its price.',
    id: 'Gambar adalah ilustrasi. Kesalahan harga dan angka kami perbaiki begitu diketahui; pesanan yang sudah dibayar tetap memakai harganya.',
  }),
  paragraph({
    en: 'The site may be away for maintenance. We answer for damage that we cause by intent or negligence, as the law provides; nothing here takes away a right that Law 8/1999 on consumer protection gives you.',
    id: 'Situs dapat tidak tersedia saat pemeliharaan. Kami bertanggung jawab atas kerugian akibat kesengajaan atau kelalaian kami sesuai hukum; tidak ada isi halaman ini yang mengurangi hak Anda menurut UU 8/1999 tentang Perlindungan Konsumen.',
  }),
  heading({ en: 'Changes and language', id: 'Perubahan dan bahasa' }),
  paragraph({
    en: 'We announce changes here and, where they concern you, by email at least 14 days before they apply. A new purpose needs a new consent. The Indonesian text is the binding one; the English text is a translation.',
    id: 'Perubahan kami umumkan di sini dan, bila menyangkut Anda, lewat email paling lambat 14 hari sebelum berlaku. Tujuan baru memerlukan persetujuan baru. Teks yang mengikat adalah teks bahasa Indonesia; teks bahasa Inggris merupakan terjemahan.',
  }),
];
