import { list, note, table } from '#db/content/content/blocks.ts';
import { topic } from './topic.ts';

export const registration = topic(
  'registration',
  { en: 'Plate and papers', id: 'Pelat nomor dan surat' },
  {
    en: 'STNK, TNKB and BPKB: what they are, who makes them and how long it takes.',
    id: 'STNK, TNKB, dan BPKB: apa saja, siapa yang menerbitkan, dan berapa lama prosesnya.',
  },
  [
    {
      id: 'how-long',
      question: {
        en: 'When do I get my plate and papers?',
        id: 'Kapan pelat dan surat saya terima?',
      },
      short: {
        en: 'The plate and STNK usually after 10 to 25 working days, the BPKB after two to three months.',
        id: 'Pelat dan STNK umumnya setelah 10 sampai 25 hari kerja, BPKB setelah dua sampai tiga bulan.',
      },
      more: [
        note({
          en: 'Your garage shows the progress: processing with an estimate, ready, collected.',
          id: 'Garasi Anda menampilkan kemajuannya: diproses dengan perkiraan, siap, diambil.',
        }),
      ],
    },
    {
      id: 'what-is-in-the-price',
      question: {
        en: 'What does “on the road” include?',
        id: 'Apa saja isi harga OTR (on the road)?',
      },
      short: {
        en: 'The vehicle and everything needed to ride it legally: papers, plate, title and the taxes of your province.',
        id: 'Kendaraan dan semua yang diperlukan agar sah di jalan: surat, pelat, BPKB, dan pajak provinsi Anda.',
      },
      more: [
        table(
          [
            { en: 'Line', id: 'Komponen' },
            { en: 'What it is', id: 'Penjelasan' },
          ],
          [
            { en: 'BBNKB', id: 'BBNKB' },
            {
              en: 'Duty on the title transfer, set by the province',
              id: 'Bea balik nama, ditetapkan provinsi',
            },
          ],
          [
            { en: 'PKB', id: 'PKB' },
            {
              en: 'Yearly vehicle tax, the first year included',
              id: 'Pajak tahunan, termasuk tahun pertama',
            },
          ],
          [
            { en: 'STNK, Rp100.000', id: 'STNK Rp100.000' },
            { en: 'Registration certificate', id: 'Surat tanda nomor kendaraan' },
          ],
          [
            { en: 'TNKB, Rp60.000', id: 'TNKB Rp60.000' },
            { en: 'The pair of plates', id: 'Sepasang pelat nomor' },
          ],
          [
            { en: 'BPKB, Rp225.000', id: 'BPKB Rp225.000' },
            { en: 'Book of ownership', id: 'Buku pemilik kendaraan' },
          ],
        ),
      ],
    },
    {
      id: 'different-address',
      question: {
        en: 'My identity card shows another address. Is that a problem?',
        id: 'Alamat KTP saya berbeda. Apakah bermasalah?',
      },
      short: {
        en: 'No. Papers follow the identity card, delivery follows the address you enter. The price is that of the province on the card.',
        id: 'Tidak. Surat mengikuti KTP, pengiriman mengikuti alamat yang Anda isi. Harga mengikuti provinsi pada KTP.',
      },
      more: [],
    },
    {
      id: 'subsidy',
      question: { en: 'Who gets the subsidy?', id: 'Siapa yang berhak atas subsidi?' },
      short: {
        en: 'Indonesian citizens of 17 years and older, one motorcycle for each identity number, while the programme runs.',
        id: 'WNI berusia 17 tahun ke atas, satu motor untuk setiap NIK, selama program berjalan.',
      },
      more: [
        list(
          {
            en: 'We check with your NIK during the order.',
            id: 'Kami memeriksa dengan NIK saat pemesanan.',
          },
          {
            en: 'It is already deducted in the price we show, and listed as a line of its own.',
            id: 'Potongannya sudah termasuk dalam harga yang tampil dan tercantum sebagai baris tersendiri.',
          },
        ),
      ],
    },
  ],
);
