import { type Meta, meta } from './types.ts';

/** An owner's motorcycles, and the pages that sell them. */
export const GARAGE: readonly Meta[] = [
  meta('my-ev', {
    en: [
      'My motorcycles',
      'Your garage: batteries, warranty, service history and who may ride with you. Opens without signal once you have seen it.',
      'My motorcycles',
      'Battery, warranty and service',
      'Share with family and friends',
    ],
    id: [
      'Motor saya',
      'Garasi Anda: baterai, garansi, riwayat servis, dan siapa saja yang boleh mengendarai. Tetap terbuka tanpa sinyal.',
      'Motor saya',
      'Baterai, garansi, dan servis',
      'Berbagi dengan keluarga dan teman',
    ],
  }),
  meta('my-ev/*/guests', {
    en: [
      'People who may ride',
      'Lend your motorcycle for an hour or a year, decide what your guests may see, and end a loan at once. Works without signal, too.',
      'People who may ride your motorcycle',
      'Now and later',
      'Lend to somebody',
    ],
    id: [
      'Yang boleh mengendarai',
      'Pinjamkan motor Anda satu jam atau setahun, tentukan apa yang boleh dilihat, dan akhiri kapan saja. Tanpa sinyal pun bisa.',
      'Yang boleh mengendarai motor Anda',
      'Sekarang dan nanti',
      'Pinjamkan ke orang lain',
    ],
  }),
  meta('profile/address', {
    en: [
      'Delivery address',
      'Where motorcycles, parts and accessories are delivered to you: choose province, city and district or set a pin, also without signal.',
      'Delivery address',
      'Province, city and district',
      'On the map',
    ],
    id: [
      'Alamat pengiriman',
      'Ke mana motor, suku cadang, dan aksesori diantar: pilih provinsi, kota, dan kecamatan atau pasang pin, juga tanpa sinyal.',
      'Alamat pengiriman',
      'Provinsi, kota, dan kecamatan',
      'Lewat peta',
    ],
  }),
  meta('profile/device', {
    en: [
      'On this device',
      'What this device keeps for you without signal, how old and how big it is, and the changes you made that still wait to be sent.',
      'On this device',
      'Waiting to be sent',
      'Kept without signal',
    ],
    id: [
      'Di perangkat ini',
      'Apa saja yang tersimpan di perangkat ini untuk dibuka tanpa sinyal, seberapa baru, dan perubahan Anda yang belum terkirim.',
      'Di perangkat ini',
      'Menunggu terkirim',
      'Tersimpan untuk tanpa sinyal',
    ],
  }),
  meta('transfer-ownership', {
    en: [
      'Transfer of ownership',
      'Bought or sold a used ALVA? Request the transfer with the frame number; the current owner approves, and papers and warranty move with it.',
      'Transfer of ownership',
      'Request with the frame number',
      'What the current owner does',
    ],
    id: [
      'Alih kepemilikan',
      'Membeli atau menjual ALVA bekas? Ajukan alih kepemilikan dengan nomor rangka; pemilik menyetujui, garansi pun ikut berpindah.',
      'Alih kepemilikan',
      'Ajukan dengan nomor rangka',
      'Yang dilakukan pemilik saat ini',
    ],
  }),
  meta('roadside-assistance', {
    en: [
      'Roadside assistance',
      'Stuck on the road? Call, or send your position by message, also without internet. Packages of roadside assistance for your ALVA.',
      'Roadside assistance',
      'Help on the road',
      'Packages and cover',
    ],
    id: [
      'Bantuan darurat di jalan',
      'Mogok di jalan? Telepon atau kirim posisi Anda lewat pesan, juga tanpa internet. Tersedia paket bantuan darurat untuk ALVA Anda.',
      'Bantuan darurat di jalan',
      'Pertolongan di jalan',
      'Paket dan masa berlaku',
    ],
  }),
  meta('service-booking', {
    en: [
      'Service appointment',
      'Book a service for your ALVA at a workshop near you: choose day and time by the clock of the workshop, also without signal.',
      'Service appointment',
      'Workshop, day and time',
      'Your appointments',
    ],
    id: [
      'Jadwal servis',
      'Pesan servis ALVA Anda di bengkel terdekat: pilih hari dan jam menurut waktu setempat bengkel, juga saat tidak ada sinyal.',
      'Jadwal servis',
      'Bengkel, hari, dan jam',
      'Jadwal Anda',
    ],
  }),
  meta('leaderboard', {
    en: [
      'Rider leaderboard',
      'Who rides the most and who rides the most efficiently this month. Names appear only for riders who have agreed to it.',
      'Rider leaderboard',
      'Trips and efficiency',
      'You decide whether you appear',
    ],
    id: [
      'Papan peringkat pengendara',
      'Siapa yang paling sering dan paling hemat berkendara bulan ini. Nama hanya tampil bagi pengendara yang menyetujuinya.',
      'Papan peringkat pengendara',
      'Perjalanan dan efisiensi',
      'Anda yang menentukan tampil atau tidak',
    ],
  }),
  meta(
    'my-listings',
    {
      en: [
        'My listings',
        'Sell a motorcycle or a battery of yours: condition report, price, enquiries of buyers. Name and plate stay masked.',
        'Sell your motorcycle or battery',
        'On offer, reserved and sold',
        'Begin a listing',
      ],
      id: [
        'Iklan saya',
        'Jual motor atau baterai Anda: laporan kondisi, harga, dan pertanyaan pembeli. Nama dan pelat tetap disamarkan.',
        'Jual motor atau baterai Anda',
        'Ditawarkan, dipesan, dan terjual',
        'Buat iklan',
      ],
    },
    'alva-one',
  ),
  meta('shop/used', {
    en: [
      'Used motorcycles and batteries',
      'Used ALVA motorcycles and batteries sold by their owners, each with a confirmed history: mileage, services, warranty and battery.',
      'Used ALVA motorcycles and batteries',
      'With their confirmed history',
      'Near you, by price or newest first',
    ],
    id: [
      'Motor dan baterai bekas',
      'Motor dan baterai ALVA bekas yang dijual pemiliknya, lengkap dengan riwayat terkonfirmasi: jarak tempuh, servis, garansi, dan baterai.',
      'Motor dan baterai ALVA bekas',
      'Dengan riwayat yang dikonfirmasi',
      'Terdekat, termurah, atau terbaru',
    ],
  }),
  meta('sell-my-motorcycle/*', {
    en: [
      'Used ALVA for sale',
      'The history of this used ALVA, confirmed by us: mileage, services, warranty and charge cycles. Name and plate are masked.',
      'A used ALVA with its history',
      'Services and warranty',
      'Charge cycles of the batteries',
    ],
    id: [
      'ALVA bekas dijual',
      'Riwayat ALVA bekas ini yang telah kami konfirmasi: jarak tempuh, servis, garansi, dan siklus pengisian baterai. Nama dan pelat disamarkan.',
      'ALVA bekas dengan riwayatnya',
      'Servis dan garansi',
      'Siklus pengisian baterai',
    ],
  }),
  meta('sell-my-battery', {
    en: [
      'Used battery for sale',
      'The history of this used battery, confirmed by us: production date, charge cycles, firmware and the motorcycles it has served.',
      'A used battery with its history',
      'Cycles and capacity',
      'Where it has been used',
    ],
    id: [
      'Baterai bekas dijual',
      'Riwayat baterai bekas ini yang telah kami konfirmasi: tanggal produksi, siklus pengisian, firmware, dan motor yang pernah memakainya.',
      'Baterai bekas dengan riwayatnya',
      'Siklus dan kapasitas',
      'Pernah dipakai di mana',
    ],
  }),
];
