import { t } from '../../catalog/types.ts';
import { heading, list, note, paragraph, steps, table } from '../blocks.ts';
import type { PageContent } from './types.ts';

export const outsideJabodetabek: PageContent = {
  name: 'conditions-for-orders-outside-jabodetabek-area',
  kind: 'policy',
  publishedOn: '2026-11-15',
  title: t('Orders outside Jabodetabek', 'Pesanan di luar Jabodetabek'),
  summary: t(
    'What is different when you live outside Greater Jakarta.',
    'Apa yang berbeda bila Anda tinggal di luar Jabodetabek.',
  ),
  blocks: [
    paragraph(
      'Jabodetabek means Jakarta, Bogor, Depok, Tangerang, South Tangerang and Bekasi with their regencies. Everywhere else you can order as well; our team contacts you about the additional delivery cost before you pay the balance.',
      'Jabodetabek meliputi Jakarta, Bogor, Depok, Tangerang, Tangerang Selatan, dan Bekasi beserta kabupatennya. Di luar itu Anda tetap dapat memesan; tim kami menghubungi Anda tentang tambahan ongkos kirim sebelum pelunasan.',
    ),
    heading('Price and papers', 'Harga dan surat kendaraan'),
    list(
      [
        'The price on the road is that of the province on your identity card.',
        'Harga on the road mengikuti provinsi pada KTP Anda.',
      ],
      [
        'Registration is done at the Samsat of that province and usually takes 10 to 25 working days.',
        'Surat diurus di Samsat provinsi tersebut, umumnya 10 sampai 25 hari kerja.',
      ],
      [
        'Plate and papers come to the dealer nearest to you or by insured courier.',
        'Pelat dan surat dikirim ke diler terdekat atau lewat kurir berasuransi.',
      ],
    ),
    heading('Delivery', 'Pengiriman'),
    table(
      [
        ['Where', 'Tujuan'],
        ['Usual time after payment', 'Perkiraan setelah lunas'],
      ],
      [
        ['Java and Bali', 'Jawa dan Bali'],
        ['3 to 7 days', '3 sampai 7 hari'],
      ],
      [
        ['Sumatra, Nusa Tenggara', 'Sumatera, Nusa Tenggara'],
        ['7 to 14 days', '7 sampai 14 hari'],
      ],
      [
        ['Kalimantan, Sulawesi', 'Kalimantan, Sulawesi'],
        ['10 to 18 days', '10 sampai 18 hari'],
      ],
      [
        ['Maluku, Papua', 'Maluku, Papua'],
        ['18 to 30 days', '18 sampai 30 hari'],
      ],
    ),
    steps(
      ['You place the booking and enter your address.', 'Anda memesan dan mengisi alamat.'],
      [
        'Within two working days we call you with the cost and the date.',
        'Dalam dua hari kerja kami menelepon untuk menyampaikan ongkos dan tanggalnya.',
      ],
      [
        'You agree, choose the nearest dealer instead, or cancel free of charge.',
        'Anda setuju, memilih diler terdekat, atau membatalkan tanpa biaya.',
      ],
    ),
    heading('What the delivery cost is made of', 'Isi ongkos kirim'),
    list(
      [
        'Freight by ship and road, at the carrier’s price; we add nothing to it.',
        'Angkutan laut dan darat sesuai tarif pengangkut; tidak kami tambah.',
      ],
      [
        'Insurance against loss and damage until the motorcycle is handed to you. The risk is ours until then.',
        'Asuransi kehilangan dan kerusakan sampai motor diserahkan kepada Anda. Sampai saat itu risiko ada pada kami.',
      ],
      [
        'Collecting at the dealer nearest to you saves the last leg, often the dearest.',
        'Mengambil di diler terdekat menghemat etape terakhir, sering kali yang termahal.',
      ],
    ),
    paragraph(
      'You hear the sum before you pay the balance, in writing. If you do not agree, you cancel and the whole booking fee comes back. A freight that turns out dearer afterwards is our loss.',
      'Jumlahnya kami sampaikan tertulis sebelum pelunasan. Bila tidak setuju, Anda membatalkan dan seluruh biaya pemesanan kembali. Bila ongkosnya ternyata lebih mahal, selisihnya tanggungan kami.',
    ),
    heading('Service', 'Servis'),
    paragraph(
      'Before you order, look whether a service point is within reach. Where there is none, a service van visits major towns once a month; the dates are listed with the experience centers.',
      'Sebelum memesan, periksa apakah ada titik servis yang terjangkau. Bila belum ada, mobil servis mengunjungi kota besar sebulan sekali; jadwalnya ada di halaman experience center.',
    ),
    note(
      'Lithium batteries travel as dangerous goods: by sea and road, never by air freight.',
      'Baterai litium dikirim sebagai barang berbahaya: lewat laut dan darat, tidak lewat kargo udara.',
    ),
  ],
};
