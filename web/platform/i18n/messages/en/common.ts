export default {
  brand: 'ALVA',
  'skip-to-content': 'Skip to content',
  home: 'Home',
  retry: 'Try again',
  'error.title': 'This page stumbled',
  'error.body': 'Something went wrong on our side. Nothing you entered has been sent twice.',
  'error.home': 'Back to the home page',
} as const;
