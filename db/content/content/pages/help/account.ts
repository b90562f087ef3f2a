import { list, steps } from '#db/content/content/blocks.ts';
import { topic } from './topic.ts';

export const account = topic(
  'account',
  { en: 'Account and app', id: 'Akun dan aplikasi' },
  {
    en: 'Signing in, sharing your motorcycle, selling it, and what works without signal.',
    id: 'Masuk akun, berbagi motor, menjualnya, dan apa yang tetap jalan tanpa sinyal.',
  },
  [
    {
      id: 'share',
      question: {
        en: 'Can someone else ride my motorcycle?',
        id: 'Bisakah orang lain mengendarai motor saya?',
      },
      short: {
        en: 'Yes. Share it in your garage for a time you choose. You can end it at any moment, and so can your guest.',
        id: 'Bisa. Bagikan lewat garasi untuk waktu yang Anda tentukan. Anda maupun tamu dapat mengakhirinya kapan saja.',
      },
      more: [],
    },
    {
      id: 'sell',
      question: {
        en: 'How do I hand it over when I sell it?',
        id: 'Bagaimana menyerahkannya saat dijual?',
      },
      short: {
        en: 'The buyer requests the transfer with the frame number, and you approve it in your garage. Warranty and service history move along.',
        id: 'Pembeli mengajukan alih kepemilikan dengan nomor rangka, lalu Anda menyetujuinya di garasi. Garansi dan riwayat servis ikut berpindah.',
      },
      more: [
        steps(
          {
            en: 'Make a sales page in your garage to show mileage and batteries without giving away name or plate.',
            id: 'Buat halaman penjualan di garasi untuk menunjukkan jarak tempuh dan baterai tanpa membuka nama atau pelat.',
          },
          {
            en: 'After the sale the buyer opens “Transfer of ownership”.',
            id: 'Setelah terjual, pembeli membuka “Alih kepemilikan”.',
          },
          {
            en: 'You approve. From then on the motorcycle is in the other garage.',
            id: 'Anda menyetujui. Sejak itu motor pindah ke garasi pembeli.',
          },
        ),
      ],
    },
    {
      id: 'without-signal',
      question: { en: 'What works without signal?', id: 'Apa yang berfungsi tanpa sinyal?' },
      short: {
        en: 'Everything you have opened before: garage, saved stations, models and prices. Requests you make are sent when you are back.',
        id: 'Semua yang pernah dibuka: garasi, stasiun tersimpan, model, dan harga. Permintaan Anda terkirim saat kembali daring.',
      },
      more: [
        list(
          {
            en: 'Each list says when it was last brought up to date.',
            id: 'Setiap daftar menyebutkan kapan terakhir diperbarui.',
          },
          {
            en: 'Payments and approvals always need a connection.',
            id: 'Pembayaran dan persetujuan selalu memerlukan koneksi.',
          },
        ),
      ],
    },
    {
      id: 'sign-in-trouble',
      question: { en: 'I cannot sign in', id: 'Saya tidak bisa masuk' },
      short: {
        en: 'Check whether you signed up with email, phone or Google, and ask for a new password if needed. The link in the mail is valid for 24 hours.',
        id: 'Periksa apakah Anda mendaftar dengan email, telepon, atau Google, dan minta kata sandi baru bila perlu. Tautan di email berlaku 24 jam.',
      },
      more: [],
    },
    {
      id: 'delete-my-data',
      question: { en: 'How do I have my data deleted?', id: 'Bagaimana menghapus data saya?' },
      short: {
        en: 'Write to privacy@alva.example from the address in your account. Records that the law makes us keep, such as invoices, are locked instead.',
        id: 'Tulis ke privacy@alva.example dari email yang terdaftar. Dokumen yang wajib kami simpan menurut hukum, seperti faktur, akan dikunci.',
      },
      more: [],
    },
  ],
);
