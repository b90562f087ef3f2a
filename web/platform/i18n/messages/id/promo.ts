export default {
  title: 'Promo',
  headline: 'Promo, dengan syarat yang mudah dibaca',
  lead: 'Berapa yang Anda hemat, untuk model apa, di mana, dan sampai kapan. Yang tidak tertulis di sini bukan syarat.',
  upcoming: 'Segera mulai',
  running: 'Sedang berlangsung',
  'last-days': 'Hari-hari terakhir',
  ended: 'Sudah berakhir',
  'open-ended': 'Tanpa batas waktu',
  until: 'Sampai {until}',
  period: '{from} sampai {until}',
  models: 'Lihat motornya',
  ask: 'Tanyakan promo ini',
  honest:
    'Promo yang sudah berakhir tetap kami tampilkan selama tiga bulan agar Anda dapat memeriksa ketentuan pesanan Anda.',
} as const;
