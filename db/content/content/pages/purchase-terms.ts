import { heading, list, note, paragraph } from '#db/content/content/blocks.ts';
import type { PageContent } from './types.ts';

export const purchaseTerms: PageContent = {
  name: 'terms-and-conditions-for-purchasing-alva-motorcycles',
  kind: 'policy',
  publishedOn: '2026-11-15',
  title: { en: 'Terms of purchase', id: 'Syarat dan ketentuan pembelian' },
  summary: {
    en: 'The agreement between you and us when you buy a motorcycle.',
    id: 'Kesepakatan antara Anda dan kami saat membeli motor.',
  },
  blocks: [
    heading({ en: '1. Who may buy', id: '1. Siapa yang dapat membeli' }),
    paragraph({
      en: 'Persons of 17 years and older with an Indonesian identity card or a KITAS, and companies with an NPWP. The buyer is the one in whose name the papers are issued, unless you name another owner in the order.',
      id: 'Perorangan berusia 17 tahun ke atas dengan KTP atau KITAS, dan perusahaan dengan NPWP. Pembeli adalah orang yang namanya tercantum pada surat kendaraan, kecuali Anda menyebutkan pemilik lain dalam pesanan.',
    }),
    heading({ en: '2. Booking', id: '2. Pemesanan' }),
    paragraph({
      en: 'A booking reserves a motorcycle of the chosen model, colour and battery. It is valid once the booking fee has been received. The fee is part of the price, not an extra. When a motorcycle is allocated to you, we tell you at once; you then complete your details and choose how to pay the rest.',
      id: 'Pemesanan menyisihkan satu motor dengan model, warna, dan baterai pilihan Anda. Pemesanan sah setelah uang tanda jadi diterima. Uang itu bagian dari harga, bukan tambahan. Begitu motor dialokasikan, Anda kami kabari; lalu Anda melengkapi data dan memilih cara pelunasan.',
    }),
    heading({ en: '3. Payment', id: '3. Pembayaran' }),
    list(
      {
        en: 'You have {PAYMENT_HOURS} to pay; for pre-orders {PRE_ORDER_HOURS}. If the time runs out, the order ends by itself and nothing is owed.',
        id: 'Waktu pembayaran {PAYMENT_HOURS}; untuk prapesan {PRE_ORDER_HOURS}. Bila lewat, pesanan berakhir dengan sendirinya tanpa kewajiban.',
      },
      {
        en: 'Once a motorcycle is allocated to a booking you have 14 days to complete the details. If you do not, the booking ends and the whole booking fee is paid back.',
        id: 'Setelah motor dialokasikan untuk pemesanan, Anda punya 14 hari untuk melengkapi data. Bila tidak, pemesanan berakhir dan seluruh uang tanda jadi dikembalikan.',
      },
      {
        en: 'If the time for the balance of a booked motorcycle runs out, the booking fee is kept on the order and you may start the payment again.',
        id: 'Bila waktu pelunasan motor yang sudah dipesan terlewat, uang tanda jadi tetap tercatat pada pesanan dan pembayaran dapat dimulai lagi.',
      },
      {
        en: 'Pay only on our page, by card, virtual account or QRIS. Our staff never ask for a transfer to a private account.',
        id: 'Bayar hanya melalui halaman kami: kartu, virtual account, atau QRIS. Petugas kami tidak pernah meminta transfer ke rekening pribadi.',
      },
      {
        en: 'Money that arrives after the time is refunded, or used for a new order if you wish.',
        id: 'Dana yang masuk setelah batas waktu dikembalikan, atau dipakai untuk pesanan baru bila Anda mau.',
      },
    ),
    heading({ en: '4. Price', id: '4. Harga' }),
    paragraph({
      en: 'The price is on the road for the province of registration and is fixed when you book. If taxes or the subsidy change before registration, only that difference is settled, in your favour as well as ours, and you may cancel with a full refund if it is in ours. Delivery to your home is a line of its own.',
      id: 'Harga adalah harga OTR untuk provinsi pendaftaran dan terkunci saat Anda memesan. Bila pajak atau subsidi berubah sebelum pendaftaran, hanya selisihnya yang diperhitungkan, baik yang menguntungkan Anda maupun kami; bila merugikan Anda, pesanan boleh dibatalkan dengan pengembalian penuh. Ongkos antar ke rumah tercantum sebagai baris tersendiri.',
    }),
    heading({ en: '5. Subsidy, coupons, referral', id: '5. Subsidi, kupon, rujukan' }),
    paragraph({
      en: 'Where a subsidy programme applies, we check your eligibility with your NIK: one motorcycle for each number. If the check fails you may pay the price without subsidy or cancel with a full refund. Coupons and referral codes count when they are entered before payment; they are not paid out.',
      id: 'Bila ada program subsidi, kelayakan Anda diperiksa dengan NIK: satu motor untuk setiap nomor. Jika tidak lolos, Anda dapat membayar harga tanpa subsidi atau membatalkan dengan pengembalian penuh. Kupon dan kode rujukan berlaku bila dimasukkan sebelum pembayaran; keduanya tidak dapat diuangkan.',
    }),
    heading({ en: '6. Financing', id: '6. Pembiayaan' }),
    list(
      {
        en: 'The contract is between you and the financing company; we pass on your application and its decision.',
        id: 'Kontrak dibuat antara Anda dan perusahaan pembiayaan; kami meneruskan pengajuan dan keputusannya.',
      },
      {
        en: 'If it is refused you may choose another provider, pay in full, or cancel.',
        id: 'Bila ditolak, Anda dapat memilih penyedia lain, membayar lunas, atau membatalkan.',
      },
      {
        en: 'After a yes you have 7 days to pay the down payment, after a no 3 days to decide. If the time runs out, a direct order ends and everything paid comes back; a booking goes back to its motorcycle.',
        id: 'Setelah disetujui, Anda punya 7 hari untuk membayar uang muka; setelah ditolak, 3 hari untuk memutuskan. Bila lewat, pesanan langsung berakhir dan semua dana kembali; pemesanan kembali ke motornya.',
      },
      {
        en: 'Once the contract is signed, an order can be ended only together with it; talk to us.',
        id: 'Setelah kontrak ditandatangani, pesanan hanya dapat diakhiri bersama kontraknya; hubungi kami.',
      },
      {
        en: 'PAPITUPI Syariah is a sale at cost plus a disclosed margin, with fixed instalments. You agree to its requirements before you apply.',
        id: 'PAPITUPI Syariah berupa jual beli dengan margin yang diumumkan di muka dan cicilan tetap. Persyaratannya Anda setujui sebelum mengajukan.',
      },
    ),
    heading({ en: '7. Registration and invoice', id: '7. Surat kendaraan dan faktur' }),
    paragraph({
      en: 'Papers are issued in the name and address on the identity card you upload. A company gets an invoice with its tax number once its motorcycle is prepared. A change of the address on the invoice is possible through customer service until the 15th of the month after it. Plate and STNK usually take 10 to 25 working days, the BPKB two to three months; the order page shows the progress.',
      id: 'Surat terbit sesuai nama dan alamat pada KTP yang Anda unggah. Perusahaan menerima faktur dengan NPWP-nya begitu motornya disiapkan. Perubahan alamat faktur dapat diajukan ke layanan pelanggan paling lambat tanggal 15 bulan berikutnya. Pelat dan STNK umumnya memerlukan 10 sampai 25 hari kerja, BPKB dua sampai tiga bulan; kemajuannya terlihat di halaman pesanan.',
    }),
    heading({ en: '8. Delivery', id: '8. Serah terima' }),
    paragraph({
      en: 'You receive the motorcycle at home or at a dealer against a passkey and a photo. Until then the risk is ours. Check it on the spot and note any fault in the protocol. Without a word from you, the order is completed seven days after delivery; hidden faults stay covered by the warranty. If a delivery fails we agree on another day. If you do not accept the motorcycle, or cannot be reached any more, we end the order: your money comes back, less official registration costs already paid for you, each with its receipt.',
      id: 'Motor diserahkan di rumah atau di diler dengan kode serah terima dan foto. Sampai saat itu risiko ada pada kami. Periksa di tempat dan catat cacat pada berita acara. Tanpa kabar dari Anda, pesanan selesai tujuh hari setelah penyerahan; cacat tersembunyi tetap dijamin garansi. Bila pengantaran gagal, kita sepakati hari lain. Bila Anda tidak menerima motor atau tidak dapat dihubungi lagi, pesanan kami akhiri: uang Anda kembali, dikurangi biaya resmi pendaftaran yang sudah dibayarkan untuk Anda, masing-masing dengan buktinya.',
    }),
    heading({ en: '9. Cancellation', id: '9. Pembatalan' }),
    paragraph({
      en: 'You may cancel on the order page and must choose a reason. What happens to money already paid is shown before you confirm; all cases are listed under [Refunds and returns](/policy/refund-return-warranty). We may cancel only if a payment proves fraudulent, an identity false, or the model can no longer be built; in the last case you get everything back.',
      id: 'Pembatalan dilakukan di halaman pesanan dengan memilih alasannya. Berapa dari dana yang telah dibayar akan kembali ditampilkan sebelum Anda mengonfirmasi; semua kasusnya ada di [Pengembalian dana dan barang](/policy/refund-return-warranty). Kami hanya boleh membatalkan bila pembayaran terbukti curang, identitas palsu, atau model tidak dapat diproduksi lagi; dalam hal terakhir semua dana Anda kembali.',
    }),
    heading({ en: '10. Delays that nobody caused', id: '10. Keterlambatan di luar kendali' }),
    paragraph({
      en: 'Floods, strikes at ports, a Samsat that is closed: we tell you as soon as we know and give a new date. If it is more than 30 days after the agreed one, you may cancel with a full refund.',
      id: 'Banjir, pemogokan di pelabuhan, Samsat yang tutup: kami kabari begitu mengetahuinya beserta tanggal baru. Bila melewati 30 hari dari yang disepakati, Anda boleh membatalkan dengan pengembalian penuh.',
    }),
    note({
      en: 'Indonesian law applies, and the Indonesian text of these terms is the binding one. Nothing here takes away what Law 8/1999 on consumer protection gives you. If we cannot settle a disagreement by talking, the consumer dispute body (BPSK) in your city is the first place to go.',
      id: 'Hukum Indonesia berlaku, dan teks bahasa Indonesia dari ketentuan ini yang mengikat. Tidak ada isi halaman ini yang mengurangi hak Anda menurut UU 8/1999 tentang Perlindungan Konsumen. Bila perselisihan tidak selesai lewat musyawarah, BPSK di kota Anda menjadi tempat pertama.',
    }),
  ],
};
