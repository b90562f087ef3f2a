export default {
  'home.title': 'Quiet power for loud cities',
  'home.lead':
    'Electric motorcycles made in Indonesia, for the ride to work, the long way home and everything in between.',
  'home.models': 'See the motorcycles',
  'home.chargers': 'Find a charger',
  'home.hero-picture': 'ALVA CERVO in Indie Red',
  'home.models-title': 'Find the one that fits your day',
  'home.models-lead': 'One idea of clean power, six characters.',
  'home.chargers-title': 'A charger is closer than you think',
  'home.chargers-lead': 'Whether it is free, what it costs and how old that news is.',
  'home.all-chargers': 'All chargers',
  'promise.title': 'Signal drops. This site does not.',
  'promise.lead':
    'In a basement, between two towers, on a mountain road: what you have opened once opens again.',
  'promise.models': 'Models and specifications',
  'promise.models-text': 'Every page about a motorcycle stays readable on your device.',
  'promise.chargers': 'Chargers around you',
  'promise.chargers-text':
    'The last list stays, and says how old it is. Navigation starts offline.',
  'promise.signal': 'Back by itself',
  'promise.signal-text': 'When signal returns, only what has changed is fetched.',
  'not-found.title': 'There is no page here',
  'not-found.lead': 'The address may be mistyped, or the page has moved.',
  'not-found.nearest': 'Perhaps you were looking for',
} as const;
