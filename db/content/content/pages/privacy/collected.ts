import { type Block, heading, list, note, paragraph, table } from '../../blocks.ts';

type Pair = readonly [en: string, id: string];

const CONTRACT: Pair = ['Your contract with us', 'Perjanjian Anda dengan kami'];
const LAW: Pair = ['Legal obligation', 'Kewajiban hukum'];
const CONSENT: Pair = ['Your consent', 'Persetujuan Anda'];

export const COLLECTED: readonly Block[] = [
  heading('What we collect, why, and on what ground', 'Data, tujuan, dan dasarnya'),
  table(
    [
      ['Data', 'Data'],
      ['What for', 'Tujuan'],
      ['Ground', 'Dasar'],
      ['Kept for', 'Disimpan selama'],
    ],
    [
      ['Name, email, phone number', 'Nama, email, nomor telepon'],
      ['Account, orders, appointments', 'Akun, pesanan, jadwal'],
      CONTRACT,
      ['As long as the account exists', 'Selama akun masih ada'],
    ],
    [
      ['Identity card (KTP) and its number', 'KTP dan nomornya'],
      [
        'Registration, checking a subsidy, refunds to the right person',
        'Pengurusan surat, pemeriksaan subsidi, pengembalian dana kepada orang yang tepat',
      ],
      LAW,
      [
        'Ten years after the sale, as part of its records (Law 8/1997)',
        'Sepuluh tahun setelah penjualan, sebagai dokumen perusahaan (UU 8/1997)',
      ],
    ],
    [
      ['Tax number (NPWP)', 'NPWP'],
      ['Invoices of companies, payouts to affiliates', 'Faktur perusahaan, pembayaran afiliasi'],
      LAW,
      ['Ten years', 'Sepuluh tahun'],
    ],
    [
      ['Financing application, family card', 'Pengajuan pembiayaan, kartu keluarga'],
      ['Passing it on to the provider you choose', 'Diteruskan ke penyedia yang Anda pilih'],
      CONSENT,
      ['Until the provider has decided, then 90 days', 'Sampai penyedia memutuskan, lalu 90 hari'],
    ],
    [
      ['State of the motorcycle and its batteries', 'Kondisi motor dan baterainya'],
      ['Garage, service, warranty', 'Garasi, servis, garansi'],
      CONTRACT,
      ['As long as you own the motorcycle', 'Selama motor milik Anda'],
    ],
    [
      ['Trips and leaderboard', 'Perjalanan dan papan peringkat'],
      ['Your statistics; a rank if you take part', 'Statistik Anda; peringkat bila Anda ikut'],
      CONSENT,
      ['Until you switch it off', 'Sampai Anda mematikannya'],
    ],
    [
      ['Location of your device', 'Lokasi perangkat'],
      [
        'Finding the nearest charger or center; roadside help if you send it',
        'Mencari stasiun atau diler terdekat; bantuan darurat bila Anda kirim',
      ],
      CONSENT,
      ['Not stored, except in a call for help', 'Tidak disimpan, kecuali pada permintaan bantuan'],
    ],
    [
      ['Messages from the contact page', 'Pesan dari halaman kontak'],
      ['Answering you', 'Menjawab Anda'],
      CONSENT,
      ['Twelve months', 'Dua belas bulan'],
    ],
    [
      ['Words you search for, interest in a model', 'Kata yang dicari, minat pada model'],
      [
        'Better answers and stock. No name, and of your address only its network',
        'Jawaban dan stok yang lebih baik. Tanpa nama, dan dari alamat internet hanya jaringannya',
      ],
      ['Our legitimate interest', 'Kepentingan kami yang sah'],
      ['As sums', 'Dalam bentuk jumlah'],
    ],
  ),
  note(
    'A family card shows the data of children and of others in the house. We ask for it only where a financing provider insists, show it to nobody else and never keep it on your device.',
    'Kartu keluarga memuat data anak dan anggota keluarga lain. Kami memintanya hanya bila penyedia pembiayaan mensyaratkannya, tidak memperlihatkannya kepada pihak lain, dan tidak pernah menyimpannya di perangkat Anda.',
  ),
  paragraph(
    'An account is for people of 17 years and older. If a child has given us data without the consent of a parent or guardian, tell us and we erase it.',
    'Akun diperuntukkan bagi orang berusia 17 tahun ke atas. Bila seorang anak memberikan data tanpa persetujuan orang tua atau wali, beri tahu kami dan data itu kami hapus.',
  ),
  heading('How it is kept', 'Cara penyimpanannya'),
  list(
    [
      'Identity and tax numbers are encrypted, and masked on every page.',
      'Nomor identitas dan pajak dienkripsi, dan ditampilkan tersamar di setiap halaman.',
    ],
    [
      'Pictures of documents are private. You and the staff who process your registration can open them; each time is recorded.',
      'Gambar dokumen bersifat privat. Hanya Anda dan petugas yang mengurus surat Anda dapat membukanya; setiap pembukaan tercatat.',
    ],
    [
      'So that pages open without signal, your device keeps a copy of your garage and orders. It holds no identity numbers, bank accounts or documents, and is deleted when you sign out.',
      'Agar halaman terbuka tanpa sinyal, perangkat Anda menyimpan salinan garasi dan pesanan. Di dalamnya tidak ada nomor identitas, rekening bank, atau dokumen, dan salinan dihapus saat Anda keluar.',
    ],
    [
      'Card numbers go to the payment provider alone; we never receive them.',
      'Nomor kartu hanya diterima penyedia pembayaran; kami tidak pernah menerimanya.',
    ],
  ),
];
