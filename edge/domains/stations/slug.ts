/** Lower-case letters and digits with dashes between, as ids and links carry it. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Id of an EVSE by its operator's uid: importers and status pushes meet here. */
export const evseIdOf = (source: string, evsesId: string): string =>
  `evs_${source}_${slugOf(evsesId)}`;
