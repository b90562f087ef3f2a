import { type Block, heading, list, paragraph, table } from '../../blocks.ts';

export const SHARED: readonly Block[] = [
  heading('With whom we share it', 'Dengan siapa data dibagikan'),
  list(
    [
      'The registration office (Samsat) and its agents, to issue plate and papers.',
      'Samsat dan biro jasanya, untuk menerbitkan pelat nomor dan surat.',
    ],
    [
      'The financing company you apply to, only with your application. It decides by its own rules; we do not.',
      'Perusahaan pembiayaan yang Anda ajukan, hanya bersama pengajuan Anda. Keputusannya mengikuti aturan mereka, bukan kami.',
    ],
    [
      'The payment provider, for the payment and for a refund.',
      'Penyedia pembayaran, untuk pembayaran dan pengembalian dana.',
    ],
    [
      'The dealer and the courier who bring you the motorcycle.',
      'Diler dan kurir yang mengantar motor kepada Anda.',
    ],
    [
      'Authorities, where a law obliges us and the request is in writing.',
      'Lembaga berwenang, bila hukum mewajibkan dan permintaannya tertulis.',
    ],
  ),
  paragraph(
    'Signing in is run by Google (Firebase Authentication), and our pages are delivered by a network with servers in several countries. Where data leaves Indonesia in this way, contracts bind these processors to protection at least equal to that of Law 27/2022 (article 56).',
    'Proses masuk akun dijalankan oleh Google (Firebase Authentication), dan halaman kami dikirim lewat jaringan dengan server di beberapa negara. Bila data keluar dari Indonesia melalui cara ini, para prosesor terikat perjanjian untuk melindunginya setidaknya setara UU 27/2022 (pasal 56).',
  ),
  paragraph(
    'No decision that binds you is made by a machine alone. If an order, a subsidy check or a payout is refused, a person can look at it again.',
    'Tidak ada keputusan yang mengikat Anda yang diambil mesin semata. Bila pesanan, pemeriksaan subsidi, atau pembayaran komisi ditolak, petugas dapat meninjaunya kembali.',
  ),
  heading('What is stored in your browser', 'Yang disimpan di peramban Anda'),
  table(
    [
      ['What', 'Isi'],
      ['How long', 'Berapa lama'],
      ['Needed?', 'Wajib?'],
    ],
    [
      ['Signing in', 'Masuk akun'],
      ['12 days', '12 hari'],
      ['Yes', 'Ya'],
    ],
    [
      ['Language', 'Bahasa'],
      ['One year', 'Satu tahun'],
      ['Yes', 'Ya'],
    ],
    [
      ['Appearance and your privacy choice', 'Tampilan dan pilihan privasi Anda'],
      ['Until you clear them', 'Sampai Anda menghapusnya'],
      ['Yes', 'Ya'],
    ],
    [
      ['Who recommended us: the click', 'Siapa yang merekomendasikan: kliknya'],
      ['One day', 'Satu hari'],
      [
        'Yes, so that the right person is thanked',
        'Ya, agar yang merekomendasikan mendapat haknya',
      ],
    ],
    [
      ['Who recommended us: the code', 'Siapa yang merekomendasikan: kodenya'],
      ['90 days', '90 hari'],
      ['Yes', 'Ya'],
    ],
    [
      ['Campaigns and advertisements', 'Kampanye dan iklan'],
      ['One year', 'Satu tahun'],
      ['No: only after you agree', 'Tidak: hanya setelah Anda setuju'],
    ],
    [
      ['Copies of pages, models and chargers', 'Salinan halaman, model, dan stasiun'],
      ['Until you sign out or clear them', 'Sampai Anda keluar atau menghapusnya'],
      ['For use without signal', 'Untuk pemakaian tanpa sinyal'],
    ],
  ),
];
