export default {
  title: 'Lihat, duduki, dan coba langsung',
  lead: 'Di experience center Anda bisa bertemu semua model dan orang yang mengendarainya setiap hari.',
  upcoming: 'Segera dibuka',
  directions: 'Petunjuk arah',
} as const;
