import type { EvseStatus } from '#edge/contract/stations/vocabulary.ts';
import type { PinLook } from '#web/ui/map/pins.ts';

const LOOKS: Record<EvseStatus, PinLook> = {
  AVAILABLE: 'free',
  CHARGING: 'busy',
  RESERVED: 'busy',
  BLOCKED: 'busy',
  OUTOFORDER: 'broken',
  INOPERATIVE: 'broken',
  REMOVED: 'broken',
  PLANNED: 'soon',
  UNKNOWN: 'unknown',
};

/** The shape and colour of a charger on the map. */
export const pinLookOf = (status: EvseStatus): PinLook => LOOKS[status];
