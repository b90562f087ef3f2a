/** Street, then city and province, unless the one before names them already. */
export const fullAddress = (street: string, ...regions: readonly string[]): string =>
  regions.reduce((text, region) => (text.includes(region) ? text : `${text}, ${region}`), street);
