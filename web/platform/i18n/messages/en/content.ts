export default {
  'home.title': 'Quiet power for loud cities',
  'home.lead':
    'Electric motorcycles made in Indonesia, for the ride to work, the long way home and everything in between.',
  'home.models': 'See the motorcycles',
  'home.chargers': 'Find a charger',
  'home.models-title': 'Find the one that fits your day',
  'home.models-lead': 'One platform of clean power, six characters.',
} as const;
