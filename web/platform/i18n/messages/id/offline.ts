export default {
  title: 'Halaman ini belum ada di ponsel Anda',
  description: 'Tidak ada sinyal, dan halaman ini belum pernah dibuka di perangkat ini.',
  body: 'Di sini tidak ada sinyal, dan halaman ini belum pernah dibuka di perangkat ini. Yang berikut tetap bisa dibuka tanpa sinyal:',
  'other-title': 'Halaman ini belum ada dalam Bahasa Indonesia',
  'other-body':
    'Tidak ada sinyal. Di perangkat ini halamannya ada dalam bahasa {language}; yang berbahasa Indonesia menyusul begitu Anda daring.',
  other: 'Baca dalam bahasa {language}',
  'pack-body':
    'Tidak ada sinyal, dan halaman berbahasa Indonesia belum ada di perangkat ini. Yang berikut bisa dibuka tanpa sinyal, dalam bahasa {language}:',
  product: 'Motor',
  'product-help': 'Semua model beserta spesifikasinya',
  garage: 'Motor saya',
  'garage-help': 'Motor dan baterai menurut data terakhir',
  chargers: 'Stasiun pengisian',
  'chargers-help': 'Stasiun di sekitar tempat yang pernah Anda lihat',
  'cleared-title': 'Tidak ada sinyal',
  'cleared-body':
    'Simpanan ALVA di browser ini sudah dihapus, jadi belum ada yang bisa dibuka tanpa sinyal. Semuanya kembali sendiri begitu Anda tersambung.',
  retry: 'Coba lagi',
} as const;
