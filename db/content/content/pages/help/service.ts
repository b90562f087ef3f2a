import { list, steps, table } from '#db/content/content/blocks.ts';
import { topic } from './topic.ts';

export const service = topic(
  'service',
  { en: 'Service and roadside help', id: 'Servis dan bantuan darurat' },
  {
    en: 'When to come in, what it costs, and whom to call when you are stranded.',
    id: 'Kapan perlu servis, berapa biayanya, dan siapa yang dihubungi saat mogok.',
  },
  [
    {
      id: 'intervals',
      question: { en: 'How often is a service due?', id: 'Seberapa sering harus servis?' },
      short: {
        en: 'At 1,000 km or 45 days, then every 5,000 km or six months. There is no oil to change.',
        id: 'Pada 1.000 km atau 45 hari, lalu setiap 5.000 km atau enam bulan. Tidak ada oli yang perlu diganti.',
      },
      more: [
        table(
          [
            { en: 'At', id: 'Pada' },
            { en: 'We look at', id: 'Yang diperiksa' },
          ],
          [
            { en: 'Every service', id: 'Setiap servis' },
            {
              en: 'Brakes, tyres, bolts, battery health, software',
              id: 'Rem, ban, baut, kesehatan baterai, perangkat lunak',
            },
          ],
          [
            { en: '10,000 km', id: '10.000 km' },
            {
              en: 'Brake fluid, steering bearings, belt (CERVO)',
              id: 'Minyak rem, bearing kemudi, sabuk (CERVO)',
            },
          ],
          [
            { en: '20,000 km', id: '20.000 km' },
            { en: 'Suspension oil, wheel bearings', id: 'Oli suspensi, bearing roda' },
          ],
        ),
      ],
    },
    {
      id: 'book-a-service',
      question: { en: 'How do I book a service?', id: 'Bagaimana cara menjadwalkan servis?' },
      short: {
        en: 'In your garage: choose the motorcycle, a service point and a free time. It also works without signal; the request is sent when you are back.',
        id: 'Di garasi Anda: pilih motor, titik servis, dan jam kosong. Bisa juga tanpa sinyal; permintaan terkirim saat Anda kembali daring.',
      },
      more: [],
    },
    {
      id: 'stranded',
      question: {
        en: 'I am stranded. What now?',
        id: 'Motor saya mogok. Apa yang harus dilakukan?',
      },
      short: {
        en: 'Stop where it is safe and ask for roadside help in your garage or by phone. In Jabodetabek, Bandung, Surabaya and Denpasar we are usually with you within 60 minutes.',
        id: 'Berhenti di tempat aman, lalu minta bantuan lewat garasi atau telepon. Di Jabodetabek, Bandung, Surabaya, dan Denpasar kami umumnya tiba dalam 60 menit.',
      },
      more: [
        list(
          {
            en: 'Before you call: is the side stand up, the kill switch on, the battery pushed in?',
            id: 'Sebelum menelepon: apakah standar samping naik, sakelar mesin menyala, baterai terpasang rapat?',
          },
          {
            en: 'Empty battery: we bring a charged one or tow you to the nearest charger.',
            id: 'Baterai habis: kami bawakan yang terisi atau derek ke pengisi daya terdekat.',
          },
        ),
      ],
    },
    {
      id: 'spare-parts',
      question: {
        en: 'Can I buy parts and fit them myself?',
        id: 'Bisakah membeli suku cadang dan memasangnya sendiri?',
      },
      short: {
        en: 'Yes. The price list is open to everyone. Parts of the high-voltage side (motor, controller, battery) must be fitted by us for the warranty to hold.',
        id: 'Bisa. Daftar harga terbuka untuk siapa saja. Komponen tegangan tinggi (motor, kontroler, baterai) harus kami pasang agar garansi berlaku.',
      },
      more: [
        steps(
          {
            en: 'Search the part by name, code or model.',
            id: 'Cari menurut nama, kode, atau model.',
          },
          {
            en: 'Check on its page that your model is listed.',
            id: 'Pastikan model Anda tercantum di halamannya.',
          },
          {
            en: 'Ask your nearest service point to hold it for you.',
            id: 'Minta titik servis terdekat menyiapkannya untuk Anda.',
          },
        ),
      ],
    },
  ],
);
