import { t } from '../../catalog/types.ts';
import { heading, list, note, paragraph, table } from '../blocks.ts';
import type { PageContent } from './types.ts';

export const privacy: PageContent = {
  name: 'privacy-policy-term-of-use',
  kind: 'policy',
  publishedOn: '2026-10-01',
  title: t('Privacy policy and terms of use', 'Kebijakan privasi dan ketentuan penggunaan'),
  summary: t(
    'What we know about you, why, for how long, and what you can do about it.',
    'Apa yang kami ketahui tentang Anda, untuk apa, berapa lama, dan apa hak Anda.',
  ),
  blocks: [
    heading('In short', 'Ringkasnya'),
    list(
      [
        'We collect what a purchase, a registration or a service needs, and nothing for sale to others.',
        'Kami mengumpulkan data yang diperlukan untuk pembelian, pengurusan surat, atau servis, dan tidak menjualnya.',
      ],
      [
        'Statistics of visits start only after you have agreed to them.',
        'Statistik kunjungan baru berjalan setelah Anda menyetujuinya.',
      ],
      [
        'You can see, correct, take along and delete your data.',
        'Anda dapat melihat, memperbaiki, menyalin, dan menghapus data Anda.',
      ],
    ),
    heading('What we collect and why', 'Data yang kami kumpulkan dan tujuannya'),
    table(
      [
        ['Data', 'Data'],
        ['What for', 'Tujuan'],
        ['Kept for', 'Disimpan selama'],
      ],
      [
        ['Name, e-mail, phone number', 'Nama, surel, nomor telepon'],
        ['Your account, orders and appointments', 'Akun, pesanan, dan jadwal Anda'],
        ['As long as the account exists', 'Selama akun masih ada'],
      ],
      [
        ['Identity card and its number', 'KTP dan nomornya'],
        [
          'Vehicle registration, financing, checking a subsidy',
          'Pengurusan surat, pembiayaan, pemeriksaan subsidi',
        ],
        [
          'Ten years, as the law on records requires',
          'Sepuluh tahun, sesuai aturan dokumen perusahaan',
        ],
      ],
      [
        ['Tax number', 'NPWP'],
        ['Invoices of companies and payouts', 'Faktur perusahaan dan pembayaran komisi'],
        ['Ten years', 'Sepuluh tahun'],
      ],
      [
        ['Location of your device', 'Lokasi perangkat'],
        [
          'Finding the nearest station or center; it is used on the device and not stored',
          'Mencari stasiun atau diler terdekat; dipakai di perangkat dan tidak disimpan',
        ],
        ['Not stored', 'Tidak disimpan'],
      ],
      [
        ['Trips and state of the motorcycle', 'Perjalanan dan kondisi motor'],
        [
          'Garage, warranty, leaderboard if you join it',
          'Garasi, garansi, papan peringkat bila ikut',
        ],
        ['As long as you own the motorcycle', 'Selama motor milik Anda'],
      ],
    ),
    heading('How it is kept', 'Cara penyimpanannya'),
    paragraph(
      'Identity and tax numbers are encrypted. Pictures of documents are stored privately and can be opened only by you and by the staff who process your registration; each time they do is recorded. Our pages show identity numbers masked.',
      'Nomor identitas dan pajak dienkripsi. Gambar dokumen disimpan secara privat dan hanya dapat dibuka oleh Anda serta petugas yang mengurus surat Anda; setiap pembukaan tercatat. Di halaman kami nomor identitas ditampilkan tersamar.',
    ),
    paragraph(
      'So that pages open without signal, your device keeps a copy of your garage and your orders. It holds no identity numbers, bank accounts or documents, and it is deleted when you sign out.',
      'Agar halaman dapat dibuka tanpa sinyal, perangkat Anda menyimpan salinan garasi dan pesanan. Di dalamnya tidak ada nomor identitas, rekening bank, atau dokumen, dan salinan dihapus saat Anda keluar.',
    ),
    heading('With whom we share it', 'Dengan siapa data dibagikan'),
    list(
      [
        'The registration office and its agents, to issue plate and papers.',
        'Samsat dan biro jasanya, untuk menerbitkan pelat nomor dan surat.',
      ],
      [
        'The financing company you apply to, only with your application.',
        'Perusahaan pembiayaan yang Anda ajukan, hanya bersama pengajuan Anda.',
      ],
      [
        'The payment provider, which sees card and account data that we never receive.',
        'Penyedia pembayaran, yang memproses data kartu dan rekening yang tidak pernah kami terima.',
      ],
      ['The dealer and courier who deliver to you.', 'Diler dan kurir yang mengirim kepada Anda.'],
    ),
    heading('Your rights', 'Hak Anda'),
    paragraph(
      'You may ask for a copy, have errors corrected, withdraw a consent or have your data deleted. Write to privacy@alva.example from the address in your account. We stop processing within three times 24 hours after a withdrawn consent, and answer every other request within the same time.',
      'Anda dapat meminta salinan, memperbaiki kesalahan, menarik persetujuan, atau meminta penghapusan. Tulis ke privacy@alva.example dari surel yang terdaftar. Setelah persetujuan ditarik, pemrosesan kami hentikan dalam 3 x 24 jam, dan permintaan lain kami jawab dalam waktu yang sama.',
    ),
    note(
      'If your data were ever exposed, we would tell you and the authority within three times 24 hours: what happened, which data, and what we are doing.',
      'Bila data Anda sampai terungkap, kami memberi tahu Anda dan lembaga berwenang dalam 3 x 24 jam: apa yang terjadi, data apa, dan apa yang kami lakukan.',
    ),
    heading('Cookies', 'Kuki'),
    list(
      ['Signing in: 12 days, necessary.', 'Masuk akun: 12 hari, wajib.'],
      ['Language and theme: one year, necessary.', 'Bahasa dan tema: satu tahun, wajib.'],
      [
        'Referral: the click for one day, the code for 90 days, so that the right person is thanked.',
        'Rujukan: klik satu hari, kode 90 hari, agar yang merekomendasikan mendapat haknya.',
      ],
      [
        'Campaigns: one year, only after you agree.',
        'Kampanye: satu tahun, hanya setelah Anda setuju.',
      ],
    ),
    heading('Using this site', 'Menggunakan situs ini'),
    paragraph(
      'Keep your password to yourself and tell us when you suspect that someone else uses your account. Pictures are illustrations. We correct mistakes in prices as soon as we know of them; an order that was paid keeps its price.',
      'Jaga kerahasiaan kata sandi dan beri tahu kami bila Anda curiga akun dipakai orang lain. Gambar adalah ilustrasi. Kesalahan harga kami perbaiki begitu diketahui; pesanan yang sudah dibayar tetap memakai harganya.',
    ),
  ],
};
