export default {
  'home.title': 'Quiet power for loud cities',
  'home.lead':
    'Electric motorcycles made in Indonesia. Charge at home or swap the battery on the way.',
  'home.models': 'See the motorcycles',
  'home.test-ride': 'Test ride',
  'hero.price': 'To own, from',
  'hero.price-of': 'on the road in Jakarta',
  'hero.month': 'To ride, about',
  'hero.month-of': 'a month for {km} km, service included',
  'home.hero-picture': 'ALVA CERVO in Indie Red',
  'home.models-title': 'Find the one that fits your day',
  'home.models-lead':
    'Every price is on the road in Jakarta, every range that of the batteries it includes.',
  'home.chargers-title': 'A charger is closer than you think',
  'home.chargers-lead': 'Whether it is free, what it costs and how old that news is.',
  'home.all-chargers': 'All chargers',
  'promise.title': 'Signal drops. This site does not.',
  'promise.lead':
    'In a basement, between two towers, on a mountain road: what you have opened once opens again.',
  'promise.models': 'Models and specifications',
  'promise.models-text': 'Every page about a motorcycle stays readable on your device.',
  'promise.chargers': 'Chargers around you',
  'promise.chargers-text':
    'The last list stays, and says how old it is. Navigation starts offline.',
  'promise.signal': 'Back by itself',
  'promise.signal-text': 'When signal returns, only what has changed is fetched.',
  'not-found.nearest': 'Perhaps you were looking for',
  'reading.trail': 'You are here',
  'reading.contents': 'On this page',
  'reading.other-language':
    'This text has not been translated into English yet. You see it in {language}.',
  'policy.since': 'In force since {date}',
  'policy.others': 'Other policies',
  'about.picture': 'ALVA ONE in Nebula Green',
  'about.contact': 'Contact us',
  'app.motorcycle': 'A phone with My ALVA: ALVA CERVO, its number plate, charge and distance left',
  'app.charger':
    'A phone with My ALVA: a charging station, how many of its sockets are free, and the way there',
  'app.garage': 'Open my garage',
  'app.chargers': 'Find a charger',
  'home.news-title': 'What is new',
  'home.all-news': 'All stories',
  'savings.title': 'About {saving} a month stays with you',
  'savings.lead':
    'For {km} km a month, with petrol at {petrol} a litre and electricity at {kwh} a kWh, service included on both sides. Put in your own figures; every assumption can be changed.',
  'savings.calculate': 'Calculate yours',
  'savings.petrol': 'A petrol motorcycle, 45 km to the litre',
  'savings.electric': 'An ALVA, charged at home',
  'yours.title': 'Make it yours',
  'yours.lead':
    'Paint, battery, province, dealer: the picture follows each choice, and so does the price, with every line explained. Book it here for {fee}, or buy it at once, and follow it to your door.',
  'yours.track': 'Track an order',
  'yours.compare': 'Compare models',
  'tiles.label': 'More from ALVA',
  'tiles.app': 'The My ALVA app',
  'tiles.app-text':
    'Charge, whereabouts and guests in your pocket. Installed from here, without a store.',
  'tiles.shop': 'To wear, to mount, to keep it going',
  'tiles.shop-text':
    'Helmets, boxes, batteries, and more than 500 genuine parts with their prices.',
  'tiles.promo': 'Running offers',
  'tiles.promo-text': 'What you save, for which models and until when, in plain words.',
} as const;
