import type { Fault } from './fault.ts';

/** Failures the person is not told about by a toast, by the document's name. */
const SILENT_OPERATIONS = new Set(['Profile', 'ChargingStationNearby', 'CustomerSearch']);

/**
 * Whether a fault becomes a red toast. Four exceptions: the profile query, the customer search of
 * vehicle sharing, the nearby stations, and the code FORBIDDEN. Of network errors those with a status
 * show, except 503 and HTML in the place of JSON.
 */
export const showsToast = (operation: string, fault: Fault): boolean => {
  if (SILENT_OPERATIONS.has(operation)) return false;
  switch (fault.layer) {
    case 'graphql':
      return fault.code !== 'FORBIDDEN' && fault.status !== 503;
    case 'http':
      return fault.status !== 503;
    case 'network':
    case 'validation':
      return false;
  }
};
