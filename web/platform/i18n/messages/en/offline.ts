export default {
  title: 'This page is not on your phone yet',
  description: 'There is no signal, and this page has not been opened on this device before.',
  body: 'There is no signal here, and this page was never opened on this device. These work without signal:',
  'other-title': 'This page is not here in English yet',
  'other-body':
    'There is no signal. On this device the page is in {language}; the English one comes once you are online.',
  other: 'Read it in {language}',
  'pack-body':
    'There is no signal, and the English pages are not on this device yet. These work without signal, in {language}:',
  product: 'Motorcycles',
  'product-help': 'Every model with its specifications',
  garage: 'My motorcycles',
  'garage-help': 'Vehicle and battery as last seen',
  chargers: 'Charging stations',
  'chargers-help': 'Stations around the places you looked at',
  'cleared-title': 'There is no signal',
  'cleared-body':
    'What this browser kept of ALVA was cleared, so nothing opens without signal. It comes back by itself once you are online.',
  retry: 'Try again',
} as const;
