export default {
  'offline.title': 'Halaman ini belum ada di ponsel Anda',
  'offline.description': 'Tidak ada sinyal, dan halaman ini belum pernah dibuka di perangkat ini.',
  'offline.body':
    'Di sini tidak ada sinyal, dan halaman ini belum pernah dibuka di perangkat ini. Yang berikut tetap bisa dibuka tanpa sinyal:',
  'offline.product': 'Motor',
  'offline.product-help': 'Semua model beserta spesifikasinya',
  'offline.garage': 'Motor saya',
  'offline.garage-help': 'Motor dan baterai menurut data terakhir',
  'offline.chargers': 'Stasiun pengisian',
  'offline.chargers-help': 'Stasiun di sekitar tempat yang pernah Anda lihat',
  'offline.retry': 'Coba lagi',
  'update.text': 'Versi baru situs ini sudah siap.',
  'update.now': 'Perbarui sekarang',
  'manifest.name': 'Motor listrik ALVA',
  'manifest.description': 'Model dan harga, stasiun pengisian, dan motor Anda, juga tanpa sinyal.',
  'manifest.garage': 'Motor saya',
  'manifest.chargers': 'Stasiun pengisian',
} as const;
