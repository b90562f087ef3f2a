import { defineTemplates, NAME } from './template.ts';

const RIDE = {
  ...NAME,
  product: 'text',
  place: 'text',
  address: 'text',
  at: 'moment',
  booking: 'text',
  sequence: 'text',
} as const;

const TOLD = { purpose: 'service', urgent: false, reach: 'BOTH', facts: RIDE } as const;

/** Riding before buying; most riders have no account. */
export const testRideTemplates = defineTemplates({
  'test-ride-booked': {
    ...TOLD,
    words: {
      en: {
        subject: 'Test ride: {product}, {at}',
        preheader: '{place}',
        paragraphs: [
          'Your test ride of the {product} is booked: {at}, {place}.',
          'Address: {address}',
          'Please bring your driving licence (SIM C), and wear closed shoes. We have helmets.',
          'The time is in the attached calendar entry. You can move or cancel the ride until it begins.',
        ],
        action: 'See or change the ride',
        short: 'Your test ride of the {product} is booked: {at}, {place}. Bring your SIM C.',
      },
      id: {
        subject: 'Test ride: {product}, {at}',
        preheader: '{place}',
        paragraphs: [
          'Test ride {product} Anda terjadwal: {at}, {place}.',
          'Alamat: {address}',
          'Mohon bawa SIM C dan kenakan sepatu tertutup. Helm kami sediakan.',
          'Waktunya ada di entri kalender terlampir. Anda dapat mengubah atau membatalkan jadwal sampai test ride dimulai.',
        ],
        action: 'Lihat atau ubah jadwal',
        short: 'Test ride {product} Anda terjadwal: {at}, {place}. Mohon bawa SIM C.',
      },
    },
  },
  'test-ride-cancelled': {
    ...TOLD,
    words: {
      en: {
        subject: 'Test ride cancelled: {at}',
        preheader: '{product}, {place}',
        paragraphs: [
          'The test ride of the {product} at {place} on {at} is cancelled. You can book another time whenever you like.',
        ],
        action: 'See the ride',
        short: 'The test ride of the {product} on {at} is cancelled.',
      },
      id: {
        subject: 'Test ride dibatalkan: {at}',
        preheader: '{product}, {place}',
        paragraphs: [
          'Test ride {product} di {place} pada {at} dibatalkan. Anda dapat menjadwalkan waktu lain kapan saja.',
        ],
        action: 'Lihat jadwal',
        short: 'Test ride {product} pada {at} dibatalkan.',
      },
    },
  },
  'test-ride-missed': {
    ...TOLD,
    // Many riders leave a telephone number alone.
    reach: 'PHONE',
    words: {
      en: {
        subject: 'Sorry we missed you at {place}',
        preheader: 'Another time for the {product}?',
        paragraphs: [
          'We expected you on {at} for a test ride of the {product}. Something may have come up, and that is all right.',
          'The ride is free and still yours to take: choose another day and time whenever it suits you.',
        ],
        action: 'Choose another time',
        short:
          'We missed you at your test ride of the {product}. No problem: choose another time whenever it suits you.',
      },
      id: {
        subject: 'Kami belum sempat bertemu Anda di {place}',
        preheader: 'Waktu lain untuk {product}?',
        paragraphs: [
          'Kami menunggu Anda pada {at} untuk test ride {product}. Tidak apa-apa bila Anda berhalangan.',
          'Test ride tetap gratis: silakan pilih hari dan jam lain.',
        ],
        action: 'Pilih waktu lain',
        short:
          'Kami belum sempat bertemu Anda untuk test ride {product}. Tidak apa-apa, silakan pilih waktu lain.',
      },
    },
  },
  'test-ride-reminder': {
    purpose: 'reminders',
    urgent: false,
    reach: 'PHONE',
    facts: { ...NAME, product: 'text', place: 'text', address: 'text', at: 'moment' },
    words: {
      en: {
        subject: 'Soon: your test ride at {place}',
        preheader: '{at}',
        paragraphs: [
          'We expect you for a test ride of the {product} at {place} on {at}.',
          'Address: {address}',
          'Please bring your driving licence (SIM C).',
        ],
        action: 'See or change the ride',
        short: 'Reminder: test ride of the {product}, {at}, {place}. Bring your SIM C.',
      },
      id: {
        subject: 'Sebentar lagi: test ride Anda di {place}',
        preheader: '{at}',
        paragraphs: [
          'Kami menunggu Anda untuk test ride {product} di {place} pada {at}.',
          'Alamat: {address}',
          'Mohon bawa SIM C Anda.',
        ],
        action: 'Lihat atau ubah jadwal',
        short: 'Pengingat: test ride {product}, {at}, {place}. Mohon bawa SIM C.',
      },
    },
  },
});
