/**
 * The one address of a charger's page, without its language. Its slug opens the page too, but follows
 * the station's name; the id stays.
 */
export const stationPath = (stationId: string): string =>
  `/charging-station/${encodeURIComponent(stationId)}`;
