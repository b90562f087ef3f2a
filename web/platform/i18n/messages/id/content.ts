export default {
  'home.title': 'Tenaga senyap untuk kota yang ramai',
  'home.lead':
    'Motor listrik buatan Indonesia untuk berangkat kerja, pulang lewat jalan memutar, dan semua perjalanan di antaranya.',
  'home.models': 'Lihat motornya',
  'home.chargers': 'Cari titik isi daya',
  'home.hero-picture': 'ALVA CERVO warna Indie Red',
  'home.models-title': 'Temukan yang pas dengan hari Anda',
  'home.models-lead': 'Satu gagasan tentang tenaga bersih, enam karakter.',
  'home.chargers-title': 'Titik isi daya lebih dekat dari dugaan Anda',
  'home.chargers-lead': 'Kosong atau tidak, berapa biayanya, dan sebaru apa kabarnya.',
  'home.all-chargers': 'Semua titik isi daya',
  'promise.title': 'Sinyal boleh hilang. Situs ini tetap jalan.',
  'promise.lead':
    'Di basemen, di sela gedung tinggi, di jalan pegunungan: yang pernah Anda buka bisa dibuka lagi.',
  'promise.models': 'Model dan spesifikasi',
  'promise.models-text': 'Setiap halaman motor tetap bisa dibaca di perangkat Anda.',
  'promise.chargers': 'Titik isi daya di sekitar Anda',
  'promise.chargers-text':
    'Daftar terakhir tetap ada, lengkap dengan umurnya. Navigasi bisa dimulai tanpa internet.',
  'promise.signal': 'Kembali dengan sendirinya',
  'promise.signal-text': 'Begitu sinyal kembali, hanya yang berubah yang diambil.',
  'not-found.title': 'Halaman ini tidak ada',
  'not-found.lead': 'Mungkin alamatnya salah ketik, atau halamannya sudah dipindahkan.',
  'not-found.nearest': 'Mungkin yang Anda cari',
} as const;
