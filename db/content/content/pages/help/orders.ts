import { list, note, steps } from '../../blocks.ts';
import { topic } from './topic.ts';

export const orders = topic(
  'orders',
  ['Orders and payment', 'Pesanan dan pembayaran'],
  [
    'From booking to delivery: how to pay, change, cancel and get money back.',
    'Dari pemesanan hingga serah terima: cara membayar, mengubah, membatalkan, dan menerima kembali dana.',
  ],
  [
    {
      id: 'how-to-order',
      question: ['How do I order a motorcycle?', 'Bagaimana cara memesan motor?'],
      short: [
        'Configure it, pay the booking fee, and complete the details when it has been allocated to you.',
        'Rancang motornya, bayar biaya pemesanan, lalu lengkapi data setelah motor dialokasikan untuk Anda.',
      ],
      more: [
        steps(
          ['Choose model, colour, battery and area.', 'Pilih model, warna, baterai, dan daerah.'],
          [
            'Choose a dealer or delivery to your home and pay the booking fee.',
            'Pilih diler atau antar ke rumah, lalu bayar biaya pemesanan.',
          ],
          [
            'When the motorcycle is allocated you receive a message. Upload your identity card and choose how to pay.',
            'Saat motor dialokasikan, Anda menerima pesan. Unggah KTP dan pilih cara pembayaran.',
          ],
          [
            'We register it and bring it to you, or tell you when it is ready for collection.',
            'Kami urus suratnya lalu mengantarnya, atau mengabari saat motor siap diambil.',
          ],
        ),
      ],
    },
    {
      id: 'time-to-pay',
      question: ['How long do I have to pay?', 'Berapa lama batas waktu pembayaran?'],
      short: [
        '24 hours, or one hour for pre-orders. The remaining time is shown on the order page.',
        '24 jam, atau satu jam untuk prapesan. Sisa waktunya tampil di halaman pesanan.',
      ],
      more: [
        note(
          'Paid in the last minute? We ask the bank before an order ends, so your payment is not lost.',
          'Membayar di menit terakhir? Kami menanyakan ke bank sebelum pesanan berakhir, jadi pembayaran Anda tidak hilang.',
        ),
      ],
    },
    {
      id: 'instalments',
      question: ['Can I pay by instalments?', 'Bisakah dicicil?'],
      short: [
        'Yes, through Adira, BFI, Cashbac Easypay or PAPITUPI Syariah. Apply on the payment page; an answer usually comes within two working days.',
        'Bisa, melalui Adira, BFI, Cashbac Easypay, atau PAPITUPI Syariah. Ajukan di halaman pembayaran; jawaban umumnya datang dalam dua hari kerja.',
      ],
      more: [
        list(
          ['Have your identity card and family card ready.', 'Siapkan KTP dan kartu keluarga.'],
          [
            'The down payment is due only after approval.',
            'Uang muka baru dibayar setelah pengajuan disetujui.',
          ],
          [
            'If it is refused you can change the provider or pay in full.',
            'Bila ditolak, Anda dapat mengganti penyedia atau membayar lunas.',
          ],
        ),
      ],
    },
    {
      id: 'cancel',
      question: ['How do I cancel an order?', 'Bagaimana cara membatalkan pesanan?'],
      short: [
        'Open the order, choose “Cancel” and a reason. Before you confirm, you see what happens to money already paid.',
        'Buka pesanan, pilih “Batalkan” dan alasannya. Sebelum konfirmasi, Anda melihat nasib dana yang sudah dibayar.',
      ],
      more: [],
    },
    {
      id: 'coupon',
      question: ['Why is my coupon not accepted?', 'Mengapa kupon saya tidak diterima?'],
      short: [
        'It may have expired, reached its limit, or be meant for another model or area. The message under the field says which.',
        'Mungkin sudah kedaluwarsa, mencapai batas pemakaian, atau untuk model atau daerah lain. Keterangan di bawah kolom menyebutkan sebabnya.',
      ],
      more: [],
    },
  ],
);
