import { list, note, table } from '../../blocks.ts';
import { topic } from './topic.ts';

export const registration = topic(
  'registration',
  ['Plate and papers', 'Pelat nomor dan surat'],
  [
    'STNK, TNKB and BPKB: what they are, who makes them and how long it takes.',
    'STNK, TNKB, dan BPKB: apa saja, siapa yang menerbitkan, dan berapa lama prosesnya.',
  ],
  [
    {
      id: 'how-long',
      question: ['When do I get my plate and papers?', 'Kapan pelat dan surat saya terima?'],
      short: [
        'The plate and STNK usually after 10 to 25 working days, the BPKB after two to three months.',
        'Pelat dan STNK umumnya setelah 10 sampai 25 hari kerja, BPKB setelah dua sampai tiga bulan.',
      ],
      more: [
        note(
          'Your garage shows the progress: processing with an estimate, ready, collected.',
          'Garasi Anda menampilkan kemajuannya: diproses dengan perkiraan, siap, diambil.',
        ),
      ],
    },
    {
      id: 'what-is-in-the-price',
      question: ['What does “on the road” include?', 'Apa saja isi harga “on the road”?'],
      short: [
        'The vehicle and everything needed to ride it legally: papers, plate, title and the taxes of your province.',
        'Kendaraan dan semua yang diperlukan agar sah di jalan: surat, pelat, BPKB, dan pajak provinsi Anda.',
      ],
      more: [
        table(
          [
            ['Line', 'Komponen'],
            ['What it is', 'Penjelasan'],
          ],
          [
            ['BBNKB', 'BBNKB'],
            [
              'Duty on the title transfer, set by the province',
              'Bea balik nama, ditetapkan provinsi',
            ],
          ],
          [
            ['PKB', 'PKB'],
            [
              'Yearly vehicle tax, the first year included',
              'Pajak tahunan, termasuk tahun pertama',
            ],
          ],
          [
            ['STNK, Rp100.000', 'STNK Rp100.000'],
            ['Registration certificate', 'Surat tanda nomor kendaraan'],
          ],
          [
            ['TNKB, Rp60.000', 'TNKB Rp60.000'],
            ['The pair of plates', 'Sepasang pelat nomor'],
          ],
          [
            ['BPKB, Rp225.000', 'BPKB Rp225.000'],
            ['Book of ownership', 'Buku pemilik kendaraan'],
          ],
        ),
      ],
    },
    {
      id: 'different-address',
      question: [
        'My identity card shows another address. Is that a problem?',
        'Alamat KTP saya berbeda. Apakah bermasalah?',
      ],
      short: [
        'No. Papers follow the identity card, delivery follows the address you enter. The price is that of the province on the card.',
        'Tidak. Surat mengikuti KTP, pengiriman mengikuti alamat yang Anda isi. Harga mengikuti provinsi pada KTP.',
      ],
      more: [],
    },
    {
      id: 'subsidy',
      question: ['Who gets the subsidy?', 'Siapa yang berhak atas subsidi?'],
      short: [
        'Indonesian citizens of 17 years and older, one motorcycle for each identity number, while the programme runs.',
        'WNI berusia 17 tahun ke atas, satu motor untuk setiap NIK, selama program berjalan.',
      ],
      more: [
        list(
          ['We check with your NIK during the order.', 'Kami memeriksa dengan NIK saat pemesanan.'],
          [
            'It is already deducted in the price we show, and listed as a line of its own.',
            'Potongannya sudah termasuk dalam harga yang tampil dan tercantum sebagai baris tersendiri.',
          ],
        ),
      ],
    },
  ],
);
