import { heading, list, note, paragraph, steps, table } from '#db/content/content/blocks.ts';
import type { PageContent } from './types.ts';

export const outsideJabodetabek: PageContent = {
  name: 'conditions-for-orders-outside-jabodetabek-area',
  kind: 'policy',
  publishedOn: '2026-11-15',
  title: { en: 'Orders outside Jabodetabek', id: 'Pesanan di luar Jabodetabek' },
  summary: {
    en: 'What is different when you live outside Greater Jakarta.',
    id: 'Apa yang berbeda bila Anda tinggal di luar Jabodetabek.',
  },
  blocks: [
    paragraph({
      en: 'Jabodetabek means Jakarta, Bogor, Depok, Tangerang, South Tangerang and Bekasi with their regencies. Everywhere else you can order as well; you see the additional delivery cost as soon as you enter your address, before you confirm the order.',
      id: 'Jabodetabek meliputi Jakarta, Bogor, Depok, Tangerang, Tangerang Selatan, dan Bekasi beserta kabupatennya. Di luar itu Anda tetap dapat memesan; tambahan ongkos kirim terlihat begitu Anda mengisi alamat, sebelum mengonfirmasi pesanan.',
    }),
    heading({ en: 'Price and papers', id: 'Harga dan surat kendaraan' }),
    list(
      {
        en: 'The price on the road is that of the province on your identity card.',
        id: 'Harga OTR mengikuti provinsi pada KTP Anda.',
      },
      {
        en: 'Registration is done at the Samsat of that province and usually takes 10 to 25 working days.',
        id: 'Surat diurus di Samsat provinsi tersebut, umumnya 10 sampai 25 hari kerja.',
      },
      {
        en: 'Plate and papers come to the dealer nearest to you or by insured courier.',
        id: 'Pelat dan surat dikirim ke diler terdekat atau lewat kurir berasuransi.',
      },
    ),
    heading({ en: 'Delivery', id: 'Pengiriman' }),
    table(
      [
        { en: 'Where', id: 'Tujuan' },
        { en: 'Usual time after payment', id: 'Perkiraan setelah lunas' },
      ],
      [
        { en: 'Java and Bali', id: 'Jawa dan Bali' },
        { en: '3 to 7 days', id: '3 sampai 7 hari' },
      ],
      [
        { en: 'Sumatra, Nusa Tenggara', id: 'Sumatera, Nusa Tenggara' },
        { en: '7 to 14 days', id: '7 sampai 14 hari' },
      ],
      [
        { en: 'Kalimantan, Sulawesi', id: 'Kalimantan, Sulawesi' },
        { en: '10 to 18 days', id: '10 sampai 18 hari' },
      ],
      [
        { en: 'Maluku, Papua', id: 'Maluku, Papua' },
        { en: '18 to 30 days', id: '18 sampai 30 hari' },
      ],
    ),
    steps(
      {
        en: 'You place the booking and enter your address.',
        id: 'Anda memesan dan mengisi alamat.',
      },
      {
        en: 'The cost of the delivery is a line of the price, before you confirm. It does not change afterwards.',
        id: 'Ongkos kirim tampil sebagai satu baris harga sebelum Anda mengonfirmasi. Setelah itu tidak berubah.',
      },
      {
        en: 'You confirm, or collect at the nearest dealer instead. We call you about the date.',
        id: 'Anda mengonfirmasi, atau mengambil di diler terdekat. Kami menelepon soal tanggalnya.',
      },
    ),
    heading({ en: 'What the delivery costs', id: 'Besarnya ongkos kirim' }),
    table(
      [
        {
          en: 'From your city to the nearest place that sells motorcycles',
          id: 'Dari kota Anda ke tempat penjualan motor terdekat',
        },
        { en: 'Delivery cost', id: 'Ongkos kirim' },
      ],
      [
        { en: 'up to 25 km', id: 'sampai 25 km' },
        { en: '{DELIVERY_FEE_NEAR} a motorcycle', id: '{DELIVERY_FEE_NEAR} per motor' },
      ],
      [
        { en: 'up to 50 km', id: 'sampai 50 km' },
        { en: '{DELIVERY_FEE_MIDDLE} a motorcycle', id: '{DELIVERY_FEE_MIDDLE} per motor' },
      ],
      [
        { en: 'up to {REACH_KM}', id: 'sampai {REACH_KM}' },
        { en: '{DELIVERY_FEE_FAR} a motorcycle', id: '{DELIVERY_FEE_FAR} per motor' },
      ],
    ),
    paragraph({
      en: 'Farther away you collect at a dealer. Where there is no road, as on the Thousand Islands, our team contacts you about the cost.',
      id: 'Lebih jauh dari itu motor diambil di diler. Bila tidak ada jalan darat, seperti di Kepulauan Seribu, tim kami menghubungi Anda soal ongkosnya.',
    }),
    heading({ en: 'What the delivery cost is made of', id: 'Isi ongkos kirim' }),
    list(
      {
        en: 'Freight by road from the nearest place that sells motorcycles.',
        id: 'Angkutan darat dari tempat penjualan motor terdekat.',
      },
      {
        en: 'Insurance against loss and damage until the motorcycle is handed to you. The risk is ours until then.',
        id: 'Asuransi kehilangan dan kerusakan sampai motor diserahkan kepada Anda. Sampai saat itu risiko ada pada kami.',
      },
      {
        en: 'Collecting at the dealer nearest to you saves the last leg, often the dearest.',
        id: 'Mengambil di diler terdekat menghemat etape terakhir, sering kali yang termahal.',
      },
    ),
    paragraph({
      en: 'The sum stands in your order. If you cancel before the motorcycle is prepared, it comes back with everything else you paid. A freight that turns out dearer afterwards is our loss.',
      id: 'Jumlahnya tertulis di pesanan Anda. Bila Anda membatalkan sebelum motor disiapkan, ongkos ini kembali bersama semua yang sudah dibayar. Bila ongkosnya ternyata lebih mahal, selisihnya tanggungan kami.',
    }),
    heading({ en: 'Service', id: 'Servis' }),
    paragraph({
      en: 'Before you order, look whether a service point is within reach. Where there is none, a service van visits major towns once a month; the dates are listed with the experience centers.',
      id: 'Sebelum memesan, periksa apakah ada titik servis yang terjangkau. Bila belum ada, mobil servis mengunjungi kota besar sebulan sekali; jadwalnya ada di halaman experience center.',
    }),
    note({
      en: 'Lithium batteries travel as dangerous goods: by sea and road, never by air freight.',
      id: 'Baterai litium dikirim sebagai barang berbahaya: lewat laut dan darat, tidak lewat kargo udara.',
    }),
  ],
};
