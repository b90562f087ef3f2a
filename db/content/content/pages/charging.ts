import { t } from '../../catalog/types.ts';
import { heading, note, paragraph, steps, table } from '../blocks.ts';
import type { PageContent } from './types.ts';

export const charging: PageContent = {
  name: 're-charge-and-swap',
  kind: 'page',
  publishedOn: '2026-09-01',
  title: t('Charge or swap', 'Isi daya atau tukar'),
  summary: t(
    'Three ways to fill up, and what each of them costs.',
    'Tiga cara mengisi tenaga, dan biaya masing-masing.',
  ),
  blocks: [
    table(
      [
        ['Way', 'Cara'],
        ['Time', 'Waktu'],
        ['Good for', 'Cocok untuk'],
      ],
      [
        ['At home', 'Di rumah'],
        ['3 to 4.5 hours per battery', '3 sampai 4,5 jam per baterai'],
        ['Every night', 'Setiap malam'],
      ],
      [
        ['Boost Charge Station', 'Boost Charge Station'],
        ['38 minutes from 10 to 80 percent', '38 menit dari 10 ke 80 persen'],
        ['A lunch break with CERVO BOOST CHARGE', 'Jeda makan siang dengan CERVO BOOST CHARGE'],
      ],
      [
        ['Swap cabinet', 'Kabinet tukar baterai'],
        ['About a minute', 'Sekitar satu menit'],
        ['Subscribers in a hurry', 'Pelanggan yang terburu-buru'],
      ],
    ),
    heading('At home', 'Di rumah'),
    paragraph(
      'A full charge of an ALVA ONE takes about 3.1 kWh from the socket. At the household tariff of Rp1.445 a kWh that is around Rp4.500 for 70 km.',
      'Sekali isi penuh ALVA ONE mengambil sekitar 3,1 kWh dari stopkontak. Dengan tarif rumah tangga Rp1.445 per kWh, biayanya sekitar Rp4.500 untuk 70 km.',
    ),
    heading('At a Boost Charge Station', 'Di Boost Charge Station'),
    steps(
      [
        'Find a free socket in the app or under “Charging stations”.',
        'Cari soket kosong di aplikasi atau di “Stasiun pengisian”.',
      ],
      [
        'Open the lid at knee height and plug in until it clicks.',
        'Buka penutup setinggi lutut dan tancapkan hingga berbunyi klik.',
      ],
      [
        'Scan the code, choose the amount, pay. Charging starts at once.',
        'Pindai kode, pilih jumlah, bayar. Pengisian langsung berjalan.',
      ],
      [
        'Leave when 80 percent is reached; the rest is slower and blocks the socket for others.',
        'Berangkat saat 80 persen; sisanya lebih lambat dan menghalangi pengguna lain.',
      ],
    ),
    heading('At a swap cabinet', 'Di kabinet tukar baterai'),
    paragraph(
      'Swapping is for subscribed batteries. The cabinet checks yours, keeps it and opens the door of one that is charged to at least 95 percent.',
      'Tukar baterai berlaku untuk baterai langganan. Kabinet memeriksa baterai Anda, menyimpannya, lalu membuka pintu baterai dengan isi minimal 95 persen.',
    ),
    note(
      'A station is broken or blocked? Report it on its page; the next rider sees it within minutes.',
      'Stasiun rusak atau terhalang? Laporkan di halamannya; pengendara berikutnya melihatnya dalam hitungan menit.',
    ),
  ],
};
