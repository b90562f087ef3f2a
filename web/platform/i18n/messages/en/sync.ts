export default {
  'offline.title': 'This page is not on your phone yet',
  'offline.description':
    'There is no signal, and this page has not been opened on this device before.',
  'offline.body':
    'There is no signal here, and this page was never opened on this device. These work without signal:',
  'offline.product': 'Motorcycles',
  'offline.product-help': 'Every model with its specifications',
  'offline.garage': 'My motorcycles',
  'offline.garage-help': 'Vehicle and battery as last seen',
  'offline.chargers': 'Charging stations',
  'offline.chargers-help': 'Stations around the places you looked at',
  'offline.retry': 'Try again',
  'update.text': 'A new version of this site is ready.',
  'update.now': 'Update now',
  'manifest.name': 'ALVA electric motorcycles',
  'manifest.description':
    'Models and prices, charging stations and your motorcycles, also without signal.',
  'manifest.garage': 'My motorcycles',
  'manifest.chargers': 'Charging stations',
} as const;
