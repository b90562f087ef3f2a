import { type Meta, meta } from './types.ts';

/** Pages of one person: told to search engines only as far as their purpose. */
export const ACCOUNT: readonly Meta[] = [
  meta(
    'login',
    [
      'Sign in',
      'Sign in to your account with e-mail, phone number or Google to see your motorcycles, orders and bookings.',
      'Sign in',
      'E-mail, phone or Google',
      'New here? Create an account',
    ],
    [
      'Masuk',
      'Masuk ke akun Anda dengan surel, nomor telepon, atau Google untuk melihat motor, pesanan, dan jadwal Anda.',
      'Masuk',
      'Surel, telepon, atau Google',
      'Belum punya akun? Daftar',
    ],
  ),
  meta(
    'login/email',
    [
      'Sign in with e-mail',
      'Sign in with your e-mail address and password. Forgotten it? A link to choose a new one takes a minute.',
      'Sign in with e-mail',
      'Your address and password',
      'Forgotten your password?',
    ],
    [
      'Masuk dengan surel',
      'Masuk dengan alamat surel dan kata sandi Anda. Lupa? Tautan untuk membuat yang baru hanya perlu semenit.',
      'Masuk dengan surel',
      'Alamat dan kata sandi Anda',
      'Lupa kata sandi?',
    ],
  ),
  meta(
    'email-verified',
    [
      'E-mail address confirmed',
      'Your e-mail address has been confirmed. You can close this page or go on to your account, where your orders and motorcycles wait.',
      'Your address is confirmed',
      'What you can do now',
      'Go to your account',
    ],
    [
      'Alamat surel terverifikasi',
      'Alamat surel Anda sudah terverifikasi. Anda dapat menutup halaman ini atau melanjutkan ke akun untuk melihat pesanan dan motor.',
      'Alamat Anda terverifikasi',
      'Yang dapat Anda lakukan sekarang',
      'Buka akun Anda',
    ],
  ),
  meta(
    'profile',
    [
      'My profile',
      'Your name, contact details, documents and password. Change what has changed and see how your data is kept.',
      'My profile',
      'Contact details and documents',
      'Password and security',
    ],
    [
      'Profil saya',
      'Nama, kontak, dokumen, dan kata sandi Anda. Perbarui yang berubah dan lihat bagaimana data Anda disimpan.',
      'Profil saya',
      'Kontak dan dokumen',
      'Kata sandi dan keamanan',
    ],
  ),
  meta(
    'bookings',
    [
      'My bookings',
      'Your test rides and service appointments: place, time and status, with a way to change or cancel each of them.',
      'My bookings',
      'Test rides',
      'Service appointments',
    ],
    [
      'Jadwal saya',
      'Test ride dan janji servis Anda: tempat, waktu, dan statusnya, dengan pilihan untuk mengubah atau membatalkan.',
      'Jadwal saya',
      'Test ride',
      'Janji servis',
    ],
  ),
  meta(
    'purchase',
    [
      'My orders',
      'Your orders step by step: payment, registration, delivery. Pay, cancel, ask for a refund or download a receipt.',
      'My orders',
      'Where each order stands',
      'Receipts and refunds',
    ],
    [
      'Pesanan saya',
      'Pesanan Anda langkah demi langkah: pembayaran, surat kendaraan, pengiriman. Bayar, batalkan, minta pengembalian dana, atau unduh kuitansi.',
      'Pesanan saya',
      'Status setiap pesanan',
      'Kuitansi dan pengembalian dana',
    ],
  ),
  meta(
    'settings',
    [
      'Settings',
      'Language, theme, notifications, offline data and signed-in devices. Decide what this device keeps and for how long.',
      'Settings',
      'Language and appearance',
      'Data on this device',
    ],
    [
      'Pengaturan',
      'Bahasa, tema, notifikasi, data luring, dan perangkat yang masuk. Tentukan apa yang disimpan di perangkat ini.',
      'Pengaturan',
      'Bahasa dan tampilan',
      'Data di perangkat ini',
    ],
  ),
];
