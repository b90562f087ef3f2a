export default {
  name: 'Motor listrik ALVA',
  description: 'Model dan harga, stasiun pengisian, dan motor Anda, juga tanpa sinyal.',
  garage: 'Motor saya',
  chargers: 'Stasiun pengisian',
} as const;
