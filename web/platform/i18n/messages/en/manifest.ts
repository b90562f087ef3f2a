export default {
  name: 'ALVA electric motorcycles',
  description: 'Models and prices, charging stations and your motorcycles, also without signal.',
  garage: 'My motorcycles',
  help: 'Help on the road',
  chargers: 'Charging stations',
} as const;
