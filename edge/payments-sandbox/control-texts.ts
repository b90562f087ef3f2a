import { type ByLocale, inLocale, type Locale } from '#edge/contract/locale.ts';

const en: Readonly<Record<string, string>> = {
  title: 'Payment provider: control page',
  demo: 'Local payment provider. No money moves.',
  lead: 'What the provider does with the next payments and how well it behaves.',
  delayMs: 'Milliseconds until a notification is sent',
  copies: 'How often each is sent',
  reversed: 'Send the second notification of an order before the first',
  silent: 'Send none',
  requests: 'Requests of the store',
  'requests.ok': 'are answered',
  'requests.error': 'fail with 500',
  'requests.lost': 'are carried out, and the answer gets lost',
  'requests.hang': 'are never answered',
  refunds: 'Refunds',
  'refunds.ok': 'are accepted',
  'refunds.insufficient': 'find the balance too low',
  'refunds.denied': 'are refused by the bank',
  confirmMs: 'Milliseconds until the bank confirms a refund',
  pace: 'Waits between retries, as a share of the documented minutes',
  save: 'Save',
  payments: 'Payments',
  none: 'Nobody has come to pay yet.',
  open: 'page open',
  'do.settle': 'Settle now',
  'do.deny': 'Refuse or take back',
  'do.expire': 'Expire now',
  'do.cancel': 'Cancel',
  'do.chargeback': 'Charge back',
  'do.confirm': 'Confirm refunds',
  'do.resend': 'Send again',
  deliveries: 'Notifications and the answers to them',
  nothing: 'no answer',
};

const id: Readonly<Record<string, string>> = {
  title: 'Penyedia pembayaran: halaman kendali',
  demo: 'Penyedia pembayaran lokal. Tidak ada uang yang berpindah.',
  lead: 'Apa yang dilakukan penyedia terhadap pembayaran berikutnya dan bagaimana perilakunya.',
  delayMs: 'Milidetik sampai notifikasi dikirim',
  copies: 'Berapa kali masing-masing dikirim',
  reversed: 'Kirim notifikasi kedua sebuah pesanan sebelum yang pertama',
  silent: 'Jangan kirim apa pun',
  requests: 'Permintaan dari toko',
  'requests.ok': 'dijawab',
  'requests.error': 'gagal dengan 500',
  'requests.lost': 'dijalankan, tetapi jawabannya hilang',
  'requests.hang': 'tidak pernah dijawab',
  refunds: 'Pengembalian dana',
  'refunds.ok': 'diterima',
  'refunds.insufficient': 'terhalang saldo yang kurang',
  'refunds.denied': 'ditolak bank',
  confirmMs: 'Milidetik sampai bank mengonfirmasi pengembalian dana',
  pace: 'Jeda pengiriman ulang, sebagai bagian dari menit yang didokumentasikan',
  save: 'Simpan',
  payments: 'Pembayaran',
  none: 'Belum ada yang datang membayar.',
  open: 'halaman terbuka',
  'do.settle': 'Lunasi sekarang',
  'do.deny': 'Tolak atau tarik kembali',
  'do.expire': 'Akhiri sekarang',
  'do.cancel': 'Batalkan',
  'do.chargeback': 'Sanggah lewat bank',
  'do.confirm': 'Konfirmasi pengembalian',
  'do.resend': 'Kirim lagi',
  deliveries: 'Notifikasi dan jawabannya',
  nothing: 'tidak ada jawaban',
};

const TEXTS: Partial<ByLocale<Readonly<Record<string, string>>>> = { en, id };

/** Words of the control page by key. */
export const controlTexts =
  (locale: Locale) =>
  (key: string): string =>
    inLocale(TEXTS, locale)[key] ?? key;
