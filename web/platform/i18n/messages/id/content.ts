export default {
  'home.title': 'Tenaga senyap untuk kota yang ramai',
  'home.lead':
    'Motor listrik buatan Indonesia untuk berangkat kerja, pulang lewat jalan memutar, dan semua perjalanan di antaranya.',
  'home.models': 'Lihat motornya',
  'home.chargers': 'Cari titik isi daya',
  'home.models-title': 'Temukan yang pas dengan hari Anda',
  'home.models-lead': 'Satu tenaga bersih, enam karakter.',
} as const;
