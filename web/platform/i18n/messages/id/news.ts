export default {
  title: 'Kabar terbaru',
  stories: 'Cerita',
  press: 'Siaran pers',
  'stories-headline': 'Cerita dari jalan',
  'stories-lead':
    'Perjalanan yang dihitung tiap kilometernya, orang-orang yang berkendara, dan cara kami membuat motornya.',
  'press-headline': 'Siaran pers',
  'press-lead': 'Pengumuman kami menurut tanggal, dengan kalimat yang boleh dikutip.',
  story: 'Cerita',
  'press-release': 'Siaran pers',
  more: 'Bacaan lainnya',
  illustration: 'Ilustrasi: ALVA',
  journalists: 'Untuk jurnalis',
  'journalists-text':
    'Pertanyaan, wawancara, motor untuk diuji: tulis atau telepon kami. Gambar di situs ini boleh dimuat dengan keterangan “Ilustrasi: ALVA”.',
  pages: 'Halaman daftar kabar',
  page: 'Halaman {page}',
  newer: 'Lebih baru',
  older: 'Lebih lama',
  'other-language': 'dalam bahasa Inggris',
  'blog-away': 'Blog kami sedang tidak menjawab. Sementara itu, inilah cerita dari situs ini.',
  kept: 'Tanpa koneksi: halaman ini seperti yang Anda lihat {ago}.',
  'not-here': 'Halaman ini belum ada di perangkat Anda',
  'not-here-help':
    'Untuk pertama kali diperlukan koneksi. Kabar yang pernah Anda buka tetap tersedia.',
  'past-the-end': 'Tidak ada kabar yang lebih lama',
  retry: 'Coba lagi',
} as const;
