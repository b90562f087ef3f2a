export default {
  title: 'Rincian biaya',
  price: 'Harga',
  down: 'Uang muka',
  principal: 'Pokok pembiayaan',
  'cost-of-goods': 'Sisa harga perolehan',
  interest: 'Bunga',
  margin: 'Margin yang disepakati',
  total: 'Seluruh cicilan',
  'selling-price': 'Harga jual secara angsuran',
  admin: 'Administrasi',
  fiduciary: 'Pendaftaran fidusia',
  insurance: 'Asuransi kehilangan total, sepanjang tenor',
  'at-signing': 'Dibayar ke perusahaan saat kontrak',
  everything: 'Seluruhnya Anda bayar',
  flat: 'Suku bunga flat per tahun',
  effective: 'Suku bunga efektif per tahun',
  'all-in': 'Efektif dengan biaya dan asuransi',
  late: 'Terlambat: {percent} dari cicilan per hari',
  'late-murabahah':
    'Terlambat tanpa uzur: {percent} dari angsuran per hari, disalurkan sebagai dana sosial',
  'agreement.title': 'Ketentuan papitupi (Syariah)',
  'agreement.akad':
    'Anda mengikat akad murabahah: penyedia membeli motor, lalu menjualnya kepada Anda.',
  'agreement.margin': 'Harga pokok dan margin diungkapkan, dan tidak berubah setelah akad.',
  'agreement.documents':
    'Anda menyerahkan KTP, kartu keluarga, dan bukti penghasilan, serta menyetujui pemeriksaannya.',
  'agreement.late':
    'Bila akad dibatalkan, kelebihan uang muka atas kerugian nyata dikembalikan kepada Anda.',
  'agreement.agree': 'Saya sudah membaca dan menyetujui ketentuan di atas.',
  monthly: 'Setiap bulan',
  times: '{monthly} × {months} bulan',
  last: 'Pada bulan terakhir',
} as const;
