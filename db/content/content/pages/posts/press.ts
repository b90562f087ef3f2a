import { list, note, paragraph } from '#db/content/content/blocks.ts';
import { post } from './post.ts';

const CONTACT = note({
  en: 'For journalists: press@alva.example, +62 21 5550 0190. Pictures on this site may be printed with the credit “Illustration: ALVA”.',
  id: 'Untuk jurnalis: press@alva.example, +62 21 5550 0190. Gambar di situs ini boleh dimuat dengan keterangan “Ilustrasi: ALVA”.',
});

export const PRESS = [
  post({
    slug: 'n3-introduced',
    category: 'press',
    publishedOn: '2026-11-05',
    model: 'alva-n3',
    title: {
      en: 'ALVA introduces N3, its lightest model',
      id: 'ALVA memperkenalkan N3, model paling ringan',
    },
    summary: {
      en: 'A city scooter of 92 kg with a flat floor, sold with its battery or by subscription.',
      id: 'Skuter kota 92 kg dengan dek rata, dijual dengan baterai atau langganan.',
    },
    blocks: [
      paragraph({
        en: 'Jakarta, 5 November 2026. ALVA today opened orders for N3, a light electric scooter for city riders. It weighs 92 kg with its battery, reaches 75 km/h and has a range of 60 km at a steady 40 km/h.',
        id: 'Jakarta, 5 November 2026. ALVA hari ini membuka pemesanan N3, skuter listrik ringan untuk pengendara kota. Bobotnya 92 kg termasuk baterai, melaju hingga 75 km/jam, dan menempuh 60 km pada kecepatan tetap 40 km/jam.',
      }),
      list(
        {
          en: 'With battery: Rp21.500.000 on the road in Jakarta.',
          id: 'Dengan baterai: Rp21.500.000 OTR Jakarta.',
        },
        {
          en: 'With battery subscription: Rp15.900.000 and Rp165.000 a month.',
          id: 'Dengan langganan baterai: Rp15.900.000 dan Rp165.000 per bulan.',
        },
        {
          en: 'Four colours; Viridian Green at the SCBD experience center.',
          id: 'Empat warna; Viridian Green di experience center SCBD.',
        },
      ),
      CONTACT,
    ],
  }),
  post({
    slug: 'price-list-open',
    category: 'press',
    publishedOn: '2026-10-09',
    model: 'alva-cervo',
    color: 'edgy-turqoise',
    title: {
      en: 'Spare-part prices open to everyone',
      id: 'Harga suku cadang terbuka untuk semua',
    },
    summary: {
      en: 'More than 500 genuine parts can be searched by name, code or model, with their prices.',
      id: 'Lebih dari 500 suku cadang asli dapat dicari menurut nama, kode, atau model, lengkap dengan harganya.',
    },
    blocks: [
      paragraph({
        en: 'Jakarta, 9 October 2026. ALVA has published the complete price list of its genuine parts. Owners, workshops and insurers see the same prices, and the search forgives a wrong letter.',
        id: 'Jakarta, 9 Oktober 2026. ALVA menerbitkan daftar harga lengkap suku cadang aslinya. Pemilik, bengkel, dan asuransi melihat harga yang sama, dan pencariannya memaklumi salah ketik.',
      }),
      paragraph({
        en: 'Parts remain available for at least ten years after a model ends. Prices change at most twice a year, on the first of January and of July.',
        id: 'Suku cadang tersedia minimal sepuluh tahun setelah sebuah model berhenti. Harga berubah paling banyak dua kali setahun, pada 1 Januari dan 1 Juli.',
      }),
      CONTACT,
    ],
  }),
  post({
    slug: 'works-without-signal',
    category: 'press',
    publishedOn: '2026-09-22',
    model: 'alva-one',
    color: 'nebula-green',
    title: { en: 'A site that works without signal', id: 'Situs yang bekerja tanpa sinyal' },
    summary: {
      en: 'Garage, stations and models open on the road where there is no network.',
      id: 'Garasi, stasiun, dan model terbuka di jalan yang tidak terjangkau jaringan.',
    },
    blocks: [
      paragraph({
        en: 'Jakarta, 22 September 2026. Riders look for a charger where coverage is worst. The new ALVA site therefore keeps on the phone what was opened once, says how old it is, and sends requests when the network returns.',
        id: 'Jakarta, 22 September 2026. Pengendara mencari pengisi daya justru di tempat jaringan terburuk. Karena itu situs ALVA yang baru menyimpan di ponsel apa yang pernah dibuka, menyebutkan umurnya, dan mengirim permintaan saat jaringan kembali.',
      }),
      paragraph({
        en: 'Nothing has to be downloaded from a store. Identity numbers and documents are never kept on the device.',
        id: 'Tidak ada yang perlu diunduh dari toko aplikasi. Nomor identitas dan dokumen tidak pernah disimpan di perangkat.',
      }),
      CONTACT,
    ],
  }),
];
