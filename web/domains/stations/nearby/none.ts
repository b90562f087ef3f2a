import type { StationLack } from '#web/domains/stations/device/use-station-copy.ts';
import type { Filters } from './filters.ts';

/** Whether stations that nobody confirmed for the model could still be offered. */
export const hidesUnconfirmed = ({ model, unknownToo }: Filters): boolean =>
  model !== null && !unknownToo;

/** Why a list is empty, as keys of the messages: "none here" is never said for "not downloaded". */
export const whyNone = (filters: Filters, incomplete: StationLack | undefined) => {
  if (incomplete === 'areas') return ['not-downloaded', 'not-downloaded-help'] as const;
  if (incomplete !== undefined) return ['none-in-part', 'none-help'] as const;
  const title = filters.search === '' ? 'none-here' : 'none-found';
  if (filters.favourites) return [title, 'none-favourites'] as const;
  return [title, hidesUnconfirmed(filters) ? 'none-confirmed' : 'none-help'] as const;
};
