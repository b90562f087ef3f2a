import { t } from '../../catalog/types.ts';
import { heading, list, note, paragraph, steps, table } from '../blocks.ts';
import type { PageContent } from './types.ts';

export const warranty: PageContent = {
  name: 'warranty',
  kind: 'policy',
  publishedOn: '2026-10-01',
  title: t('Warranty', 'Garansi'),
  summary: t(
    'What is covered, for how long, and how to claim.',
    'Apa yang dijamin, berapa lama, dan cara mengajukan klaim.',
  ),
  blocks: [
    paragraph(
      'The warranty begins on the day of delivery and belongs to the motorcycle: it passes to the next owner with the transfer of ownership.',
      'Garansi mulai berlaku pada hari serah terima dan melekat pada motor: garansi berpindah ke pemilik berikutnya melalui alih kepemilikan.',
    ),
    heading('What is covered', 'Yang dijamin'),
    table(
      [
        ['Part', 'Bagian'],
        ['Time or distance, whichever comes first', 'Masa atau jarak, mana yang lebih dahulu'],
      ],
      [
        ['Frame', 'Rangka'],
        ['5 years or 60,000 km', '5 tahun atau 60.000 km'],
      ],
      [
        ['Motor and controller', 'Motor penggerak dan kontroler'],
        ['3 years or 36,000 km', '3 tahun atau 36.000 km'],
      ],
      [
        ['Battery you own', 'Baterai milik sendiri'],
        [
          '3 years or 50,000 km, at least 70 % capacity',
          '3 tahun atau 50.000 km, kapasitas minimal 70%',
        ],
      ],
      [
        ['Charger and display', 'Pengisi daya dan layar'],
        ['2 years', '2 tahun'],
      ],
      [
        ['Lights, switches, locks', 'Lampu, sakelar, kunci'],
        ['1 year or 12,000 km', '1 tahun atau 12.000 km'],
      ],
      [
        ['Genuine spare parts mounted by us', 'Suku cadang asli yang kami pasang'],
        ['6 months or 6,000 km', '6 bulan atau 6.000 km'],
      ],
    ),
    heading('What is not', 'Yang tidak dijamin'),
    list(
      [
        'Wear: tyres, brake pads, bulbs, seat cover, belt.',
        'Keausan: ban, kampas rem, bohlam, kulit jok, sabuk.',
      ],
      [
        'Damage by accident, flood above the axle, fire, or a load over the limit.',
        'Kerusakan akibat kecelakaan, banjir melewati as roda, kebakaran, atau muatan berlebih.',
      ],
      [
        'Changes to motor, controller, battery or firmware that are not ours.',
        'Perubahan pada motor, kontroler, baterai, atau firmware di luar kami.',
      ],
      [
        'Use in races or for hire on circuits. Delivery work and ride-hailing are covered.',
        'Pemakaian untuk balap atau sewa sirkuit. Kurir dan ojek daring tetap dijamin.',
      ],
    ),
    heading('Services that keep it valid', 'Servis agar garansi tetap berlaku'),
    paragraph(
      'At 1,000 km or one month, then every 4,000 km or four months. The first four are free of labour. A service done up to 500 km or two weeks late does no harm.',
      'Pada 1.000 km atau satu bulan, lalu setiap 4.000 km atau empat bulan. Empat servis pertama bebas ongkos kerja. Terlambat hingga 500 km atau dua pekan tidak masalah.',
    ),
    heading('How to claim', 'Cara mengajukan klaim'),
    steps(
      [
        'Call us or book a service; describe what happens and when.',
        'Telepon kami atau jadwalkan servis; jelaskan gejala dan kapan terjadi.',
      ],
      [
        'We read out the motorcycle and check it, usually on the same day.',
        'Kami membaca data motor dan memeriksanya, umumnya di hari yang sama.',
      ],
      [
        'Covered: repaired free of charge. Not covered: you get a quotation first and decide.',
        'Bila dijamin, diperbaiki tanpa biaya. Bila tidak, Anda menerima penawaran harga lebih dulu dan memutuskan.',
      ],
    ),
    note(
      'If a repair under warranty takes longer than three working days, we lend you a motorcycle where one is available.',
      'Bila perbaikan garansi lebih dari tiga hari kerja, kami pinjamkan motor pengganti selama tersedia.',
    ),
  ],
};
