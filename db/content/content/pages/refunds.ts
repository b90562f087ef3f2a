import { t } from '../../catalog/types.ts';
import { heading, list, note, paragraph, steps, table } from '../blocks.ts';
import type { PageContent } from './types.ts';

export const refunds: PageContent = {
  name: 'refund-return-warranty',
  kind: 'policy',
  publishedOn: '2026-10-01',
  title: t('Refunds and returns', 'Pengembalian dana dan barang'),
  summary: t(
    'When money comes back, how long it takes, and how to return goods.',
    'Kapan dana kembali, berapa lama prosesnya, dan cara mengembalikan barang.',
  ),
  blocks: [
    heading('Motorcycles', 'Motor'),
    paragraph(
      'You may cancel a booking until the motorcycle is allocated to you. After that, registration is already under way; before you confirm a cancellation, the order page says what happens to each rupiah you have paid.',
      'Pemesanan dapat dibatalkan sebelum motor dialokasikan untuk Anda. Setelah itu pengurusan surat sudah berjalan; sebelum Anda mengonfirmasi pembatalan, halaman pesanan menjelaskan nasib setiap rupiah yang telah dibayar.',
    ),
    table(
      [
        ['You cancel', 'Anda membatalkan'],
        ['What comes back', 'Yang dikembalikan'],
      ],
      [
        ['Before paying', 'Sebelum membayar'],
        [
          'Nothing was paid; the order simply ends',
          'Belum ada pembayaran; pesanan langsung berakhir',
        ],
      ],
      [
        ['After the booking fee, before allocation', 'Setelah biaya pemesanan, sebelum alokasi'],
        ['The whole booking fee', 'Seluruh biaya pemesanan'],
      ],
      [
        ['After full payment, before it leaves us', 'Setelah lunas, sebelum dikirim'],
        [
          'The price less official registration costs already paid',
          'Harga dikurangi biaya surat resmi yang sudah dibayarkan',
        ],
      ],
      [
        ['Financing was refused', 'Pembiayaan ditolak'],
        ['The down payment, in full', 'Uang muka, seluruhnya'],
      ],
    ),
    heading('Parts, accessories, apparel', 'Suku cadang, aksesori, apparel'),
    list(
      [
        'Unused and in its packaging: return within 14 days of receipt.',
        'Belum dipakai dan dalam kemasan: dapat dikembalikan dalam 14 hari sejak diterima.',
      ],
      [
        'Wrong or damaged on arrival: tell us within 3 days with a photo; we pay the way back.',
        'Salah kirim atau rusak saat tiba: kabari kami dalam 3 hari disertai foto; ongkos balik kami tanggung.',
      ],
      [
        'Mounted electrical parts and worn helmets cannot be returned unless they are faulty.',
        'Komponen listrik yang sudah dipasang dan helm yang sudah dipakai tidak dapat dikembalikan, kecuali cacat.',
      ],
    ),
    heading('How to ask for a refund', 'Cara meminta pengembalian dana'),
    steps(
      [
        'Open the order and choose “Ask for a refund”.',
        'Buka pesanan dan pilih “Minta pengembalian dana”.',
      ],
      [
        'Enter bank, account number, the name on the account and your NIK.',
        'Isi bank, nomor rekening, nama pemilik rekening, dan NIK.',
      ],
      [
        'We check within 3 working days and tell you the amount.',
        'Kami memeriksa dalam 3 hari kerja dan memberitahukan jumlahnya.',
      ],
      [
        'The money reaches you within 14 working days; cards may take one more statement.',
        'Dana Anda terima dalam 14 hari kerja; untuk kartu bisa menunggu satu tagihan berikutnya.',
      ],
    ),
    note(
      'Money goes back only to an account in the name of the person who paid.',
      'Dana hanya dikembalikan ke rekening atas nama orang yang membayar.',
    ),
  ],
};
