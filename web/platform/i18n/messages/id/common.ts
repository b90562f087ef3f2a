export default {
  brand: 'ALVA',
  'skip-to-content': 'Langsung ke isi',
  home: 'Beranda',
  retry: 'Coba lagi',
  'error.title': 'Halaman ini tersendat',
  'error.body': 'Ada gangguan di pihak kami. Data yang Anda isi tidak terkirim dua kali.',
  'error.home': 'Kembali ke beranda',
  'error.system': 'Sistem sedang terganggu. Silakan coba lagi nanti.',
  'error.http': 'Server menjawab “{status}” ({name}). Silakan coba lagi nanti.',
} as const;
