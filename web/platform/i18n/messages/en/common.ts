export default {
  brand: 'ALVA',
  'skip-to-content': 'Skip to content',
  home: 'Home',
  retry: 'Try again',
  'error.title': 'This page stumbled',
  'error.body': 'Something went wrong on our side. Nothing you entered has been sent twice.',
  'error.home': 'Back to the home page',
  'not-found.title': 'There is no page here',
  'not-found.body': 'The address may be mistyped, or the page has moved.',
  'not-found.nearest': 'Perhaps you were looking for',
} as const;
