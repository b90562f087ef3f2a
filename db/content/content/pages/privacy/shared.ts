import { type Block, heading, list, paragraph, table } from '#db/content/content/blocks.ts';

export const SHARED: readonly Block[] = [
  heading({ en: 'With whom we share it', id: 'Dengan siapa data dibagikan' }),
  list(
    {
      en: 'The registration office (Samsat) and its agents, to issue plate and papers.',
      id: 'Samsat dan biro jasanya, untuk menerbitkan pelat nomor dan surat.',
    },
    {
      en: 'The financing company you apply to, only with your application. It decides by its own rules; we do not.',
      id: 'Perusahaan pembiayaan yang Anda ajukan, hanya bersama pengajuan Anda. Keputusannya mengikuti aturan mereka, bukan kami.',
    },
    {
      en: 'The payment provider, for the payment and for a refund.',
      id: 'Penyedia pembayaran, untuk pembayaran dan pengembalian dana.',
    },
    {
      en: 'The dealer and the courier who bring you the motorcycle.',
      id: 'Diler dan kurir yang mengantar motor kepada Anda.',
    },
    {
      en: 'Authorities, where a law obliges us and the request is in writing.',
      id: 'Lembaga berwenang, bila hukum mewajibkan dan permintaannya tertulis.',
    },
  ),
  paragraph({
    en: 'Signing in is run by Google (Firebase Authentication), and our pages are delivered by a network with servers in several countries. Where data leaves Indonesia in this way, contracts bind these processors to protection at least equal to that of Law 27/2022 (article 56).',
    id: 'Proses masuk akun dijalankan oleh Google (Firebase Authentication), dan halaman kami dikirim lewat jaringan dengan server di beberapa negara. Bila data keluar dari Indonesia melalui cara ini, para prosesor terikat perjanjian untuk melindunginya setidaknya setara UU 27/2022 (pasal 56).',
  }),
  paragraph({
    en: 'No decision that binds you is made by a machine alone. If an order, a subsidy check or a payout is refused, a person can look at it again.',
    id: 'Tidak ada keputusan yang mengikat Anda yang diambil mesin semata. Bila pesanan, pemeriksaan subsidi, atau pembayaran komisi ditolak, petugas dapat meninjaunya kembali.',
  }),
  heading({ en: 'What is stored in your browser', id: 'Yang disimpan di peramban Anda' }),
  table(
    [
      { en: 'What', id: 'Isi' },
      { en: 'How long', id: 'Berapa lama' },
      { en: 'Needed?', id: 'Wajib?' },
    ],
    [
      { en: 'Signing in', id: 'Masuk akun' },
      {
        en: '12 days without a visit, 30 days at most',
        id: '12 hari tanpa kunjungan, paling lama 30 hari',
      },
      { en: 'Yes', id: 'Ya' },
    ],
    [
      { en: 'Language', id: 'Bahasa' },
      { en: 'One year', id: 'Satu tahun' },
      { en: 'Yes', id: 'Ya' },
    ],
    [
      { en: 'Appearance and your privacy choice', id: 'Tampilan dan pilihan privasi Anda' },
      { en: 'Until you clear them', id: 'Sampai Anda menghapusnya' },
      { en: 'Yes', id: 'Ya' },
    ],
    [
      { en: 'Who recommended us: the click', id: 'Siapa yang merekomendasikan: kliknya' },
      { en: 'One day', id: 'Satu hari' },
      {
        en: 'Yes, so that the right person is thanked',
        id: 'Ya, agar yang merekomendasikan mendapat haknya',
      },
    ],
    [
      { en: 'Who recommended us: the code', id: 'Siapa yang merekomendasikan: kodenya' },
      { en: '90 days', id: '90 hari' },
      { en: 'Yes', id: 'Ya' },
    ],
    [
      { en: 'Campaigns and advertisements', id: 'Kampanye dan iklan' },
      { en: 'One year', id: 'Satu tahun' },
      { en: 'No: only after you agree', id: 'Tidak: hanya setelah Anda setuju' },
    ],
    [
      { en: 'Copies of pages, models and chargers', id: 'Salinan halaman, model, dan stasiun' },
      { en: 'Until you sign out or clear them', id: 'Sampai Anda keluar atau menghapusnya' },
      { en: 'For use without signal', id: 'Untuk pemakaian tanpa sinyal' },
    ],
  ),
];
