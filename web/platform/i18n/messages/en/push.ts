export default {
  title: 'On this device',
  text: 'Notifications also when the site is closed. They end here when you sign out.',
  switch: 'Notify me on this device',
  install:
    'An iPhone or iPad notifies you once ALVA is on your home screen: tap the share button of the browser, then “Add to Home Screen”, and open ALVA from there.',
  blocked:
    'This browser was told not to show our notifications. You can change that in its settings for this site.',
  unsupported: 'This browser shows no notifications of websites.',
  failed: 'That did not work. Please try again.',
  orders: 'Shall we notify you when this order moves on?',
  'orders-on': 'You will be notified on this device.',
  chargers: 'Shall we notify you when a favourite charger is free again or out of order?',
  'chargers-on': 'You will be notified of your favourite chargers on this device.',
  'ask-text': 'Your browser asks once more. You can switch it off at any time in your settings.',
  yes: 'Notify me',
  no: 'Not now',
};
