export default {
  models: 'Models',
  colours: 'Colours of {name}',
  picture: '{name} in {color}',
  configure: 'Configure {name}',
} as const;
