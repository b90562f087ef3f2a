import { defineTemplates, NAME } from './template.ts';

const ORDER = { ...NAME, code: 'text', product: 'text' } as const;

const BASE = { purpose: 'orders', urgent: false } as const;

/** From the payment to the day it is complete. */
export const orderStepTemplates = defineTemplates({
  'order-allocated': {
    ...BASE,
    reach: 'BOTH',
    facts: ORDER,
    words: {
      en: {
        subject: 'Your motorcycle is reserved: order {code}',
        preheader: 'Now choose how to pay the rest',
        paragraphs: [
          'Your {product} is reserved in your name. Please complete the details of the order and choose how to pay the rest.',
        ],
        action: 'Complete the order',
        short: 'Your {product} is reserved. Please complete order {code}.',
      },
      id: {
        subject: 'Motor Anda sudah disiapkan: pesanan {code}',
        preheader: 'Sekarang pilih cara melunasi',
        paragraphs: [
          'Satu unit {product} sudah dicadangkan atas nama Anda. Silakan lengkapi rincian pesanan dan pilih cara melunasinya.',
        ],
        action: 'Lengkapi pesanan',
        short: '{product} Anda sudah dicadangkan. Silakan lengkapi pesanan {code}.',
      },
    },
  },
  'installment-approved': {
    ...BASE,
    reach: 'BOTH',
    facts: ORDER,
    words: {
      en: {
        subject: 'Your instalments are approved: order {code}',
        preheader: 'Next: the down payment',
        paragraphs: [
          'The lender has approved instalments for your {product}. Please pay the down payment to go on.',
        ],
        action: 'Pay the down payment',
        short: 'Instalments for order {code} are approved. Please pay the down payment.',
      },
      id: {
        subject: 'Cicilan Anda disetujui: pesanan {code}',
        preheader: 'Berikutnya: uang muka',
        paragraphs: [
          'Lembaga pembiayaan menyetujui cicilan untuk {product} Anda. Silakan bayar uang muka untuk melanjutkan.',
        ],
        action: 'Bayar uang muka',
        short: 'Cicilan untuk pesanan {code} disetujui. Silakan bayar uang muka.',
      },
    },
  },
  'financing-documents-missing': {
    ...BASE,
    reach: 'BOTH',
    facts: ORDER,
    words: {
      en: {
        subject: 'Your application ended without papers: order {code}',
        preheader: 'You can apply again, pay at once, or cancel',
        paragraphs: [
          'The papers for the financing of your {product} were not handed in within three days, so the application has ended. You can apply again, pay the price at once, or cancel the order.',
        ],
        action: 'Choose what happens next',
        short:
          'The application of order {code} ended without its papers. Please choose what happens next.',
      },
      id: {
        subject: 'Pengajuan berakhir tanpa dokumen: pesanan {code}',
        preheader: 'Anda dapat mengajukan lagi, membayar lunas, atau membatalkan',
        paragraphs: [
          'Dokumen pembiayaan untuk {product} Anda belum dikirim dalam tiga hari, sehingga pengajuannya berakhir. Anda dapat mengajukan lagi, membayar lunas, atau membatalkan pesanan.',
        ],
        action: 'Pilih langkah berikutnya',
        short:
          'Pengajuan pesanan {code} berakhir tanpa dokumen. Silakan tentukan langkah berikutnya.',
      },
    },
  },
  'financing-decision-late': {
    ...BASE,
    reach: 'BOTH',
    facts: ORDER,
    words: {
      en: {
        subject: 'The lender takes longer than usual: order {code}',
        preheader: 'Your application goes on; you may also choose another way',
        paragraphs: [
          'The lender has not decided on instalments for your {product} within three working days. Your motorcycle stays reserved, and we tell you as soon as there is an answer.',
          'You do not need to do anything. You can also ask another lender or pay the price at once, on the page of the order.',
        ],
        action: 'See how it stands',
        short:
          'The lender has not decided on order {code} within three working days. It goes on; you can also choose another way.',
      },
      id: {
        subject: 'Keputusan cicilan lebih lama dari biasanya: pesanan {code}',
        preheader: 'Pengajuan Anda tetap berjalan; Anda juga dapat memilih cara lain',
        paragraphs: [
          'Lembaga pembiayaan belum memutuskan cicilan untuk {product} Anda dalam tiga hari kerja. Motor Anda tetap dicadangkan, dan kami memberi tahu begitu ada jawaban.',
          'Anda tidak perlu melakukan apa pun. Anda juga dapat mengajukan ke lembaga lain atau membayar lunas, di halaman pesanan.',
        ],
        action: 'Lihat perkembangannya',
        short:
          'Lembaga pembiayaan belum memutuskan pesanan {code} dalam tiga hari kerja. Pengajuan tetap berjalan; Anda juga dapat memilih cara lain.',
      },
    },
  },
  'installment-rejected': {
    ...BASE,
    reach: 'BOTH',
    facts: ORDER,
    words: {
      en: {
        subject: 'The lender declined instalments: order {code}',
        preheader: 'You can choose another lender, pay at once, or cancel',
        paragraphs: [
          'The lender has not approved instalments for your {product}. You can ask another lender, pay the price at once, or cancel the order.',
        ],
        action: 'Choose what happens next',
        short: 'The lender declined instalments for order {code}. Please choose what happens next.',
      },
      id: {
        subject: 'Cicilan belum disetujui: pesanan {code}',
        preheader: 'Anda dapat memilih lembaga lain, membayar lunas, atau membatalkan',
        paragraphs: [
          'Lembaga pembiayaan belum menyetujui cicilan untuk {product} Anda. Anda dapat mengajukan ke lembaga lain, membayar lunas, atau membatalkan pesanan.',
        ],
        action: 'Pilih langkah berikutnya',
        short: 'Cicilan untuk pesanan {code} belum disetujui. Silakan tentukan langkah berikutnya.',
      },
    },
  },
  'contract-rejected': {
    ...BASE,
    reach: 'BOTH',
    facts: { ...ORDER, amount: 'rupiah' },
    optional: ['amount'],
    words: {
      en: {
        subject: 'The financing contract came to nothing: order {code}',
        preheader: 'You can choose another lender, pay at once, or cancel',
        paragraphs: [
          'The contract with the lender for your {product} was not concluded, so the financing has ended.',
          'Of your down payment {amount} goes back to you; another message says how.',
          'The order stands: you can ask another lender, pay the price at once, or cancel it.',
        ],
        action: 'Choose what happens next',
        short:
          'The financing contract of order {code} came to nothing. Please choose what happens next.',
      },
      id: {
        subject: 'Kontrak pembiayaan tidak jadi: pesanan {code}',
        preheader: 'Anda dapat memilih lembaga lain, membayar lunas, atau membatalkan',
        paragraphs: [
          'Kontrak dengan lembaga pembiayaan untuk {product} Anda tidak jadi ditandatangani, sehingga pembiayaannya berakhir.',
          'Dari uang muka Anda, {amount} kami kembalikan; caranya ada di pesan lain.',
          'Pesanan tetap berlaku: Anda dapat mengajukan ke lembaga lain, membayar lunas, atau membatalkannya.',
        ],
        action: 'Pilih langkah berikutnya',
        short: 'Kontrak pembiayaan pesanan {code} tidak jadi. Silakan tentukan langkah berikutnya.',
      },
    },
  },
  'order-processing': {
    ...BASE,
    reach: 'MAIL',
    facts: ORDER,
    words: {
      en: {
        subject: 'We are preparing order {code}',
        preheader: 'Registration has begun',
        paragraphs: [
          'Your {product} is being prepared, and its registration has begun. The page of the order shows when the papers and the plate can be expected.',
        ],
        action: 'See how far it is',
        short: 'We are preparing your {product}, order {code}. Registration has begun.',
      },
      id: {
        subject: 'Pesanan {code} sedang kami siapkan',
        preheader: 'Pengurusan surat kendaraan dimulai',
        paragraphs: [
          '{product} Anda sedang disiapkan dan pengurusan surat kendaraannya sudah dimulai. Halaman pesanan menunjukkan perkiraan selesainya surat dan pelat nomor.',
        ],
        action: 'Lihat perkembangannya',
        short: '{product} Anda, pesanan {code}, sedang disiapkan. Pengurusan surat dimulai.',
      },
    },
  },
  'order-shipped': {
    ...BASE,
    urgent: true,
    reach: 'BOTH',
    facts: ORDER,
    words: {
      en: {
        subject: 'Order {code} is on its way',
        preheader: 'Have your passkey ready',
        paragraphs: [
          'Your {product} is on its way to you.',
          'At the hand-over we ask for a passkey. It stands on the page of your order and in no message. Say it only when the motorcycle is in front of you.',
        ],
        action: 'Show my passkey',
        short:
          'Your {product}, order {code}, is on its way. Your passkey is on the page of the order.',
      },
      id: {
        subject: 'Pesanan {code} dalam perjalanan',
        preheader: 'Siapkan kode serah terima Anda',
        paragraphs: [
          '{product} Anda sedang dalam perjalanan.',
          'Saat serah terima kami meminta kode serah terima. Kode itu ada di halaman pesanan Anda dan tidak di pesan mana pun. Sebutkan hanya ketika motor sudah ada di depan Anda.',
        ],
        action: 'Tampilkan kode saya',
        short:
          '{product} Anda, pesanan {code}, dalam perjalanan. Kode serah terima ada di halaman pesanan.',
      },
    },
  },
  'delivery-failed': {
    ...BASE,
    urgent: true,
    reach: 'BOTH',
    facts: ORDER,
    words: {
      en: {
        subject: 'We could not hand over order {code}',
        preheader: 'We will try again',
        paragraphs: [
          'Your {product} could not be handed over and is back with us. We will try again; the page of the order says why, and what to do.',
        ],
        action: 'See what happened',
        short: 'Your {product}, order {code}, could not be handed over. We will try again.',
      },
      id: {
        subject: 'Pesanan {code} belum dapat diserahkan',
        preheader: 'Kami akan mencoba lagi',
        paragraphs: [
          '{product} Anda belum dapat diserahkan dan kembali ke tempat kami. Kami akan mencoba lagi; halaman pesanan menjelaskan sebabnya dan apa yang perlu dilakukan.',
        ],
        action: 'Lihat apa yang terjadi',
        short: '{product} Anda, pesanan {code}, belum dapat diserahkan. Kami akan mencoba lagi.',
      },
    },
  },
  'order-delivered': {
    ...BASE,
    reach: 'BOTH',
    facts: ORDER,
    words: {
      en: {
        subject: 'Order {code} is delivered',
        preheader: 'Please confirm that all is well',
        paragraphs: [
          'Your {product} was handed over and stands in your garage on the site. Please look it over and confirm that all is well. If something is not, tell us within two working days.',
        ],
        action: 'Confirm or report',
        short: 'Your {product}, order {code}, is delivered. Please confirm that all is well.',
      },
      id: {
        subject: 'Pesanan {code} sudah diserahkan',
        preheader: 'Mohon konfirmasi semuanya baik',
        paragraphs: [
          '{product} Anda sudah diserahkan dan tampil di garasi Anda di situs. Mohon periksa dan konfirmasi bahwa semuanya baik. Bila ada yang tidak sesuai, beri tahu kami dalam dua hari kerja.',
        ],
        action: 'Konfirmasi atau laporkan',
        short: '{product} Anda, pesanan {code}, sudah diserahkan. Mohon konfirmasi.',
      },
    },
  },
  'order-completed': {
    ...BASE,
    reach: 'MAIL',
    facts: ORDER,
    words: {
      en: {
        subject: 'Order {code} is complete',
        preheader: 'Enjoy the ride',
        paragraphs: [
          'The order for your {product} is complete. Warranty, service and charging are in your garage, also without signal.',
        ],
        action: 'Open my garage',
        short: 'Order {code} for your {product} is complete.',
      },
      id: {
        subject: 'Pesanan {code} selesai',
        preheader: 'Selamat berkendara',
        paragraphs: [
          'Pesanan {product} Anda sudah selesai. Garansi, servis, dan pengisian daya ada di garasi Anda, juga tanpa sinyal.',
        ],
        action: 'Buka garasi saya',
        short: 'Pesanan {code} untuk {product} Anda sudah selesai.',
      },
    },
  },
  'goods-delivered': {
    ...BASE,
    reach: 'BOTH',
    facts: ORDER,
    words: {
      en: {
        subject: 'Order {code} is delivered',
        preheader: 'Please confirm that all is well',
        paragraphs: [
          'Your {product} is delivered. Please look it over and confirm that all is well. If something is not, tell us within two working days.',
        ],
        action: 'Confirm or report',
        short: 'Your {product}, order {code}, is delivered. Please confirm that all is well.',
      },
      id: {
        subject: 'Pesanan {code} sudah diserahkan',
        preheader: 'Mohon konfirmasi semuanya baik',
        paragraphs: [
          '{product} Anda sudah diserahkan. Mohon periksa dan konfirmasi bahwa semuanya baik. Bila ada yang tidak sesuai, beri tahu kami dalam dua hari kerja.',
        ],
        action: 'Konfirmasi atau laporkan',
        short: '{product} Anda, pesanan {code}, sudah diserahkan. Mohon konfirmasi.',
      },
    },
  },
  'goods-completed': {
    ...BASE,
    reach: 'MAIL',
    facts: ORDER,
    words: {
      en: {
        subject: 'Order {code} is complete',
        preheader: 'Thank you for shopping with us',
        paragraphs: [
          'The order for your {product} is complete. Its receipt stays with the order, and you can buy the same again from there.',
        ],
        action: 'See the order',
        short: 'Order {code} for your {product} is complete.',
      },
      id: {
        subject: 'Pesanan {code} selesai',
        preheader: 'Terima kasih sudah berbelanja',
        paragraphs: [
          'Pesanan {product} Anda sudah selesai. Kuitansinya tersimpan di pesanan ini, dan barang yang sama dapat dibeli lagi dari sana.',
        ],
        action: 'Lihat pesanan',
        short: 'Pesanan {code} untuk {product} Anda sudah selesai.',
      },
    },
  },
  'registration-ready': {
    ...BASE,
    reach: 'BOTH',
    facts: { ...ORDER, paper: 'text' },
    words: {
      en: {
        subject: 'Your {paper} is ready: order {code}',
        preheader: 'You can collect it now',
        paragraphs: [
          'The {paper} of your {product} is ready. Please bring your identity card when you collect it; the order says where.',
        ],
        action: 'See the order',
        short: 'The {paper} of your {product}, order {code}, is ready to be collected.',
      },
      id: {
        subject: '{paper} Anda sudah jadi: pesanan {code}',
        preheader: 'Sudah dapat diambil',
        paragraphs: [
          '{paper} untuk {product} Anda sudah jadi. Mohon bawa KTP saat mengambilnya; tempatnya tertulis di pesanan.',
        ],
        action: 'Lihat pesanan',
        short: '{paper} untuk {product} Anda, pesanan {code}, sudah dapat diambil.',
      },
    },
  },
});
