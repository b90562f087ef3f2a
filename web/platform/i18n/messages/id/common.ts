export default {
  brand: 'ALVA',
  'skip-to-content': 'Langsung ke isi',
  home: 'Beranda',
  retry: 'Coba lagi',
  'error.title': 'Halaman ini tersendat',
  'error.body': 'Ada gangguan di pihak kami. Data yang Anda isi tidak terkirim dua kali.',
  'error.home': 'Kembali ke beranda',
  'not-found.title': 'Halaman tidak ditemukan',
  'not-found.body': 'Mungkin alamatnya salah ketik, atau halamannya sudah dipindahkan.',
  'not-found.nearest': 'Mungkin yang Anda cari',
} as const;
