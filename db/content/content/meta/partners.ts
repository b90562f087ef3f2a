import { type Meta, meta } from './types.ts';

/** Affiliates and sales staff. */
export const PARTNERS: readonly Meta[] = [
  meta('orp-dashboard', {
    en: [
      'Affiliate dashboard',
      'Your referral link, its clicks, the orders that came from it and your commission, with every state from pending to paid.',
      'Affiliate dashboard',
      'Clicks, orders and commission',
      'Your referral link',
    ],
    id: [
      'Dasbor afiliasi',
      'Tautan rujukan Anda, jumlah klik, pesanan yang datang darinya, dan komisi Anda, dari tertunda hingga dibayar.',
      'Dasbor afiliasi',
      'Klik, pesanan, dan komisi',
      'Tautan rujukan Anda',
    ],
  }),
  meta('orp-dashboard/finance', {
    en: [
      'Affiliate payouts',
      'What you have earned, what has been paid and what is waiting, and the bank account to which it goes.',
      'Payouts',
      'Earned, paid, waiting',
      'Your bank account',
    ],
    id: [
      'Pembayaran komisi afiliasi',
      'Komisi yang Anda peroleh, yang sudah dibayar, dan yang menunggu, beserta rekening bank tujuannya.',
      'Pembayaran komisi',
      'Diperoleh, dibayar, menunggu',
      'Rekening bank Anda',
    ],
  }),
  meta('pstools', {
    en: [
      'Sales tools',
      'Tools for our staff: calls for help on the road from the first word to the last, and the cover that owners have taken.',
      'Sales tools',
      'Calls for help on the road',
      'Cover that was taken',
    ],
    id: [
      'Meja staf',
      'Perangkat untuk staf kami: panggilan bantuan di jalan dari awal hingga selesai, dan perlindungan yang telah diambil pemilik.',
      'Meja staf',
      'Panggilan bantuan di jalan',
      'Perlindungan yang diambil',
    ],
  }),
  meta('pstools/messages', {
    en: [
      'Messages desk',
      'Messages that reached nobody on any channel, for our staff: why, since when, and what to do: send again or call.',
      'Messages desk',
      'What did not arrive',
      'Send again, or reach them in another way',
    ],
    id: [
      'Meja pesan',
      'Pesan yang tidak sampai lewat saluran mana pun, untuk staf kami: sebabnya, sejak kapan, dan yang perlu dilakukan.',
      'Meja pesan',
      'Yang tidak sampai',
      'Kirim lagi atau hubungi dengan cara lain',
    ],
  }),
  meta('pstools/queues', {
    en: [
      'Queues desk',
      'Work for our staff, kind by kind: since when it waits, until when it has to be done, who handles it and what comes next.',
      'Queues desk',
      'Waiting',
      'Handled by',
    ],
    id: [
      'Meja antrean',
      'Yang menunggu staf kami menurut jenisnya: sejak kapan, kapan tenggatnya, siapa yang memegang, dan apa langkah berikutnya.',
      'Meja antrean',
      'Yang menunggu',
      'Siapa yang memegang',
    ],
  }),
  meta('pstools/new-order', {
    en: [
      'Booking desk',
      'For our staff: a booking for a customer in the shop or on the phone, at the price of the day, which the customer then pays.',
      'Booking desk',
      'Who it is for',
      'What is booked',
    ],
    id: [
      'Meja pemesanan',
      'Untuk staf kami: pemesanan bagi pelanggan di toko atau di telepon, dengan harga hari itu, yang lalu dibayar pelanggan.',
      'Meja pemesanan',
      'Untuk siapa',
      'Apa yang dipesan',
    ],
  }),
  meta('pstools/orders', {
    en: [
      'Orders desk',
      'The desk of orders for our staff: allocate a motorcycle, prepare it, send it on its way, hand it over, and see its money.',
      'Orders desk',
      'Orders that wait for us',
      'One order, and what comes next',
    ],
    id: [
      'Meja pesanan',
      'Meja pesanan untuk staf kami: alokasikan motor, siapkan, kirim, serahkan kepada pembeli, dan lihat pembayarannya.',
      'Meja pesanan',
      'Pesanan yang menunggu kami',
      'Satu pesanan dan langkah berikutnya',
    ],
  }),
  meta('pstools/referrals', {
    en: [
      'Referrals desk',
      'The desk of the referral programme for our staff: take affiliates on, look at held commissions, and pay out with two approvals.',
      'Referrals desk',
      'Affiliates and their commissions',
      'Payouts approved by two',
    ],
    id: [
      'Meja referral',
      'Meja program referral untuk staf kami: terima afiliasi, periksa komisi yang ditahan, dan bayar dengan persetujuan dua orang.',
      'Meja referral',
      'Afiliasi dan komisinya',
      'Pembayaran disetujui dua orang',
    ],
  }),
  meta('pstools/stock', {
    en: [
      'Stock desk',
      'The desk of the stock for our staff: take motorcycles in by form or by list, see where each one stands, and withdraw one.',
      'Stock desk',
      'Motorcycles and where they stand',
      'Taken in, reserved, withdrawn',
    ],
    id: [
      'Meja stok',
      'Meja stok untuk staf kami: masukkan motor lewat formulir atau daftar, lihat letak tiap unit, dan tarik unit dari stok.',
      'Meja stok',
      'Motor dan tempatnya',
      'Masuk, dipesan, ditarik',
    ],
  }),
  meta('pstools/workshop', {
    en: [
      'Workshop desk',
      'The desk of the workshops for our staff: who comes with which motorcycle today, who came, and what was done.',
      'Workshop desk',
      'Appointments of the day',
      'Work in the history of the motorcycle',
    ],
    id: [
      'Meja bengkel',
      'Meja bengkel untuk staf kami: siapa datang dengan motor mana hari ini, siapa yang sudah datang, dan apa yang dikerjakan.',
      'Meja bengkel',
      'Janji servis hari ini',
      'Pekerjaan tercatat di riwayat motor',
    ],
  }),
  meta('pstools/goods', {
    en: [
      'Goods desk',
      'The desk of goods for our staff: how many parts, accessories, pieces of apparel and batteries stand where, counted one by one or from a list.',
      'Goods desk',
      'Stock by place',
      'Counted, held, free',
    ],
    id: [
      'Meja barang',
      'Meja barang untuk staf kami: berapa suku cadang, aksesori, pakaian, dan baterai ada di mana, dihitung satu per satu atau dari daftar.',
      'Meja barang',
      'Stok menurut tempat',
      'Terhitung, ditahan, bebas',
    ],
  }),
  meta('pstools/prices', {
    en: [
      'Price desk',
      'The desk of prices for our staff: what a motorcycle costs on the road in each province, now and on a day to come.',
      'Price desk',
      'Prices by province',
      'Planned, holding, ended',
    ],
    id: [
      'Meja harga',
      'Meja harga untuk staf kami: berapa harga OTR motor di tiap provinsi, sekarang dan pada tanggal mendatang.',
      'Meja harga',
      'Harga menurut provinsi',
      'Direncanakan, berlaku, berakhir',
    ],
  }),
  meta('pstools/settings', {
    en: [
      'Fees and times desk',
      'The desk of fees and times for our staff: what booking and delivery cost, how far we deliver, and how long a payment may take.',
      'Fees and times desk',
      'Fees, times and distances',
      'Planned, holding, past',
    ],
    id: [
      'Meja biaya dan waktu',
      'Meja biaya dan waktu untuk staf kami: uang tanda jadi, ongkos antar, jarak pengantaran, dan lamanya waktu membayar.',
      'Meja biaya dan waktu',
      'Biaya, waktu, dan jarak',
      'Direncanakan, berlaku, lewat',
    ],
  }),
  meta('pstools/coupons', {
    en: [
      'Promo code desk',
      'The desk of promo codes for our staff: make a code, say how long and how often it counts, and end it.',
      'Promo code desk',
      'Promo codes and their terms',
      'Planned, running, ended',
    ],
    id: [
      'Meja kode promo',
      'Meja kode promo untuk staf kami: buat kode, tentukan sampai kapan dan berapa kali berlaku, lalu akhiri.',
      'Meja kode promo',
      'Kode promo dan ketentuannya',
      'Direncanakan, berlaku, berakhir',
    ],
  }),
  meta('pstools/hours', {
    en: [
      'Opening hours desk',
      'The desk of opening hours for our staff: when a place sells and services, and the days on which it does otherwise.',
      'Opening hours desk',
      'Hours of each place',
      'The week and its exceptions',
    ],
    id: [
      'Meja jam buka',
      'Meja jam buka untuk staf kami: kapan sebuah tempat menjual dan melayani servis, dan hari yang berbeda dari biasanya.',
      'Meja jam buka',
      'Jam buka tiap tempat',
      'Minggu biasa dan pengecualiannya',
    ],
  }),
  meta('pstools/figures', {
    en: [
      'Figures',
      'The figures of the shop for our staff: orders by day and state, money in and out, waiting times and conversion.',
      'Figures',
      'Orders, money and time',
      'By day and by place',
    ],
    id: [
      'Angka',
      'Angka toko untuk staf kami: pesanan per hari dan status, uang masuk dan keluar, waktu tunggu, dan konversi.',
      'Angka',
      'Pesanan, uang, dan waktu',
      'Per hari dan per tempat',
    ],
  }),
  meta('pstools/test-rides', {
    en: [
      'Test ride desk',
      'The desk of test rides for our staff: who rides today at a center, check riders in with their waiver, and book for a customer.',
      'Test ride desk',
      'The rides of a day',
      'Expected, there, completed, missed',
    ],
    id: [
      'Meja test ride',
      'Meja test ride untuk staf kami: siapa yang berkendara hari ini di sebuah lokasi, check-in dengan pernyataan, dan pesan untuk pelanggan.',
      'Meja test ride',
      'Test ride dalam sehari',
      'Ditunggu, hadir, selesai, tidak hadir',
    ],
  }),
  meta('pstools/roadside', {
    en: [
      'Roadside assistance desk',
      'The desk of roadside assistance for our staff: accept a call for help, send somebody on the way, and say what was done.',
      'Roadside assistance desk',
      'Open calls for help',
      'Cover that was taken',
    ],
    id: [
      'Meja bantuan darurat',
      'Meja bantuan darurat untuk staf kami: terima panggilan bantuan, kirim petugas ke lokasi, dan catat apa yang dilakukan.',
      'Meja bantuan darurat',
      'Panggilan bantuan terbuka',
      'Perlindungan yang diambil',
    ],
  }),
  meta('pstools/listings', {
    en: [
      'Reported listings',
      'The desk of reported listings for our staff: read why a used motorcycle or battery was reported, and take it off or clear it.',
      'Reported listings',
      'Listings to look at',
      'Listings that are settled',
    ],
    id: [
      'Iklan yang dilaporkan',
      'Meja iklan yang dilaporkan untuk staf kami: baca alasan motor atau baterai bekas dilaporkan, lalu turunkan atau nyatakan aman.',
      'Iklan yang dilaporkan',
      'Iklan yang perlu diperiksa',
      'Iklan yang sudah diputuskan',
    ],
  }),
  meta('pstools/papers', {
    en: [
      'Documents desk',
      'The desk of documents for our staff: open the picture of a card with a reason, accept it, or refuse it with a word to its owner.',
      'Documents desk',
      'Documents that wait',
      'Documents that were decided',
    ],
    id: [
      'Meja dokumen',
      'Meja dokumen untuk staf kami: buka foto kartu dengan alasan, terima, atau tolak dengan penjelasan kepada pemiliknya.',
      'Meja dokumen',
      'Dokumen yang menunggu',
      'Dokumen yang sudah diputuskan',
    ],
  }),
  meta('pstools/accounts', {
    en: [
      'Accounts desk',
      'The desk of accounts for our staff: find a customer by email or number, sign them out everywhere, close an account or open it.',
      'Accounts desk',
      'Find a customer',
      'What was done to an account',
    ],
    id: [
      'Meja akun',
      'Meja akun untuk staf kami: cari pelanggan dari email atau nomornya, keluarkan dari semua perangkat, tutup akun atau buka kembali.',
      'Meja akun',
      'Cari pelanggan',
      'Tindakan pada akun',
    ],
  }),
  meta('pstools/roles', {
    en: [
      'Roles desk',
      'The desk of roles for our staff: who may do what, at which place, and what each of the roles is made of.',
      'Roles desk',
      'Who has which role',
      'What a role may',
    ],
    id: [
      'Meja peran',
      'Meja peran untuk staf kami: siapa boleh melakukan apa, di tempat mana, dan terdiri dari izin apa setiap peran.',
      'Meja peran',
      'Siapa memiliki peran apa',
      'Yang boleh dilakukan sebuah peran',
    ],
  }),
  meta('pstools/audit', {
    en: [
      'Audit desk',
      'The record of what our staff did, for those who look into it: who, what, when and why. Nobody can change a row of it.',
      'Audit desk',
      'What was done',
      'Take it along as a file',
    ],
    id: [
      'Meja audit',
      'Catatan tindakan staf kami bagi yang memeriksanya: siapa, apa, kapan, dan mengapa. Tidak ada yang dapat mengubah barisnya.',
      'Meja audit',
      'Yang telah dilakukan',
      'Ambil sebagai berkas',
    ],
  }),
  meta('pstools/status', {
    en: [
      'Status desk',
      'How the site does, for those who run it: alerts, objectives and how fast their budget is used, jobs that wait, copies of the store.',
      'Status desk',
      'What is broken',
      'How safe the data is',
    ],
    id: [
      'Meja keadaan situs',
      'Keadaan situs bagi yang menjalankannya: peringatan, sasaran dan pemakaian anggarannya, tugas yang menunggu, salinan data.',
      'Meja keadaan situs',
      'Yang sedang bermasalah',
      'Seberapa aman datanya',
    ],
  }),
];
