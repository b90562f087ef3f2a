import { list, note, paragraph, steps } from '#db/content/content/blocks.ts';
import { topic } from './topic.ts';

export const orders = topic(
  'orders',
  { en: 'Orders and payment', id: 'Pesanan dan pembayaran' },
  {
    en: 'From booking to delivery: how to pay, change, cancel and get money back.',
    id: 'Dari pemesanan hingga serah terima: cara membayar, mengubah, membatalkan, dan menerima kembali dana.',
  },
  [
    {
      id: 'how-to-order',
      question: { en: 'How do I order a motorcycle?', id: 'Bagaimana cara memesan motor?' },
      short: {
        en: 'Configure it, pay the booking fee, and complete the details when it has been allocated to you.',
        id: 'Rancang motornya, bayar uang tanda jadi, lalu lengkapi data setelah motor dialokasikan untuk Anda.',
      },
      more: [
        steps(
          {
            en: 'Choose model, colour, battery and area.',
            id: 'Pilih model, warna, baterai, dan daerah.',
          },
          {
            en: 'Choose a dealer or delivery to your home and pay the booking fee.',
            id: 'Pilih diler atau antar ke rumah, lalu bayar uang tanda jadi.',
          },
          {
            en: 'When a motorcycle is allocated to you, your order says so. Upload your identity card there and choose how to pay.',
            id: 'Saat motor dialokasikan untuk Anda, halaman pesanan menampilkannya. Unggah KTP di sana dan pilih cara pembayaran.',
          },
          {
            en: 'We register it and bring it to you, or tell you when it is ready for collection.',
            id: 'Kami urus suratnya lalu mengantarnya, atau mengabari saat motor siap diambil.',
          },
        ),
      ],
    },
    {
      id: 'time-to-pay',
      question: { en: 'How long do I have to pay?', id: 'Berapa lama batas waktu pembayaran?' },
      short: {
        en: 'Until the moment that the page of your order names; it shows the remaining time, too.',
        id: 'Sampai waktu yang tertulis di halaman pesanan Anda; sisa waktunya juga tampil di sana.',
      },
      more: [
        paragraph({
          en: 'That is {PAYMENT_HOURS} after you place the order, and {PRE_ORDER_HOURS} for pre-orders.',
          id: 'Batasnya {PAYMENT_HOURS} setelah Anda memesan, dan {PRE_ORDER_HOURS} untuk prapesan.',
        }),
        note({
          en: 'Paid in the last minute? We ask the bank before an order ends, so your payment is not lost.',
          id: 'Membayar di menit terakhir? Kami menanyakan ke bank sebelum pesanan berakhir, jadi pembayaran Anda tidak hilang.',
        }),
      ],
    },
    {
      id: 'instalments',
      question: { en: 'Can I pay by instalments?', id: 'Bisakah dicicil?' },
      short: {
        en: 'Yes, through Adira, BFI, Cashbac Easypay or PAPITUPI Syariah. Apply on the payment page; an answer usually comes within two working days.',
        id: 'Bisa, melalui Adira, BFI, Cashbac Easypay, atau PAPITUPI Syariah. Ajukan di halaman pembayaran; jawaban umumnya datang dalam dua hari kerja.',
      },
      more: [
        list(
          {
            en: 'Have your identity card and family card ready.',
            id: 'Siapkan KTP dan kartu keluarga.',
          },
          {
            en: 'The down payment is due only after approval.',
            id: 'Uang muka baru dibayar setelah pengajuan disetujui.',
          },
          {
            en: 'If it is refused you can change the provider or pay in full.',
            id: 'Bila ditolak, Anda dapat mengganti penyedia atau membayar lunas.',
          },
        ),
      ],
    },
    {
      id: 'cancel',
      question: { en: 'How do I cancel an order?', id: 'Bagaimana cara membatalkan pesanan?' },
      short: {
        en: 'Open the order, choose “Cancel the order” and a reason. Before you confirm, you see what happens to money already paid.',
        id: 'Buka pesanan, pilih “Batalkan pesanan” dan alasannya. Sebelum konfirmasi, Anda melihat berapa dari dana yang sudah dibayar akan kembali.',
      },
      more: [],
    },
    {
      id: 'coupon',
      question: { en: 'Why is my coupon not accepted?', id: 'Mengapa kupon saya tidak diterima?' },
      short: {
        en: 'It may have expired, reached its limit, or be meant for another model or area. The message under the field says which.',
        id: 'Mungkin sudah kedaluwarsa, mencapai batas pemakaian, atau untuk model atau daerah lain. Keterangan di bawah kolom menyebutkan sebabnya.',
      },
      more: [],
    },
  ],
);
