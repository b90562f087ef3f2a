export default {
  title: 'See them, sit on them, ride them',
  lead: 'At an experience center you meet every model and someone who rides one.',
  upcoming: 'Opening soon',
  directions: 'Directions',
} as const;
