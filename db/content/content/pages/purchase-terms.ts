import { t } from '../../catalog/types.ts';
import { heading, list, note, paragraph } from '../blocks.ts';
import type { PageContent } from './types.ts';

export const purchaseTerms: PageContent = {
  name: 'terms-and-conditions-for-purchasing-alva-motorcycles',
  kind: 'policy',
  publishedOn: '2026-10-01',
  title: t('Terms of purchase', 'Syarat dan ketentuan pembelian'),
  summary: t(
    'The agreement between you and us when you buy a motorcycle.',
    'Kesepakatan antara Anda dan kami saat membeli motor.',
  ),
  blocks: [
    heading('1. Booking', '1. Pemesanan'),
    paragraph(
      'A booking reserves a motorcycle of the chosen model, colour and battery. It is valid once the booking fee has been received. The fee is part of the price.',
      'Pemesanan menyisihkan satu motor dengan model, warna, dan baterai pilihan Anda. Pemesanan sah setelah biaya pemesanan diterima. Biaya itu bagian dari harga.',
    ),
    heading('2. Payment', '2. Pembayaran'),
    list(
      [
        'You have 24 hours to pay; for pre-orders one hour. If the time runs out, the order ends by itself and nothing is owed.',
        'Waktu pembayaran 24 jam; untuk prapesan satu jam. Bila lewat, pesanan berakhir dengan sendirinya tanpa kewajiban.',
      ],
      [
        'Pay only on our page, by card, virtual account or QRIS. Our staff never ask for a transfer to a private account.',
        'Bayar hanya melalui halaman kami: kartu, virtual account, atau QRIS. Petugas kami tidak pernah meminta transfer ke rekening pribadi.',
      ],
      [
        'Money that arrives after the time is refunded, or used for a new order if you wish.',
        'Dana yang masuk setelah batas waktu dikembalikan, atau dipakai untuk pesanan baru bila Anda mau.',
      ],
    ),
    heading('3. Price', '3. Harga'),
    paragraph(
      'The price is on the road for the province of registration and is fixed when you book. If taxes or the subsidy change before registration, only that difference is settled, in your favour as well as ours.',
      'Harga berlaku on the road untuk provinsi pendaftaran dan terkunci saat Anda memesan. Bila pajak atau subsidi berubah sebelum pendaftaran, hanya selisihnya yang diperhitungkan, baik yang menguntungkan Anda maupun kami.',
    ),
    heading('4. Subsidy', '4. Subsidi'),
    paragraph(
      'Where a programme applies, we check your eligibility with your NIK. If the check fails you may pay the price without subsidy or cancel with a full refund.',
      'Bila ada program yang berlaku, kelayakan Anda diperiksa dengan NIK. Jika tidak lolos, Anda dapat membayar harga tanpa subsidi atau membatalkan dengan pengembalian penuh.',
    ),
    heading('5. Financing', '5. Pembiayaan'),
    list(
      [
        'The contract is between you and the financing company; we pass on your application and its decision.',
        'Kontrak dibuat antara Anda dan perusahaan pembiayaan; kami meneruskan pengajuan dan keputusannya.',
      ],
      [
        'If it is refused you may choose another provider, pay in full, or cancel.',
        'Bila ditolak, Anda dapat memilih penyedia lain, membayar lunas, atau membatalkan.',
      ],
      [
        'PAPITUPI Syariah is a sale at cost plus a disclosed margin, with fixed instalments.',
        'PAPITUPI Syariah berupa jual beli dengan margin yang diumumkan di muka dan cicilan tetap.',
      ],
    ),
    heading('6. Registration and invoice', '6. Surat kendaraan dan faktur'),
    paragraph(
      'Papers are issued in the name and address on the identity card you upload. A change of the address on the invoice is possible until the 15th of the month through customer service.',
      'Surat terbit sesuai nama dan alamat pada KTP yang Anda unggah. Perubahan alamat faktur dapat diajukan ke layanan pelanggan paling lambat tanggal 15 setiap bulan.',
    ),
    heading('7. Delivery', '7. Serah terima'),
    paragraph(
      'You receive the motorcycle at home or at a dealer against a passkey and a photo. Check it on the spot and note any fault in the protocol. Without a word from you, the order is completed seven days after delivery.',
      'Motor diserahkan di rumah atau di diler dengan kode serah terima dan foto. Periksa di tempat dan catat cacat pada berita acara. Tanpa kabar dari Anda, pesanan selesai tujuh hari setelah penyerahan.',
    ),
    heading('8. Cancellation', '8. Pembatalan'),
    paragraph(
      'You may cancel on the order page and must choose a reason. What happens to money already paid is shown before you confirm; see “Refunds and returns”.',
      'Pembatalan dilakukan di halaman pesanan dengan memilih alasannya. Nasib dana yang telah dibayar ditampilkan sebelum Anda mengonfirmasi; lihat “Pengembalian dana dan barang”.',
    ),
    note(
      'Indonesian law applies. If we cannot settle a disagreement by talking, the consumer dispute body (BPSK) in your city is the first place to go.',
      'Hukum Indonesia berlaku. Bila perselisihan tidak selesai lewat musyawarah, BPSK di kota Anda menjadi tempat pertama.',
    ),
  ],
};
