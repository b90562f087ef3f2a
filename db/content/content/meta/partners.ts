import { type Meta, meta } from './types.ts';

/** Affiliates and sales staff. */
export const PARTNERS: readonly Meta[] = [
  meta(
    'orp-dashboard',
    [
      'Affiliate dashboard',
      'Your referral link, its clicks, the orders that came from it and your commission, with every state from pending to paid.',
      'Affiliate dashboard',
      'Clicks, orders and commission',
      'Your referral link',
    ],
    [
      'Dasbor afiliasi',
      'Tautan rujukan Anda, jumlah klik, pesanan yang datang darinya, dan komisi Anda, dari tertunda hingga dibayar.',
      'Dasbor afiliasi',
      'Klik, pesanan, dan komisi',
      'Tautan rujukan Anda',
    ],
  ),
  meta(
    'orp-dashboard/finance',
    [
      'Affiliate payouts',
      'What you have earned, what has been paid and what is waiting, and the bank account to which it goes.',
      'Payouts',
      'Earned, paid, waiting',
      'Your bank account',
    ],
    [
      'Pembayaran komisi afiliasi',
      'Komisi yang Anda peroleh, yang sudah dibayar, dan yang menunggu, beserta rekening bank tujuannya.',
      'Pembayaran komisi',
      'Diperoleh, dibayar, menunggu',
      'Rekening bank Anda',
    ],
  ),
  meta(
    'pstools',
    [
      'Sales tools',
      'Tools for sales staff: book a test ride for a visitor and confirm a delivery with work order, passkey and photo.',
      'Sales tools',
      'Book a test ride for a visitor',
      'Confirm a delivery',
    ],
    [
      'Perangkat penjualan',
      'Perangkat untuk staf penjualan: jadwalkan test ride bagi pengunjung dan konfirmasi pengiriman dengan perintah kerja dan foto.',
      'Perangkat penjualan',
      'Jadwalkan test ride pengunjung',
      'Konfirmasi pengiriman',
    ],
  ),
];
