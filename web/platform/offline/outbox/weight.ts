import type { OutboxItem } from './item.ts';
import { HEAVY_BYTES } from './lanes.ts';

/** Headers and the frame of a request, roughly. */
const FRAME_BYTES = 600;

/** What one attempt to send a write costs, in bytes. */
export const weightOf = ({ variables, file }: Pick<OutboxItem, 'variables' | 'file'>): number =>
  FRAME_BYTES + JSON.stringify(variables).length + (file?.size ?? 0);

const LEAST_ALLOWANCE = 1_000_000;

/**
 * How many bytes may be spent on a write before a person is asked again: four attempts, or a
 * megabyte. Small writes are held back by their waits alone.
 */
export const allowanceOf = (item: Pick<OutboxItem, 'variables' | 'file'>): number => {
  const weight = weightOf(item);
  return weight < HEAVY_BYTES ? Number.POSITIVE_INFINITY : Math.max(4 * weight, LEAST_ALLOWANCE);
};
