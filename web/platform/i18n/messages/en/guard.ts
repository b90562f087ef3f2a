export default {
  checking: 'One moment, we are checking who is signed in.',
  unavailable: 'We cannot check your sign-in right now. You see what is stored on this device.',
  'failed.title': 'This could not be loaded',
  'failed.text': 'Check your connection and try again. Nothing has been lost.',
  'failed.retry': 'Try again',
} as const;
