export default {
  name: 'Motor listrik ALVA',
  description: 'Model dan harga, stasiun pengisian, dan motor Anda, juga tanpa sinyal.',
  garage: 'Motor saya',
  help: 'Bantuan di jalan',
  chargers: 'Stasiun pengisian',
} as const;
