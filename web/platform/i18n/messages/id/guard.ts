export default {
  checking: 'Sebentar, kami sedang memeriksa akun Anda.',
  unavailable:
    'Status masuk Anda belum dapat diperiksa. Yang tampil adalah data yang tersimpan di perangkat ini.',
  'failed.title': 'Data tidak dapat dimuat',
  'failed.text': 'Periksa koneksi Anda lalu coba lagi. Tidak ada data yang hilang.',
  'failed.retry': 'Coba lagi',
} as const;
