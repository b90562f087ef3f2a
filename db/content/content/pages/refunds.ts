import { heading, list, note, paragraph, steps, table } from '#db/content/content/blocks.ts';
import type { PageContent } from './types.ts';

export const refunds: PageContent = {
  name: 'refund-return-warranty',
  kind: 'policy',
  publishedOn: '2026-11-15',
  title: { en: 'Refunds and returns', id: 'Pengembalian dana dan barang' },
  summary: {
    en: 'When money comes back, how long it takes, and how to return goods.',
    id: 'Kapan dana kembali, berapa lama prosesnya, dan cara mengembalikan barang.',
  },
  blocks: [
    heading({ en: 'Motorcycles', id: 'Motor' }),
    paragraph({
      en: 'You cancel on the order page and choose a reason. Before you confirm, the page says what happens to each rupiah you have paid; afterwards it shows where the refund stands.',
      id: 'Pembatalan dilakukan di halaman pesanan dengan memilih alasan. Sebelum Anda mengonfirmasi, halaman itu menjelaskan ke mana perginya setiap rupiah yang telah dibayar; setelahnya terlihat sampai di mana proses pengembalian dana.',
    }),
    table(
      [
        { en: 'What happened', id: 'Yang terjadi' },
        { en: 'What comes back', id: 'Yang dikembalikan' },
      ],
      [
        {
          en: 'You did not pay in time ({PAYMENT_HOURS}; {PRE_ORDER_HOURS} for pre-orders)',
          id: 'Tidak dibayar sampai batas waktu ({PAYMENT_HOURS}; {PRE_ORDER_HOURS} untuk prapesan)',
        },
        {
          en: 'Nothing was paid; the order ends by itself and nothing is owed',
          id: 'Belum ada pembayaran; pesanan berakhir sendiri tanpa kewajiban',
        },
      ],
      [
        {
          en: 'You cancel after the booking fee, before allocation',
          id: 'Anda membatalkan setelah uang tanda jadi, sebelum alokasi',
        },
        { en: 'The whole booking fee', id: 'Seluruh uang tanda jadi' },
      ],
      [
        {
          en: 'You cancel after allocation or full payment, before it leaves us',
          id: 'Anda membatalkan setelah alokasi atau lunas, sebelum motor dikirim',
        },
        {
          en: 'Everything less official registration costs already paid for you, each with its receipt',
          id: 'Seluruhnya dikurangi biaya surat resmi yang sudah dibayarkan untuk Anda, masing-masing dengan buktinya',
        },
      ],
      [
        {
          en: 'The financing company refuses, or rejects the contract',
          id: 'Perusahaan pembiayaan menolak pengajuan atau kontrak',
        },
        { en: 'The down payment, in full', id: 'Uang muka, seluruhnya' },
      ],
      [
        {
          en: 'You withdraw from PAPITUPI Syariah before the contract',
          id: 'Anda mundur dari PAPITUPI Syariah sebelum akad',
        },
        {
          en: 'The down payment less costs that really arose, with receipts',
          id: 'Uang muka dikurangi biaya nyata yang timbul, disertai bukti',
        },
      ],
      [
        {
          en: 'You turn out not to be eligible for the subsidy',
          id: 'Anda ternyata tidak memenuhi syarat subsidi',
        },
        {
          en: 'Everything, unless you prefer to pay the price without subsidy',
          id: 'Seluruhnya, kecuali Anda memilih membayar harga tanpa subsidi',
        },
      ],
      [
        {
          en: 'We cannot deliver within 30 days of the agreed date',
          id: 'Kami tidak dapat menyerahkan dalam 30 hari sejak tanggal yang disepakati',
        },
        { en: 'Everything, registration costs included', id: 'Seluruhnya, termasuk biaya surat' },
      ],
      [
        {
          en: 'A payment arrives late, or twice',
          id: 'Pembayaran masuk terlambat, atau masuk dua kali',
        },
        {
          en: 'The whole sum, or it counts for a new order if you wish',
          id: 'Seluruh jumlahnya, atau dipakai untuk pesanan baru bila Anda mau',
        },
      ],
    ),
    paragraph({
      en: 'After handover a motorcycle is registered in your name and cannot be returned because you have changed your mind. Faults are put right under the [warranty](/policy/warranty); if two repairs of the same serious fault fail within six months, you may return it against its price less the use you had.',
      id: 'Setelah serah terima, motor terdaftar atas nama Anda dan tidak dapat dikembalikan karena berubah pikiran. Cacat ditangani lewat [garansi](/policy/warranty); bila dua kali perbaikan atas cacat berat yang sama gagal dalam enam bulan, motor dapat dikembalikan dengan harga dikurangi manfaat pemakaiannya.',
    }),
    heading({ en: 'Parts, accessories, apparel', id: 'Suku cadang, aksesori, apparel' }),
    list(
      {
        en: 'Unused and in its packaging: ask for the return on the page of the order within two working days of receipt (Government Regulation 80/2019), each thing by itself. You then have 14 days to bring or send it. You pay the way back; what you paid for it, after discounts, comes back.',
        id: 'Belum dipakai dan dalam kemasan: ajukan pengembalian di halaman pesanan dalam dua hari kerja sejak diterima (PP 80/2019), boleh sebagian barang saja. Setelah itu Anda punya 14 hari untuk membawa atau mengirimnya. Ongkos balik Anda tanggung; uang yang Anda bayarkan untuknya, setelah potongan, kembali.',
      },
      {
        en: 'Wrong, damaged or not as described: the same way, with a photo. We pay the way back, and the delivery fee comes back, too, when everything of the order goes back.',
        id: 'Salah kirim, rusak, atau tidak sesuai keterangan: dengan cara yang sama, disertai foto. Ongkos balik kami tanggung, dan ongkos kirim ikut kembali bila seluruh isi pesanan dikembalikan.',
      },
      {
        en: 'Apparel may be tried on; change the size once free of charge.',
        id: 'Apparel boleh dicoba; tukar ukuran satu kali tanpa biaya.',
      },
      {
        en: 'Mounted electrical parts and worn helmets cannot be returned unless they are faulty.',
        id: 'Komponen listrik yang sudah dipasang dan helm yang sudah dipakai tidak dapat dikembalikan, kecuali cacat.',
      },
    ),
    heading({ en: 'How to ask for a refund', id: 'Cara meminta pengembalian dana' }),
    steps(
      {
        en: 'Open the order and choose “Cancel the order”, or “Return something” for goods you have received. You see what comes back before you confirm.',
        id: 'Buka pesanan dan pilih “Batalkan pesanan”, atau “Kembalikan barang” untuk barang yang sudah diterima. Anda melihat berapa yang kembali sebelum konfirmasi.',
      },
      {
        en: 'Where the money cannot go back the way it came, enter bank, account number, the name on the account and your NIK.',
        id: 'Bila dana tidak dapat kembali lewat cara Anda membayar, isi bank, nomor rekening, nama pemilik rekening, dan NIK.',
      },
      {
        en: 'We check within 3 working days and send you the amount with its breakdown.',
        id: 'Kami memeriksa dalam 3 hari kerja dan memberitahukan jumlah beserta rinciannya.',
      },
      {
        en: 'The money reaches you within 14 working days; cards may take one more statement.',
        id: 'Dana Anda terima dalam 14 hari kerja; untuk kartu bisa menunggu satu tagihan berikutnya.',
      },
    ),
    note({
      en: 'Money goes back only to an account in the name of the person who paid; that is what we need the NIK for. Our staff never ask for an OTP or a fee to release a refund.',
      id: 'Dana hanya dikembalikan ke rekening atas nama orang yang membayar; untuk itulah NIK diperlukan. Petugas kami tidak pernah meminta OTP atau biaya untuk mencairkan dana.',
    }),
    heading({
      en: 'If we are late or you disagree',
      id: 'Bila kami terlambat atau Anda tidak sependapat',
    }),
    paragraph({
      en: 'Make a complaint on the page of the order, with pictures, or call +62 21 5550 0180 with the order number; a named person takes over and answers within two working days. You may also turn to the consumer dispute body (BPSK) of your city. What Law 8/1999 on consumer protection gives you holds in any case.',
      id: 'Ajukan keluhan di halaman pesanan, dengan foto, atau telepon +62 21 5550 0180 dengan nomor pesanan; seorang petugas akan menangani dan menjawab dalam dua hari kerja. Anda juga dapat mengadu ke BPSK di kota Anda. Hak Anda menurut UU 8/1999 tentang Perlindungan Konsumen tetap berlaku.',
    }),
  ],
};
