export default {
  'offline.title': 'This page is not on your phone yet',
  'offline.description':
    'There is no signal, and this page has not been opened on this device before.',
  'offline.body':
    'There is no signal here, and this page was never opened on this device. These work without signal:',
  'offline.other-title': 'This page is not here in English yet',
  'offline.other-body':
    'There is no signal. On this device the page is in Bahasa Indonesia; the English one comes once you are online.',
  'offline.other': 'Read it in Bahasa Indonesia',
  'offline.pack-body':
    'There is no signal, and the English pages are not on this device yet. These work without signal, in Bahasa Indonesia:',
  'offline.product': 'Motorcycles',
  'offline.product-help': 'Every model with its specifications',
  'offline.garage': 'My motorcycles',
  'offline.garage-help': 'Vehicle and battery as last seen',
  'offline.chargers': 'Charging stations',
  'offline.chargers-help': 'Stations around the places you looked at',
  'offline.retry': 'Try again',
  'update.text': 'A new version of this site is ready.',
  'update.now': 'Update now',
  'outbox.stuck': 'A change you made could not be completed. It is kept on this device.',
  'outbox.look': 'See what to do',
  'leave.title': 'Sign out before everything is sent?',
  'leave.text':
    'Changes made on this device that we do not have yet: {count}. Signing out deletes them.',
  'leave.stay': 'Stay signed in',
  'leave.send': 'Send, then sign out',
  'leave.discard': 'Delete them and sign out',
  'leave.failed': 'Not everything could be sent. Your changes are still here.',
  'manifest.name': 'ALVA electric motorcycles',
  'manifest.description':
    'Models and prices, charging stations and your motorcycles, also without signal.',
  'manifest.garage': 'My motorcycles',
  'manifest.chargers': 'Charging stations',
} as const;
