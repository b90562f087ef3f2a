import { list, steps, table } from '../../blocks.ts';
import { topic } from './topic.ts';

export const service = topic(
  'service',
  ['Service and roadside help', 'Servis dan bantuan darurat'],
  [
    'When to come in, what it costs, and whom to call when you are stranded.',
    'Kapan perlu servis, berapa biayanya, dan siapa yang dihubungi saat mogok.',
  ],
  [
    {
      id: 'intervals',
      question: ['How often is a service due?', 'Seberapa sering harus servis?'],
      short: [
        'At 1,000 km or 45 days, then every 5,000 km or six months. There is no oil to change.',
        'Pada 1.000 km atau 45 hari, lalu setiap 5.000 km atau enam bulan. Tidak ada oli yang perlu diganti.',
      ],
      more: [
        table(
          [
            ['At', 'Pada'],
            ['We look at', 'Yang diperiksa'],
          ],
          [
            ['Every service', 'Setiap servis'],
            [
              'Brakes, tyres, bolts, battery health, software',
              'Rem, ban, baut, kesehatan baterai, perangkat lunak',
            ],
          ],
          [
            ['10,000 km', '10.000 km'],
            [
              'Brake fluid, steering bearings, belt (CERVO)',
              'Minyak rem, bearing kemudi, sabuk (CERVO)',
            ],
          ],
          [
            ['20,000 km', '20.000 km'],
            ['Suspension oil, wheel bearings', 'Oli suspensi, bearing roda'],
          ],
        ),
      ],
    },
    {
      id: 'book-a-service',
      question: ['How do I book a service?', 'Bagaimana cara menjadwalkan servis?'],
      short: [
        'In your garage: choose the motorcycle, a service point and a free time. It also works without signal; the request is sent when you are back.',
        'Di garasi Anda: pilih motor, titik servis, dan jam kosong. Bisa juga tanpa sinyal; permintaan terkirim saat Anda kembali daring.',
      ],
      more: [],
    },
    {
      id: 'stranded',
      question: ['I am stranded. What now?', 'Motor saya mogok. Apa yang harus dilakukan?'],
      short: [
        'Stop where it is safe and ask for roadside help in your garage or by phone. In Jabodetabek, Bandung, Surabaya and Denpasar we are usually with you within 60 minutes.',
        'Berhenti di tempat aman, lalu minta bantuan lewat garasi atau telepon. Di Jabodetabek, Bandung, Surabaya, dan Denpasar kami umumnya tiba dalam 60 menit.',
      ],
      more: [
        list(
          [
            'Before you call: is the side stand up, the kill switch on, the battery pushed in?',
            'Sebelum menelepon: apakah standar samping naik, sakelar mesin menyala, baterai terpasang rapat?',
          ],
          [
            'Empty battery: we bring a charged one or tow you to the nearest charger.',
            'Baterai habis: kami bawakan yang terisi atau derek ke pengisi daya terdekat.',
          ],
        ),
      ],
    },
    {
      id: 'spare-parts',
      question: [
        'Can I buy parts and fit them myself?',
        'Bisakah membeli suku cadang dan memasangnya sendiri?',
      ],
      short: [
        'Yes. The price list is open to everyone. Parts of the high-voltage side (motor, controller, battery) must be fitted by us for the warranty to hold.',
        'Bisa. Daftar harga terbuka untuk siapa saja. Komponen tegangan tinggi (motor, kontroler, baterai) harus kami pasang agar garansi berlaku.',
      ],
      more: [
        steps(
          ['Search the part by name, code or model.', 'Cari menurut nama, kode, atau model.'],
          [
            'Check on its page that your model is listed.',
            'Pastikan model Anda tercantum di halamannya.',
          ],
          [
            'Ask your nearest service point to hold it for you.',
            'Minta titik servis terdekat menyiapkannya untuk Anda.',
          ],
        ),
      ],
    },
  ],
);
