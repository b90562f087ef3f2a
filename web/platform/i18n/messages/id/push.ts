export default {
  title: 'Di perangkat ini',
  text: 'Notifikasi juga ketika situs ditutup. Berakhir di sini saat Anda keluar.',
  switch: 'Beri tahu saya di perangkat ini',
  install:
    'iPhone atau iPad menampilkan notifikasi setelah ALVA ada di layar utama: ketuk tombol bagikan di browser, pilih “Tambah ke Layar Utama”, lalu buka ALVA dari sana.',
  blocked:
    'Browser ini diminta tidak menampilkan notifikasi kami. Anda dapat mengubahnya di pengaturan browser untuk situs ini.',
  unsupported: 'Browser ini tidak menampilkan notifikasi situs web.',
  failed: 'Belum berhasil. Silakan coba lagi.',
  orders: 'Ingin diberi tahu saat pesanan ini bergerak?',
  'orders-on': 'Anda akan diberi tahu di perangkat ini.',
  chargers: 'Ingin diberi tahu saat pengisi daya favorit kosong lagi atau rusak?',
  'chargers-on': 'Anda akan diberi tahu tentang pengisi daya favorit di perangkat ini.',
  'ask-text':
    'Browser akan bertanya sekali lagi. Anda dapat mematikannya kapan saja di pengaturan.',
  yes: 'Beri tahu saya',
  no: 'Nanti saja',
};
