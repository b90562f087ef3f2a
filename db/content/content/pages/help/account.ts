import { list, steps } from '../../blocks.ts';
import { topic } from './topic.ts';

export const account = topic(
  'account',
  ['Account and app', 'Akun dan aplikasi'],
  [
    'Signing in, sharing your motorcycle, selling it, and what works without signal.',
    'Masuk akun, berbagi motor, menjualnya, dan apa yang tetap jalan tanpa sinyal.',
  ],
  [
    {
      id: 'share',
      question: [
        'Can someone else ride my motorcycle?',
        'Bisakah orang lain mengendarai motor saya?',
      ],
      short: [
        'Yes. Share it in your garage for a time you choose. You can end it at any moment, and so can your guest.',
        'Bisa. Bagikan lewat garasi untuk waktu yang Anda tentukan. Anda maupun tamu dapat mengakhirinya kapan saja.',
      ],
      more: [],
    },
    {
      id: 'sell',
      question: ['How do I hand it over when I sell it?', 'Bagaimana menyerahkannya saat dijual?'],
      short: [
        'The buyer requests the transfer with the frame number, and you approve it in your garage. Warranty and service history move along.',
        'Pembeli mengajukan alih kepemilikan dengan nomor rangka, lalu Anda menyetujuinya di garasi. Garansi dan riwayat servis ikut berpindah.',
      ],
      more: [
        steps(
          [
            'Make a sales page in your garage to show mileage and batteries without giving away name or plate.',
            'Buat halaman penjualan di garasi untuk menunjukkan jarak tempuh dan baterai tanpa membuka nama atau pelat.',
          ],
          [
            'After the sale the buyer opens “Transfer of ownership”.',
            'Setelah terjual, pembeli membuka “Alih kepemilikan”.',
          ],
          [
            'You approve. From then on the motorcycle is in the other garage.',
            'Anda menyetujui. Sejak itu motor pindah ke garasi pembeli.',
          ],
        ),
      ],
    },
    {
      id: 'without-signal',
      question: ['What works without signal?', 'Apa yang berfungsi tanpa sinyal?'],
      short: [
        'Everything you have opened before: garage, saved stations, models and prices. Requests you make are sent when you are back.',
        'Semua yang pernah dibuka: garasi, stasiun tersimpan, model, dan harga. Permintaan Anda terkirim saat kembali daring.',
      ],
      more: [
        list(
          [
            'Each list says when it was last brought up to date.',
            'Setiap daftar menyebutkan kapan terakhir diperbarui.',
          ],
          [
            'Payments and approvals always need a connection.',
            'Pembayaran dan persetujuan selalu memerlukan koneksi.',
          ],
        ),
      ],
    },
    {
      id: 'sign-in-trouble',
      question: ['I cannot sign in', 'Saya tidak bisa masuk'],
      short: [
        'Check whether you signed up with email, phone or Google, and ask for a new password if needed. The link in the mail is valid for 24 hours.',
        'Periksa apakah Anda mendaftar dengan email, telepon, atau Google, dan minta kata sandi baru bila perlu. Tautan di email berlaku 24 jam.',
      ],
      more: [],
    },
    {
      id: 'delete-my-data',
      question: ['How do I have my data deleted?', 'Bagaimana menghapus data saya?'],
      short: [
        'Write to privacy@alva.example from the address in your account. Records that the law makes us keep, such as invoices, are locked instead.',
        'Tulis ke privacy@alva.example dari email yang terdaftar. Dokumen yang wajib kami simpan menurut hukum, seperti faktur, akan dikunci.',
      ],
      more: [],
    },
  ],
);
