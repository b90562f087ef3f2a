export default {
  'offline.title': 'Halaman ini belum ada di ponsel Anda',
  'offline.description': 'Tidak ada sinyal, dan halaman ini belum pernah dibuka di perangkat ini.',
  'offline.body':
    'Di sini tidak ada sinyal, dan halaman ini belum pernah dibuka di perangkat ini. Yang berikut tetap bisa dibuka tanpa sinyal:',
  'offline.other-title': 'Halaman ini belum ada dalam Bahasa Indonesia',
  'offline.other-body':
    'Tidak ada sinyal. Di perangkat ini halamannya ada dalam bahasa Inggris; yang berbahasa Indonesia menyusul begitu Anda daring.',
  'offline.other': 'Baca dalam bahasa Inggris',
  'offline.pack-body':
    'Tidak ada sinyal, dan halaman berbahasa Indonesia belum ada di perangkat ini. Yang berikut bisa dibuka tanpa sinyal, dalam bahasa Inggris:',
  'offline.product': 'Motor',
  'offline.product-help': 'Semua model beserta spesifikasinya',
  'offline.garage': 'Motor saya',
  'offline.garage-help': 'Motor dan baterai menurut data terakhir',
  'offline.chargers': 'Stasiun pengisian',
  'offline.chargers-help': 'Stasiun di sekitar tempat yang pernah Anda lihat',
  'offline.retry': 'Coba lagi',
  'update.text': 'Versi baru situs ini sudah siap.',
  'update.now': 'Perbarui sekarang',
  'outbox.stuck': 'Perubahan Anda belum bisa diproses. Datanya tetap tersimpan di perangkat ini.',
  'outbox.look': 'Lihat',
  'leave.title': 'Keluar sebelum semua terkirim?',
  'leave.text':
    'Perubahan di perangkat ini yang belum kami terima: {count}. Jika Anda keluar, perubahan itu ikut terhapus.',
  'leave.stay': 'Tetap masuk',
  'leave.send': 'Kirim dulu, lalu keluar',
  'leave.discard': 'Hapus dan keluar',
  'leave.failed': 'Belum semua terkirim. Perubahan Anda masih tersimpan di sini.',
  'manifest.name': 'Motor listrik ALVA',
  'manifest.description': 'Model dan harga, stasiun pengisian, dan motor Anda, juga tanpa sinyal.',
  'manifest.garage': 'Motor saya',
  'manifest.chargers': 'Stasiun pengisian',
} as const;
