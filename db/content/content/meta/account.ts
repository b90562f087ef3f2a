import { type Meta, meta } from './types.ts';

/** Pages of one person: told to search engines only as far as their purpose. */
export const ACCOUNT: readonly Meta[] = [
  meta('login', {
    en: [
      'Sign in',
      'Sign in to your account with email, phone number or Google to see your motorcycles, orders and bookings.',
      'Sign in',
      'Email, phone or Google',
      'New here? Create an account',
    ],
    id: [
      'Masuk',
      'Masuk ke akun Anda dengan email, nomor telepon, atau Google untuk melihat motor, pesanan, dan jadwal Anda.',
      'Masuk',
      'Email, telepon, atau Google',
      'Belum punya akun? Daftar',
    ],
  }),
  meta('login/email', {
    en: [
      'Sign in with email',
      'Sign in with your email address and password. Forgotten it? A link to choose a new one takes a minute.',
      'Sign in with email',
      'Your address and password',
      'Forgotten your password?',
    ],
    id: [
      'Masuk dengan email',
      'Masuk dengan alamat email dan kata sandi Anda. Lupa? Tautan untuk membuat yang baru hanya perlu semenit.',
      'Masuk dengan email',
      'Alamat dan kata sandi Anda',
      'Lupa kata sandi?',
    ],
  }),
  meta('login/register', {
    en: [
      'Create an account',
      'Create your account with email or Google in a minute: book test rides, follow your orders and have your motorcycles at hand.',
      'Create an account',
      'Your name, email and password',
      'Confirm your address',
    ],
    id: [
      'Daftar akun',
      'Buat akun dengan email atau Google dalam semenit: pesan test ride, pantau pesanan, dan simpan data motor Anda di satu tempat.',
      'Daftar akun',
      'Nama, email, dan kata sandi Anda',
      'Konfirmasi alamat Anda',
    ],
  }),
  meta('login/forgot-password', {
    en: [
      'Forgotten password',
      'Choose a new password for your account. Tell us your email address and we send you a link that takes you there.',
      'Choose a new password',
      'Your email address',
      'The link in your mail',
    ],
    id: [
      'Lupa kata sandi',
      'Buat kata sandi baru untuk akun Anda. Masukkan alamat email, lalu buka tautan yang kami kirimkan untuk melanjutkan.',
      'Buat kata sandi baru',
      'Alamat email Anda',
      'Tautan di email Anda',
    ],
  }),
  meta('login/action', {
    en: [
      'Confirm or choose a password',
      'You followed a link from one of our mails: confirm your email address here, or choose a new password for your account.',
      'Confirm or choose a password',
      'Your link',
      'What happens next',
    ],
    id: [
      'Konfirmasi atau kata sandi baru',
      'Anda membuka tautan dari email kami: konfirmasi alamat email Anda di sini, atau buat kata sandi baru untuk akun Anda.',
      'Konfirmasi atau kata sandi baru',
      'Tautan Anda',
      'Langkah berikutnya',
    ],
  }),
  meta('login/prove', {
    en: [
      'Sign in again to go on',
      'For a step that has to be safe, such as another bank account or the transfer of a motorcycle, confirm once more that it is you.',
      'Sign in again to go on',
      'How you sign in',
      'Back to your page',
    ],
    id: [
      'Masuk kembali untuk melanjutkan',
      'Untuk langkah yang harus aman, misalnya mengganti rekening atau mengalihkan motor, konfirmasi sekali lagi bahwa ini Anda.',
      'Masuk kembali untuk melanjutkan',
      'Cara Anda masuk',
      'Kembali ke halaman Anda',
    ],
  }),
  meta('email-verified', {
    en: [
      'Email address confirmed',
      'Your email address has been confirmed. You can close this page or go on to your account, where your orders and motorcycles wait.',
      'Your address is confirmed',
      'What you can do now',
      'Go to your account',
    ],
    id: [
      'Alamat email terverifikasi',
      'Alamat email Anda sudah terverifikasi. Anda dapat menutup halaman ini atau melanjutkan ke akun untuk melihat pesanan dan motor.',
      'Alamat Anda terverifikasi',
      'Yang dapat Anda lakukan sekarang',
      'Buka akun Anda',
    ],
  }),
  meta('profile', {
    en: [
      'My profile',
      'Your name, contact details, documents and password. Change what has changed and see how your data is kept.',
      'My profile',
      'Contact details and documents',
      'Password and security',
    ],
    id: [
      'Profil saya',
      'Nama, kontak, dokumen, dan kata sandi Anda. Perbarui yang berubah dan lihat bagaimana data Anda disimpan.',
      'Profil saya',
      'Kontak dan dokumen',
      'Kata sandi dan keamanan',
    ],
  }),
  meta('bookings', {
    en: [
      'My bookings',
      'The motorcycles you have booked and your service appointments in one list: what to pay until when, place, time and status.',
      'My bookings',
      'Booked motorcycles',
      'Service appointments',
    ],
    id: [
      'Reservasi saya',
      'Motor yang Anda pesan dan janji servis Anda dalam satu daftar: batas pembayaran, tempat, waktu, dan statusnya.',
      'Reservasi saya',
      'Motor yang dipesan',
      'Janji servis',
    ],
  }),
  meta('notifications', {
    en: [
      'Notifications',
      'What happened to your orders, motorcycles, loans and appointments, newest first. Opens and can be marked as read without signal.',
      'Notifications',
      'What happened',
      'What we write to you',
    ],
    id: [
      'Notifikasi',
      'Yang terjadi pada pesanan, motor, pinjaman, dan janji servis Anda, terbaru lebih dulu. Terbuka dan dapat ditandai tanpa sinyal.',
      'Notifikasi',
      'Yang terjadi',
      'Yang kami kirim kepada Anda',
    ],
  }),
  meta('notifications/preferences', {
    en: [
      'What we write to you',
      'Choose what comes by email, WhatsApp and SMS: orders and payments, loans, appointments, help on the road and reminders.',
      'What we write to you',
      'By purpose and channel',
      'Quiet hours',
    ],
    id: [
      'Yang kami kirim kepada Anda',
      'Pilih apa yang datang lewat email, WhatsApp, dan SMS: pesanan dan pembayaran, pinjaman, janji servis, bantuan, dan pengingat.',
      'Yang kami kirim kepada Anda',
      'Menurut keperluan dan saluran',
      'Jam tenang',
    ],
  }),
  meta('settings', {
    en: [
      'Settings',
      'Change email and password, see where you are signed in, hand in documents, and fetch or delete what we store about you.',
      'Settings',
      'Sign-in and security',
      'Documents and your data',
    ],
    id: [
      'Pengaturan',
      'Ganti email dan kata sandi, lihat tempat Anda masuk, kirim dokumen, serta unduh atau hapus data Anda yang kami simpan.',
      'Pengaturan',
      'Cara masuk dan keamanan',
      'Dokumen dan data Anda',
    ],
  }),
  meta('settings/sign-in', {
    en: [
      'Email and sign-in',
      'Change the email and the password of your account, and see which ways open it: email, Google or a code to your phone.',
      'Email and sign-in',
      'Email and password',
      'Ways to sign in',
    ],
    id: [
      'Email dan cara masuk',
      'Ganti email dan kata sandi akun Anda, dan lihat cara apa saja yang membukanya: email, Google, atau kode ke ponsel Anda.',
      'Email dan cara masuk',
      'Email dan kata sandi',
      'Cara masuk',
    ],
  }),
  meta('settings/second-factor', {
    en: [
      'Second factor',
      'Protect your account with a code to your phone besides the password: set it up, see to which number it goes, or remove it.',
      'Second factor',
      'A code to your phone',
      'Set up or remove',
    ],
    id: [
      'Faktor kedua',
      'Lindungi akun Anda dengan kode ke ponsel selain kata sandi: pasang, lihat ke nomor mana kode dikirim, atau hapus.',
      'Faktor kedua',
      'Kode ke ponsel Anda',
      'Pasang atau hapus',
    ],
  }),
  meta('settings/devices', {
    en: [
      'Where you are signed in',
      'See on which phones and browsers you are signed in, since when and from where, and end each of them or all at once.',
      'Where you are signed in',
      'Your phones and browsers',
      'End a session',
    ],
    id: [
      'Tempat Anda masuk',
      'Lihat di ponsel dan peramban mana Anda masuk, sejak kapan dan dari mana, lalu akhiri satu per satu atau sekaligus.',
      'Tempat Anda masuk',
      'Ponsel dan peramban Anda',
      'Akhiri sesi',
    ],
  }),
  meta('settings/documents', {
    en: [
      'Your documents',
      'Numbers and pictures of identity card, tax card and family card that registering a motorcycle asks for, and who has seen them.',
      'Your documents',
      'Numbers and pictures',
      'Who looked at them',
    ],
    id: [
      'Dokumen Anda',
      'Nomor dan foto KTP, NPWP, dan Kartu Keluarga yang diminta saat pendaftaran motor, serta siapa saja yang pernah melihatnya.',
      'Dokumen Anda',
      'Nomor dan foto',
      'Siapa yang melihatnya',
    ],
  }),
  meta('settings/data', {
    en: [
      'Your data',
      'Give and take back consent, fetch a copy of everything we store about you, or delete your account with what belongs to it.',
      'Your data',
      'Consent and a copy',
      'Delete the account',
    ],
    id: [
      'Data Anda',
      'Berikan dan cabut persetujuan, unduh salinan semua data Anda yang kami simpan, atau hapus akun beserta isinya.',
      'Data Anda',
      'Persetujuan dan salinan',
      'Hapus akun',
    ],
  }),
];
