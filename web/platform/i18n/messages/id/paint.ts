export default {
  models: 'Model',
  colours: 'Warna {name}',
  picture: '{name} warna {color}',
  configure: 'Rancang {name}',
} as const;
