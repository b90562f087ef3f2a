import { type Block, heading, list, note, paragraph, table } from '#db/content/content/blocks.ts';
import type { Text } from '#edge/contract/locale.ts';

const CONTRACT: Text = { en: 'Your contract with us', id: 'Perjanjian Anda dengan kami' };
const LAW: Text = { en: 'Legal obligation', id: 'Kewajiban hukum' };
const CONSENT: Text = { en: 'Your consent', id: 'Persetujuan Anda' };

export const COLLECTED: readonly Block[] = [
  heading({ en: 'What we collect, why, and on what ground', id: 'Data, tujuan, dan dasarnya' }),
  table(
    [
      { en: 'Data', id: 'Data' },
      { en: 'What for', id: 'Tujuan' },
      { en: 'Ground', id: 'Dasar' },
      { en: 'Kept for', id: 'Disimpan selama' },
    ],
    [
      { en: 'Name, email, phone number', id: 'Nama, email, nomor telepon' },
      { en: 'Account, orders, appointments', id: 'Akun, pesanan, jadwal' },
      CONTRACT,
      { en: 'As long as the account exists', id: 'Selama akun masih ada' },
    ],
    [
      { en: 'Identity card (KTP) and its number', id: 'KTP dan nomornya' },
      {
        en: 'Registration, checking a subsidy, refunds to the right person',
        id: 'Pengurusan surat, pemeriksaan subsidi, pengembalian dana kepada orang yang tepat',
      },
      LAW,
      {
        en: 'Ten years after the sale, as part of its records (Law 8/1997); two years where there was none',
        id: 'Sepuluh tahun setelah penjualan, sebagai dokumen perusahaan (UU 8/1997); dua tahun bila tidak ada penjualan',
      },
    ],
    [
      { en: 'Tax number (NPWP)', id: 'NPWP' },
      {
        en: 'Invoices of companies, payouts to affiliates',
        id: 'Faktur perusahaan, pembayaran afiliasi',
      },
      LAW,
      { en: 'Ten years', id: 'Sepuluh tahun' },
    ],
    [
      { en: 'Financing application, family card', id: 'Pengajuan pembiayaan, kartu keluarga' },
      {
        en: 'Passing it on to the provider you choose',
        id: 'Diteruskan ke penyedia yang Anda pilih',
      },
      CONSENT,
      {
        en: 'Until the provider has decided, then 90 days',
        id: 'Sampai penyedia memutuskan, lalu 90 hari',
      },
    ],
    [
      { en: 'State of the motorcycle and its batteries', id: 'Kondisi motor dan baterainya' },
      { en: 'Garage, service, warranty', id: 'Garasi, servis, garansi' },
      CONTRACT,
      { en: 'As long as you own the motorcycle', id: 'Selama motor milik Anda' },
    ],
    [
      { en: 'Trips and leaderboard', id: 'Perjalanan dan papan peringkat' },
      {
        en: 'Your statistics; a rank if you take part',
        id: 'Statistik Anda; peringkat bila Anda ikut',
      },
      CONSENT,
      { en: 'Until you switch it off', id: 'Sampai Anda mematikannya' },
    ],
    [
      { en: 'Location of your device', id: 'Lokasi perangkat' },
      {
        en: 'Finding the nearest charger or center; roadside help if you send it',
        id: 'Mencari stasiun atau diler terdekat; bantuan darurat bila Anda kirim',
      },
      CONSENT,
      {
        en: 'Not stored, except in a call for help: 90 days',
        id: 'Tidak disimpan, kecuali pada permintaan bantuan: 90 hari',
      },
    ],
    [
      { en: 'Messages from the contact page', id: 'Pesan dari halaman kontak' },
      { en: 'Answering you', id: 'Menjawab Anda' },
      CONSENT,
      { en: 'Twelve months', id: 'Dua belas bulan' },
    ],
    [
      { en: 'Words you search for, interest in a model', id: 'Kata yang dicari, minat pada model' },
      {
        en: 'Better answers and stock. No name; with a model, of your address only its network',
        id: 'Jawaban dan stok yang lebih baik. Tanpa nama; untuk model, dari alamat internet hanya jaringannya',
      },
      { en: 'Our legitimate interest', id: 'Kepentingan kami yang sah' },
      {
        en: 'Words as sums by day, for a year; interest for 90 days',
        id: 'Kata dalam jumlah per hari, selama setahun; minat selama 90 hari',
      },
    ],
  ),
  note({
    en: 'A family card shows the data of children and of others in the house. We ask for it only where a financing provider insists, show it to nobody else and never keep it on your device.',
    id: 'Kartu keluarga memuat data anak dan anggota keluarga lain. Kami memintanya hanya bila penyedia pembiayaan mensyaratkannya, tidak memperlihatkannya kepada pihak lain, dan tidak pernah menyimpannya di perangkat Anda.',
  }),
  paragraph({
    en: 'An account is for people of 17 years and older. If a child has given us data without the consent of a parent or guardian, tell us and we erase it.',
    id: 'Akun diperuntukkan bagi orang berusia 17 tahun ke atas. Bila seorang anak memberikan data tanpa persetujuan orang tua atau wali, beri tahu kami dan data itu kami hapus.',
  }),
  heading({ en: 'How it is kept', id: 'Cara penyimpanannya' }),
  list(
    {
      en: 'Identity and tax numbers are encrypted, and masked on every page.',
      id: 'Nomor identitas dan pajak dienkripsi, dan ditampilkan tersamar di setiap halaman.',
    },
    {
      en: 'Pictures of documents are private. You and the staff who process your registration can open them; each time is recorded.',
      id: 'Gambar dokumen bersifat privat. Hanya Anda dan petugas yang mengurus surat Anda dapat membukanya; setiap pembukaan tercatat.',
    },
    {
      en: 'So that pages open without signal, your device keeps a copy of your garage and orders. It holds no identity numbers, bank accounts or documents, and is deleted when you sign out.',
      id: 'Agar halaman terbuka tanpa sinyal, perangkat Anda menyimpan salinan garasi dan pesanan. Di dalamnya tidak ada nomor identitas, rekening bank, atau dokumen, dan salinan dihapus saat Anda keluar.',
    },
    {
      en: 'Card numbers go to the payment provider alone; we never receive them.',
      id: 'Nomor kartu hanya diterima penyedia pembayaran; kami tidak pernah menerimanya.',
    },
  ),
];
