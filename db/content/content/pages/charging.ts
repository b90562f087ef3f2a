import { heading, note, paragraph, steps, table } from '#db/content/content/blocks.ts';
import type { PageContent } from './types.ts';

export const charging: PageContent = {
  name: 're-charge-and-swap',
  kind: 'page',
  publishedOn: '2026-09-01',
  title: { en: 'Charge or swap', id: 'Isi daya atau tukar' },
  summary: {
    en: 'Three ways to fill up, and what each of them costs.',
    id: 'Tiga cara mengisi tenaga, dan biaya masing-masing.',
  },
  blocks: [
    table(
      [
        { en: 'Way', id: 'Cara' },
        { en: 'Time', id: 'Waktu' },
        { en: 'Good for', id: 'Cocok untuk' },
      ],
      [
        { en: 'At home', id: 'Di rumah' },
        { en: '3 to 4.5 hours per battery', id: '3 sampai 4,5 jam per baterai' },
        { en: 'Every night', id: 'Setiap malam' },
      ],
      [
        { en: 'Boost Charge Station', id: 'Boost Charge Station' },
        { en: '38 minutes from 10 to 80 percent', id: '38 menit dari 10 ke 80 persen' },
        {
          en: 'A lunch break with CERVO BOOST CHARGE',
          id: 'Jeda makan siang dengan CERVO BOOST CHARGE',
        },
      ],
      [
        { en: 'Swap cabinet', id: 'Kabinet tukar baterai' },
        { en: 'About a minute', id: 'Sekitar satu menit' },
        { en: 'Subscribers in a hurry', id: 'Pelanggan yang terburu-buru' },
      ],
    ),
    heading({ en: 'At home', id: 'Di rumah' }),
    paragraph({
      en: 'A full charge of an ALVA ONE takes about 3.1 kWh from the socket. At the household tariff of Rp1.445 a kWh that is around Rp4.500 for 70 km.',
      id: 'Sekali isi penuh ALVA ONE mengambil sekitar 3,1 kWh dari stopkontak. Dengan tarif rumah tangga Rp1.445 per kWh, biayanya sekitar Rp4.500 untuk 70 km.',
    }),
    heading({ en: 'At a Boost Charge Station', id: 'Di Boost Charge Station' }),
    steps(
      {
        en: 'Find a free socket in the app or under “Charging stations”.',
        id: 'Cari soket kosong di aplikasi atau di “Stasiun pengisian”.',
      },
      {
        en: 'Open the lid at knee height and plug in until it clicks.',
        id: 'Buka penutup setinggi lutut dan tancapkan hingga berbunyi klik.',
      },
      {
        en: 'Scan the code, choose the amount, pay. Charging starts at once.',
        id: 'Pindai kode, pilih jumlah, bayar. Pengisian langsung berjalan.',
      },
      {
        en: 'Leave when 80 percent is reached; the rest is slower and blocks the socket for others.',
        id: 'Berangkat saat 80 persen; sisanya lebih lambat dan menghalangi pengguna lain.',
      },
    ),
    heading({ en: 'At a swap cabinet', id: 'Di kabinet tukar baterai' }),
    paragraph({
      en: 'Swapping is for subscribed batteries. The cabinet checks yours, keeps it and opens the door of one that is charged to at least 95 percent.',
      id: 'Tukar baterai berlaku untuk baterai langganan. Kabinet memeriksa baterai Anda, menyimpannya, lalu membuka pintu baterai dengan isi minimal 95 persen.',
    }),
    note({
      en: 'A station is broken or blocked? Report it on its page; the next rider sees it within minutes.',
      id: 'Stasiun rusak atau terhalang? Laporkan di halamannya; pengendara berikutnya melihatnya dalam hitungan menit.',
    }),
  ],
};
