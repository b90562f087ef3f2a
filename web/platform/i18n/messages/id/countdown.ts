export default {
  left: 'Sisa waktu',
  days: 'hari',
  hours: 'jam',
  minutes: 'menit',
  seconds: 'detik',
  'tell-me': 'Kabari saya saat tiba',
  models: 'Model saat ini',
} as const;
