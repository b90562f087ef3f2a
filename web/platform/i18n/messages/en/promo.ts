export default {
  title: 'Promotions',
  headline: 'Offers, with their conditions in plain words',
  lead: 'What you save, for which models, where, and until when. If it is not written here, it is not a condition.',
  upcoming: 'Starts soon',
  running: 'Running now',
  'last-days': 'Last days',
  ended: 'Ended',
  'open-ended': 'Without an end date',
  until: 'Until {until}',
  period: '{from} to {until}',
  models: 'See the motorcycles',
  ask: 'Ask about this offer',
  honest:
    'Offers that have ended stay here for three months, so that you can check what applied to your order.',
} as const;
