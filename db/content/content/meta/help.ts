import { type Meta, meta } from './types.ts';

/** Help and contact. */
export const HELP: readonly Meta[] = [
  meta('support', {
    en: [
      'Help and support',
      'Answers about orders, registration papers, batteries, charging, service and warranty. Search the topics or reach a person by phone or WhatsApp.',
      'How can we help?',
      'Browse by topic',
      'Talk to a person',
    ],
    id: [
      'Bantuan dan dukungan',
      'Jawaban seputar pesanan, surat kendaraan, baterai, pengisian daya, servis, dan garansi. Cari topiknya atau hubungi kami lewat telepon dan WhatsApp.',
      'Apa yang bisa kami bantu?',
      'Telusuri berdasarkan topik',
      'Bicara dengan petugas kami',
    ],
  }),
  meta('support/*', {
    en: [
      '{name}: help',
      'Questions and answers on {name}, written by the people who answer the phone. Short steps, the figures you need and where to go next.',
      'Help: {name}',
      'Questions people ask',
      'Still stuck? Contact us',
    ],
    id: [
      '{name}: bantuan',
      'Tanya jawab seputar {name}, ditulis oleh tim yang menjawab telepon Anda. Langkah ringkas, angka yang perlu, dan ke mana selanjutnya.',
      'Bantuan: {name}',
      'Pertanyaan yang sering diajukan',
      'Masih terkendala? Hubungi kami',
    ],
  }),
  meta('support/*/*', {
    en: [
      '{name}',
      '{name} Read the answer from our support team, with the steps to take and the people to contact if it does not solve the matter.',
      '{name}',
      'The answer',
      'Related questions',
    ],
    id: [
      '{name}',
      '{name} Baca jawaban dari tim dukungan kami, lengkap dengan langkah yang perlu diambil dan kontak bila masalah belum selesai.',
      '{name}',
      'Jawaban',
      'Pertanyaan terkait',
    ],
  }),
  meta('support/re-charge-and-swap', {
    en: [
      'Charging and battery swap',
      'Three ways to fill up: a socket at home, a Boost Charge Station or a swap cabinet. Times, costs per full charge and how each one works.',
      'Charge or swap',
      'At home, at a station, at a cabinet',
      'What a full charge costs',
    ],
    id: [
      'Isi daya dan tukar baterai',
      'Tiga cara mengisi tenaga: stopkontak rumah, Boost Charge Station, atau kabinet tukar baterai. Waktu, biaya sekali penuh, dan cara memakainya.',
      'Isi daya atau tukar',
      'Di rumah, di stasiun, di kabinet',
      'Biaya sekali isi penuh',
    ],
  }),
  meta('contact-us', {
    en: [
      'Contact us',
      'Call, write or visit us. Customer service hours, WhatsApp, email and the address of our head office in Jakarta.',
      'Contact ALVA',
      'Phone, WhatsApp and email',
      'Visit an experience center',
    ],
    id: [
      'Hubungi kami',
      'Telepon, kirim pesan, atau datang langsung. Jam layanan pelanggan, WhatsApp, email, dan alamat kantor pusat kami di Jakarta.',
      'Hubungi ALVA',
      'Telepon, WhatsApp, dan email',
      'Kunjungi experience center',
    ],
  }),
  meta('verify-battery', {
    en: [
      'Check a battery',
      'Buying a used battery? Enter its serial number to see whether it is genuine, how many cycles it has done and whether it is locked.',
      'Is this battery genuine?',
      'Enter the serial number',
      'What the result means',
    ],
    id: [
      'Periksa keaslian baterai',
      'Membeli baterai bekas? Masukkan nomor serinya untuk mengetahui keaslian, jumlah siklus, dan apakah baterai terkunci.',
      'Apakah baterai ini asli?',
      'Masukkan nomor seri',
      'Arti hasil pemeriksaan',
    ],
  }),
];
