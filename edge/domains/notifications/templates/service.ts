import { defineTemplates, NAME } from './template.ts';

const BOOKING = {
  ...NAME,
  product: 'text',
  place: 'text',
  address: 'text',
  at: 'moment',
  booking: 'text',
  sequence: 'text',
} as const;

const ROADSIDE = {
  purpose: 'roadside',
  urgent: true,
  facts: { ...NAME, product: 'text' },
} as const;

/** The workshop, and help on the road. */
export const serviceTemplates = defineTemplates({
  'booking-confirmed': {
    purpose: 'service',
    urgent: false,
    reach: 'MAIL',
    facts: BOOKING,
    words: {
      en: {
        subject: 'Service booked: {at}',
        preheader: '{place}, for your {product}',
        paragraphs: [
          'Your {product} is booked in at {place} on {at}.',
          'Address: {address}',
          'The time is in the attached calendar entry. You can move or cancel it until it begins.',
        ],
        action: 'See the appointment',
        short: 'Service for your {product} is booked: {at}, {place}.',
      },
      id: {
        subject: 'Servis terjadwal: {at}',
        preheader: '{place}, untuk {product} Anda',
        paragraphs: [
          '{product} Anda terjadwal di {place} pada {at}.',
          'Alamat: {address}',
          'Waktunya ada di entri kalender terlampir. Anda dapat mengubah atau membatalkannya sampai jadwal dimulai.',
        ],
        action: 'Lihat janji servis',
        short: 'Servis {product} Anda terjadwal: {at}, {place}.',
      },
    },
  },
  'booking-cancelled': {
    purpose: 'service',
    urgent: false,
    reach: 'MAIL',
    facts: BOOKING,
    words: {
      en: {
        subject: 'Service cancelled: {at}',
        preheader: '{place}, for your {product}',
        paragraphs: [
          'The appointment for your {product} at {place} on {at} is cancelled. The bench is free for somebody else.',
        ],
        action: 'Book another time',
        short: 'Service for your {product} on {at} is cancelled.',
      },
      id: {
        subject: 'Servis dibatalkan: {at}',
        preheader: '{place}, untuk {product} Anda',
        paragraphs: [
          'Janji servis {product} Anda di {place} pada {at} dibatalkan. Tempatnya kini tersedia bagi orang lain.',
        ],
        action: 'Pilih waktu lain',
        short: 'Servis {product} Anda pada {at} dibatalkan.',
      },
    },
  },
  'booking-missed': {
    purpose: 'service',
    urgent: false,
    reach: 'PHONE',
    facts: BOOKING,
    words: {
      en: {
        subject: 'Sorry we missed you at {place}',
        preheader: 'Another time for your {product}?',
        paragraphs: [
          'We expected you and your {product} on {at}. Something may have come up, and that is all right.',
          'Your {product} still needs its service: choose another day and workshop whenever it suits you.',
        ],
        action: 'Book another time',
        short:
          'We missed you and your {product} at the workshop. No problem: book another time whenever it suits you.',
      },
      id: {
        subject: 'Kami belum sempat bertemu Anda di {place}',
        preheader: 'Waktu lain untuk {product} Anda?',
        paragraphs: [
          'Kami menunggu Anda dan {product} pada {at}. Tidak apa-apa bila Anda berhalangan.',
          '{product} Anda tetap perlu diservis: silakan pilih hari dan bengkel lain.',
        ],
        action: 'Pilih waktu lain',
        short:
          'Kami belum sempat bertemu Anda dan {product} di bengkel. Tidak apa-apa, silakan pilih waktu lain.',
      },
    },
  },
  'service-priced': {
    purpose: 'service',
    urgent: false,
    reach: 'PHONE',
    facts: { ...NAME, product: 'text', place: 'text', total: 'rupiah', until: 'moment' },
    words: {
      en: {
        subject: 'The price of the work on your {product}: {total}',
        preheader: 'From {place}, please answer by {until}',
        paragraphs: [
          '{place} has looked at your {product}. The work costs {total} with tax; what it is made of stands on the page.',
          'Agree there and pay in the shop as for any order, or decline. The price holds until {until}.',
        ],
        action: 'See the price',
        short:
          '{place} has looked at your {product}: the work costs {total}. Please agree or decline by {until}.',
      },
      id: {
        subject: 'Biaya pengerjaan {product} Anda: {total}',
        preheader: 'Dari {place}, mohon dijawab sebelum {until}',
        paragraphs: [
          '{place} sudah memeriksa {product} Anda. Biaya pengerjaannya {total} termasuk pajak; rinciannya ada di halaman.',
          'Setujui di sana lalu bayar seperti pesanan lain, atau tolak. Harga berlaku sampai {until}.',
        ],
        action: 'Lihat biayanya',
        short:
          '{place} sudah memeriksa {product} Anda: biayanya {total}. Mohon setujui atau tolak sebelum {until}.',
      },
    },
  },
  'booking-reminder': {
    purpose: 'reminders',
    urgent: false,
    reach: 'PHONE',
    facts: { ...NAME, product: 'text', place: 'text', address: 'text', at: 'moment' },
    words: {
      en: {
        subject: 'Tomorrow: service at {place}',
        preheader: '{at}',
        paragraphs: ['We expect you and your {product} at {place} on {at}.', 'Address: {address}'],
        action: 'See the appointment',
        short: 'Reminder: service for your {product}, {at}, {place}.',
      },
      id: {
        subject: 'Besok: servis di {place}',
        preheader: '{at}',
        paragraphs: ['Kami menunggu Anda dan {product} di {place} pada {at}.', 'Alamat: {address}'],
        action: 'Lihat janji servis',
        short: 'Pengingat: servis {product} Anda, {at}, {place}.',
      },
    },
  },
  'roadside-taken': {
    ...ROADSIDE,
    reach: 'PHONE',
    words: {
      en: {
        subject: 'Help is being arranged for your {product}',
        preheader: 'Somebody has taken your call',
        paragraphs: [
          'Our staff have taken your call for help and are sending somebody. Please wait in a safe place.',
        ],
        action: 'See where help is',
        short:
          'We have taken your call for your {product} and are sending somebody. Please wait in a safe place.',
      },
      id: {
        subject: 'Bantuan untuk {product} Anda sedang diatur',
        preheader: 'Panggilan Anda sudah diterima petugas',
        paragraphs: [
          'Petugas kami sudah menerima panggilan bantuan Anda dan mengirim seseorang. Mohon tunggu di tempat yang aman.',
        ],
        action: 'Lihat posisi bantuan',
        short:
          'Panggilan bantuan untuk {product} Anda sudah kami terima, bantuan dikirim. Mohon tunggu di tempat yang aman.',
      },
    },
  },
  'roadside-on-the-way': {
    ...ROADSIDE,
    reach: 'PHONE',
    words: {
      en: {
        subject: 'Help is on the way to your {product}',
        preheader: 'Please keep your phone at hand',
        paragraphs: ['Help has set out. Please keep your phone at hand and stay in a safe place.'],
        action: 'See where help is',
        short: 'Help for your {product} is on the way. Please keep your phone at hand.',
      },
      id: {
        subject: 'Bantuan menuju {product} Anda',
        preheader: 'Mohon ponsel tetap di dekat Anda',
        paragraphs: [
          'Bantuan sudah berangkat. Mohon ponsel tetap di dekat Anda dan tunggu di tempat yang aman.',
        ],
        action: 'Lihat posisi bantuan',
        short: 'Bantuan untuk {product} Anda dalam perjalanan. Mohon ponsel tetap di dekat Anda.',
      },
    },
  },
  'roadside-done': {
    ...ROADSIDE,
    urgent: false,
    reach: 'MAIL',
    words: {
      en: {
        subject: 'Your call for help is closed',
        preheader: 'What was done is on the page',
        paragraphs: [
          'The call for help with your {product} is closed. What was done stands on the page.',
        ],
        action: 'See what was done',
        short: 'The call for help with your {product} is closed.',
      },
      id: {
        subject: 'Panggilan bantuan Anda selesai',
        preheader: 'Yang dikerjakan ada di halamannya',
        paragraphs: [
          'Panggilan bantuan untuk {product} Anda selesai. Apa yang dikerjakan tertulis di halamannya.',
        ],
        action: 'Lihat yang dikerjakan',
        short: 'Panggilan bantuan untuk {product} Anda selesai.',
      },
    },
  },
});
