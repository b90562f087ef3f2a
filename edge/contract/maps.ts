/** Opens turn-by-turn navigation in the maps app of the device, or on the web. */
export const navigationUrl = ({ lat, lon }: { lat: number; lon: number }): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat}%2C${lon}`;
