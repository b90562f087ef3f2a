export default {
  nobody:
    'No account has this email or phone number. The customer registers first; it takes a minute.',
  closed: 'This account is closed.',
  other: 'Another customer',
  choose: 'Choose',
  'field.slug': 'Model',
  'field.color': 'Colour',
  'field.accent': 'Accent',
  'field.battery': 'Battery',
  'field.area': 'Registered in',
  'field.dealer': 'Collected at',
  'field.name': 'Who is called about the order',
  'field.email': 'Email',
  'field.phoneNumber': 'Phone number',
  'price.none': 'Choose everything above, and the price appears here.',
  'price.due': 'Due now: {amount}',
  'price.pre-order#one':
    'There is no motorcycle in stock: the customer has {count} hour to pay, and waits for delivery.',
  'price.pre-order#other':
    'There is no motorcycle in stock: the customer has {count} hours to pay, and waits for delivery.',
  'terms-label': 'Terms',
  terms: 'The customer knows the terms of purchase and agrees.',
  place: 'Place the booking',
  'no-answer': 'There was no answer. Send it again: it stays one booking.',
  placed: 'Booked: {code}',
  'placed-text':
    'The customer pays {amount} until {until}. They get a message with the way there, and can scan or open this page, signed in.',
  link: 'Page where the customer pays',
  'to-order': 'To the order',
  another: 'Another booking',
} as const;
