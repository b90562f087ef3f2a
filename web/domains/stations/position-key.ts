import type { Position } from '#web/platform/device/position.ts';

/** What to say of the place that distances are measured from; a last known place is not "here". */
export const positionKey = ({ state, isLast }: Position) => {
  if (!isLast) return `position.${state}` as const;
  if (state === 'denied' || state === 'unavailable') return `position.${state}-last` as const;
  return state === 'locating' ? 'position.locating' : 'position.last';
};
