export default {
  brand: 'ALVA',
  'skip-to-content': 'Langsung ke isi',
  home: 'Beranda',
  retry: 'Coba lagi',
  'error.title': 'Halaman ini tersendat',
  'error.body': 'Ada gangguan di pihak kami. Data yang Anda isi tidak terkirim dua kali.',
  'error.home': 'Kembali ke beranda',
} as const;
