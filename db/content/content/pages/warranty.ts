import { heading, list, note, paragraph, steps, table } from '#db/content/content/blocks.ts';
import type { PageContent } from './types.ts';

export const warranty: PageContent = {
  name: 'warranty',
  kind: 'policy',
  publishedOn: '2026-11-15',
  title: { en: 'Warranty', id: 'Garansi' },
  summary: {
    en: 'What is covered, for how long, and how to claim.',
    id: 'Apa yang dijamin, berapa lama, dan cara mengajukan klaim.',
  },
  blocks: [
    paragraph({
      en: 'The warranty begins on the day of delivery and belongs to the motorcycle: it passes to the next owner with the transfer of ownership. Your garage shows for each part how long it still runs.',
      id: 'Garansi mulai berlaku pada hari serah terima dan melekat pada motor: garansi berpindah ke pemilik berikutnya melalui alih kepemilikan. Sisa masanya untuk setiap bagian terlihat di garasi Anda.',
    }),
    heading({ en: 'What is covered', id: 'Yang dijamin' }),
    table(
      [
        { en: 'Part', id: 'Bagian' },
        {
          en: 'Time or distance, whichever comes first',
          id: 'Masa atau jarak, mana yang lebih dahulu',
        },
      ],
      [
        { en: 'Frame', id: 'Rangka' },
        { en: '5 years or 60,000 km', id: '5 tahun atau 60.000 km' },
      ],
      [
        { en: 'Motor and controller', id: 'Motor penggerak dan kontroler' },
        { en: '3 years or 36,000 km', id: '3 tahun atau 36.000 km' },
      ],
      [
        { en: 'Battery you own', id: 'Baterai milik sendiri' },
        {
          en: '3 years or 50,000 km, at least 70 % capacity',
          id: '3 tahun atau 50.000 km, kapasitas minimal 70%',
        },
      ],
      [
        { en: 'Subscribed battery', id: 'Baterai langganan' },
        { en: 'As long as the subscription runs', id: 'Selama langganan berjalan' },
      ],
      [
        { en: 'Charger and display', id: 'Pengisi daya dan layar' },
        { en: '2 years', id: '2 tahun' },
      ],
      [
        { en: 'Lights, switches, locks', id: 'Lampu, sakelar, kunci' },
        { en: '1 year or 12,000 km', id: '1 tahun atau 12.000 km' },
      ],
      [
        { en: 'Genuine spare parts mounted by us', id: 'Suku cadang asli yang kami pasang' },
        { en: '6 months or 6,000 km', id: '6 bulan atau 6.000 km' },
      ],
    ),
    paragraph({
      en: 'Covered are faults of material, making and software. We repair; where a repair has failed twice or would take longer than 30 days, we replace the part with a new or equal one. Work and parts cost you nothing, nor does towing to the nearest service point when the motorcycle cannot be ridden.',
      id: 'Yang dijamin adalah cacat bahan, perakitan, dan perangkat lunak. Kami memperbaikinya; bila perbaikan dua kali gagal atau memerlukan lebih dari 30 hari, bagian itu kami ganti dengan yang baru atau setara. Ongkos kerja dan suku cadang tidak ditagih, begitu pula derek ke titik servis terdekat bila motor tidak dapat dikendarai.',
    }),
    heading({ en: 'How we measure a battery', id: 'Cara kami mengukur baterai' }),
    paragraph({
      en: 'A battery is charged full, rests for two hours and is discharged on the bench at 25 °C. The energy it gives is compared with the figure on its label. You get the report. Slow loss above 70 % is wear, not a fault.',
      id: 'Baterai diisi penuh, didiamkan dua jam, lalu dikosongkan di meja uji pada suhu 25 °C. Energi yang keluar dibandingkan dengan angka pada labelnya. Laporannya Anda terima. Penurunan perlahan di atas 70% adalah keausan, bukan cacat.',
    }),
    heading({ en: 'What is not covered', id: 'Yang tidak dijamin' }),
    list(
      {
        en: 'Wear: tyres, brake pads, bulbs, seat cover, belt.',
        id: 'Keausan: ban, kampas rem, bohlam, kulit jok, sabuk.',
      },
      {
        en: 'Damage by accident, flood above the axle, fire, or a load over the limit.',
        id: 'Kerusakan akibat kecelakaan, banjir melewati as roda, kebakaran, atau muatan berlebih.',
      },
      {
        en: 'Damage done by foreign chargers, opened battery cases, or changes to motor, controller or firmware that are not ours.',
        id: 'Kerusakan akibat pengisi daya lain, casing baterai yang dibuka, atau perubahan pada motor, kontroler, maupun firmware di luar kami.',
      },
      {
        en: 'Use in races or for hire on circuits. Delivery work and ride-hailing are covered.',
        id: 'Pemakaian untuk balap atau sewa sirkuit. Kurir dan ojek daring tetap dijamin.',
      },
    ),
    paragraph({
      en: 'An exclusion counts only for damage that it has caused. Accessories of another make do not end the warranty of the rest, and you may have brakes or tyres done elsewhere.',
      id: 'Pengecualian hanya berlaku untuk kerusakan yang diakibatkannya. Aksesori merek lain tidak menggugurkan garansi bagian lain, dan rem atau ban boleh dikerjakan di bengkel lain.',
    }),
    heading({ en: 'Services that keep it valid', id: 'Servis agar garansi tetap berlaku' }),
    paragraph({
      en: 'At 1,000 km or 45 days, then every 5,000 km or six months. The first four are free of labour. A service done up to 500 km or two weeks late does no harm; a missed one ends the cover only of parts that it would have saved.',
      id: 'Pada 1.000 km atau 45 hari, lalu setiap 5.000 km atau enam bulan. Empat servis pertama bebas ongkos kerja. Terlambat hingga 500 km atau dua pekan tidak masalah; servis yang terlewat hanya menggugurkan jaminan bagian yang seharusnya terselamatkan olehnya.',
    }),
    heading({ en: 'How to claim', id: 'Cara mengajukan klaim' }),
    steps(
      {
        en: 'Call us or book a service; describe what happens and when.',
        id: 'Telepon kami atau jadwalkan servis; jelaskan gejala dan kapan terjadi.',
      },
      {
        en: 'We read out the motorcycle and check it, usually on the same day, and answer in writing within three working days.',
        id: 'Kami membaca data motor dan memeriksanya, umumnya di hari yang sama, lalu menjawab tertulis dalam tiga hari kerja.',
      },
      {
        en: 'Covered: repaired free of charge. Not covered: you get the reason and a quotation first, and decide.',
        id: 'Bila dijamin, diperbaiki tanpa biaya. Bila tidak, Anda menerima alasan dan penawaran harga lebih dulu, lalu memutuskan.',
      },
    ),
    note({
      en: 'If a repair under warranty takes longer than three working days, we lend you a motorcycle where one is available.',
      id: 'Bila perbaikan garansi lebih dari tiga hari kerja, kami pinjamkan motor pengganti selama tersedia.',
    }),
    heading({ en: 'If we disagree', id: 'Bila kita berbeda pendapat' }),
    paragraph({
      en: 'Ask for a second look by another workshop of ours, or have an independent expert judge; if the expert finds for you, we pay for it. This warranty comes on top of what Law 8/1999 on consumer protection gives you and takes nothing away from it. Parts remain available for at least ten years after a model ends.',
      id: 'Mintalah pemeriksaan ulang di bengkel kami yang lain, atau penilaian ahli independen; bila ahli membenarkan Anda, biayanya kami tanggung. Garansi ini melengkapi hak Anda menurut UU 8/1999 tentang Perlindungan Konsumen dan tidak menguranginya. Suku cadang tersedia minimal sepuluh tahun setelah sebuah model berhenti.',
    }),
  ],
};
