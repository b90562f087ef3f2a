export default {
  left: 'Time left',
  days: 'days',
  hours: 'hours',
  minutes: 'minutes',
  seconds: 'seconds',
  'tell-me': 'Tell me when it is here',
  models: 'The current models',
} as const;
