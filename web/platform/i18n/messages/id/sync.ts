export default {
  'update.text': 'Versi baru situs ini sudah siap.',
  'update.now': 'Perbarui sekarang',
  'update.under-way': 'Beralih ke versi baru …',
  'update.late':
    'Ini lebih lama dari biasanya. Lanjutkan saja; kami tanyakan lagi saat sudah siap.',
  'waiting.person': 'Perlu Anda: {count}',
  'waiting.sent': 'Menunggu dikirim: {count}',
  'waiting.safe-until': 'Buka lagi dengan sinyal sebelum {date}',
  'outbox.stuck': 'Perubahan Anda belum bisa diproses. Datanya tetap tersimpan di perangkat ini.',
  'outbox.look': 'Lihat',
  'leave.title': 'Keluar sebelum semua terkirim?',
  'leave.text':
    'Perubahan di perangkat ini yang belum kami terima: {count}. Jika Anda keluar, perubahan itu ikut terhapus.',
  'leave.stay': 'Tetap masuk',
  'leave.send': 'Kirim dulu, lalu keluar',
  'leave.discard': 'Hapus dan keluar',
  'leave.failed': 'Belum semua terkirim. Perubahan Anda masih tersimpan di sini.',
} as const;
