import { heading, list, note, paragraph } from '#db/content/content/blocks.ts';
import type { PageContent } from './types.ts';

export const batteryTermsStandard: PageContent = {
  name: 'battery-terms-standard',
  kind: 'terms',
  publishedOn: '2026-09-01',
  title: { en: 'Terms for your own battery', id: 'Ketentuan baterai milik sendiri' },
  summary: {
    en: 'For motorcycles that are bought together with their battery.',
    id: 'Untuk motor yang dibeli bersama baterainya.',
  },
  blocks: [
    heading({ en: 'What you buy', id: 'Yang Anda beli' }),
    paragraph({
      en: 'The battery belongs to you and stays with the motorcycle when you sell it. Its serial number is entered in your account on the day of delivery.',
      id: 'Baterai menjadi milik Anda dan ikut berpindah saat motor dijual. Nomor serinya dicatat di akun Anda pada hari serah terima.',
    }),
    heading({ en: 'Warranty', id: 'Garansi' }),
    list(
      {
        en: 'Three years or 50,000 km, whichever comes first.',
        id: 'Tiga tahun atau 50.000 km, mana yang lebih dahulu tercapai.',
      },
      {
        en: 'If the capacity falls below 70 % within that time, we repair or replace the battery at no charge.',
        id: 'Bila kapasitasnya turun di bawah 70% dalam masa itu, kami perbaiki atau ganti tanpa biaya.',
      },
      {
        en: 'Opening the case, foreign chargers and damage by flood above the seat end the warranty.',
        id: 'Membuka casing, memakai pengisi daya lain, dan kerusakan akibat banjir melewati jok menggugurkan garansi.',
      },
    ),
    heading({ en: 'Care', id: 'Perawatan' }),
    paragraph({
      en: 'Charge with the charger that came with the motorcycle, on a dry, ventilated floor. If you leave it for more than a month, store it at about half charge.',
      id: 'Isi daya dengan pengisi bawaan motor, di lantai yang kering dan berventilasi. Bila tidak dipakai lebih dari sebulan, simpan pada isi sekitar separuh.',
    }),
    heading({ en: 'At the end of its life', id: 'Setelah masa pakainya habis' }),
    paragraph({
      en: 'Bring a worn battery to any experience center. We take it back for recycling; it must not go into household waste.',
      id: 'Bawa baterai yang aus ke experience center mana pun. Kami menerimanya untuk didaur ulang; jangan dibuang ke sampah rumah tangga.',
    }),
  ],
};

export const batteryTermsRental: PageContent = {
  name: 'battery-terms-rental',
  kind: 'terms',
  publishedOn: '2026-09-01',
  title: { en: 'Terms for the battery subscription', id: 'Ketentuan langganan baterai' },
  summary: {
    en: 'For motorcycles that are bought without a battery and ridden on subscribed ones.',
    id: 'Untuk motor yang dibeli tanpa baterai dan memakai baterai langganan.',
  },
  blocks: [
    heading({ en: 'What the fee covers', id: 'Cakupan biaya langganan' }),
    list(
      {
        en: 'The batteries your model needs, with their maintenance.',
        id: 'Baterai sesuai kebutuhan model Anda, beserta pemeliharaannya.',
      },
      {
        en: 'Replacement when the capacity falls below 75 %, without waiting for a fault.',
        id: 'Penggantian ketika kapasitas turun di bawah 75%, tanpa menunggu rusak.',
      },
      {
        en: 'For CERVO BOOST CHARGE, fast charging at ALVA Boost Charge Stations.',
        id: 'Untuk CERVO BOOST CHARGE, pengisian cepat di ALVA Boost Charge Station.',
      },
    ),
    heading({ en: 'Term and payment', id: 'Masa dan pembayaran' }),
    paragraph({
      en: 'The subscription runs for at least 12 months and then from month to month. The fee is due on the date of delivery in each month. The first fee is paid together with the motorcycle.',
      id: 'Langganan berlaku minimal 12 bulan, lalu berlanjut dari bulan ke bulan. Biaya jatuh tempo setiap bulan pada tanggal serah terima. Biaya pertama dibayar bersama motornya.',
    }),
    heading({ en: 'If a payment is late', id: 'Bila pembayaran terlambat' }),
    paragraph({
      en: 'We remind you after three and after seven days. After fourteen days the battery no longer accepts a charge; it is never switched off while you ride, and it works again within an hour of payment.',
      id: 'Kami mengingatkan setelah tiga dan tujuh hari. Setelah empat belas hari baterai tidak lagi menerima pengisian; baterai tidak pernah dimatikan saat Anda berkendara dan kembali normal paling lambat satu jam setelah pembayaran.',
    }),
    heading({ en: 'Loss and damage', id: 'Kehilangan dan kerusakan' }),
    paragraph({
      en: 'Report theft to the police and to us within 24 hours. Wear is ours; damage by opening, flooding or a foreign charger is charged at the price of the battery in its age.',
      id: 'Laporkan pencurian ke polisi dan kepada kami dalam 24 jam. Keausan menjadi tanggungan kami; kerusakan karena dibuka, terendam, atau memakai pengisi lain ditagih sesuai nilai baterai menurut usianya.',
    }),
    heading({ en: 'Ending or buying out', id: 'Berhenti atau membeli' }),
    paragraph({
      en: 'After the first 12 months you may end the subscription with 30 days of notice and return the batteries, or buy them at their value of that day.',
      id: 'Setelah 12 bulan pertama, Anda dapat berhenti dengan pemberitahuan 30 hari lalu mengembalikan baterai, atau membelinya seharga nilai pada hari itu.',
    }),
    note({
      en: 'If you sell the motorcycle, the subscription can pass to the new owner with the transfer of ownership.',
      id: 'Bila motor dijual, langganan dapat diteruskan kepada pemilik baru bersama alih kepemilikan.',
    }),
  ],
};
