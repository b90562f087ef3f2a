export default {
  'home.title': 'Tenaga senyap untuk kota yang ramai',
  'home.lead': 'Motor listrik buatan Indonesia. Isi daya di rumah atau tukar baterai di jalan.',
  'home.models': 'Lihat motornya',
  'home.test-ride': 'Test ride',
  'hero.price': 'Memiliki, mulai',
  'hero.price-of': 'OTR Jakarta',
  'hero.month': 'Mengendarai, sekitar',
  'hero.month-of': 'sebulan untuk {km} km, termasuk servis',
  'home.hero-picture': 'ALVA CERVO warna Indie Red',
  'home.models-title': 'Temukan yang pas dengan hari Anda',
  'home.models-lead':
    'Semua harga OTR Jakarta, semua jarak tempuh dengan baterai yang sudah termasuk.',
  'home.chargers-title': 'Stasiun pengisian lebih dekat dari dugaan Anda',
  'home.chargers-lead': 'Kosong atau tidak, berapa biayanya, dan sebaru apa kabarnya.',
  'home.all-chargers': 'Semua stasiun pengisian',
  'promise.title': 'Sinyal boleh hilang. Situs ini tetap jalan.',
  'promise.lead':
    'Di basemen, di sela gedung tinggi, di jalan pegunungan: yang pernah Anda buka bisa dibuka lagi.',
  'promise.models': 'Model dan spesifikasi',
  'promise.models-text': 'Setiap halaman motor tetap bisa dibaca di perangkat Anda.',
  'promise.chargers': 'Stasiun pengisian di sekitar Anda',
  'promise.chargers-text':
    'Daftar terakhir tetap ada, lengkap dengan umurnya. Navigasi bisa dimulai tanpa internet.',
  'promise.signal': 'Kembali dengan sendirinya',
  'promise.signal-text': 'Begitu sinyal kembali, hanya yang berubah yang diambil.',
  'not-found.nearest': 'Mungkin yang Anda cari',
  'reading.trail': 'Anda di sini',
  'reading.contents': 'Di halaman ini',
  'reading.other-language':
    'Teks ini belum diterjemahkan ke bahasa Indonesia. Anda melihatnya dalam bahasa {language}.',
  'policy.since': 'Berlaku sejak {date}',
  'policy.others': 'Kebijakan lainnya',
  'about.picture': 'ALVA ONE warna Nebula Green',
  'about.contact': 'Hubungi kami',
  'app.motorcycle': 'Ponsel dengan My ALVA: ALVA CERVO, pelat nomor, isi baterai, dan sisa jarak',
  'app.charger':
    'Ponsel dengan My ALVA: stasiun pengisian, jumlah soket yang kosong, dan rute ke sana',
  'app.garage': 'Buka garasi saya',
  'app.chargers': 'Cari stasiun pengisian',
  'home.news-title': 'Kabar terbaru',
  'home.all-news': 'Semua cerita',
  'savings.title': 'Sekitar {saving} sebulan tetap di kantong Anda',
  'savings.lead':
    'Untuk {km} km sebulan, dengan bensin {petrol} per liter dan listrik {kwh} per kWh, sudah termasuk servis di kedua sisi. Masukkan angka Anda sendiri; semua asumsi bisa diubah.',
  'savings.calculate': 'Hitung penghematan Anda',
  'savings.petrol': 'Motor bensin, 45 km per liter',
  'savings.electric': 'ALVA, diisi di rumah',
  'yours.title': 'Rancang sesuai selera',
  'yours.lead':
    'Warna, baterai, provinsi, diler: gambar mengikuti setiap pilihan, begitu pula harganya, lengkap dengan penjelasan tiap baris. Pesan di sini dengan {fee}, atau langsung beli, lalu ikuti sampai tiba di rumah.',
  'yours.track': 'Lacak pesanan',
  'yours.compare': 'Bandingkan model',
  'tiles.label': 'Lainnya dari ALVA',
  'tiles.app': 'Aplikasi My ALVA',
  'tiles.app-text':
    'Isi baterai, letak motor, dan tamu Anda dalam genggaman. Dipasang dari sini, tanpa toko aplikasi.',
  'tiles.shop': 'Dipakai, dipasang, dirawat',
  'tiles.shop-text':
    'Helm, boks, baterai, dan lebih dari 500 suku cadang asli lengkap dengan harganya.',
  'tiles.promo': 'Promo berjalan',
  'tiles.promo-text':
    'Berapa yang Anda hemat, untuk model apa, dan sampai kapan, dengan bahasa yang jelas.',
} as const;
