import * as v from 'valibot';
import { idPattern } from '#edge/contract/ids.ts';
import { CHANNELS, PURPOSES } from './purposes.ts';

/** Lines marked as read at once; more go in several writes. */
export const MOST_READ_AT_ONCE = 100;

/** For the page and for the server alike. */
export const notificationChoice = v.object({
  purpose: v.picklist(PURPOSES),
  channel: v.picklist(CHANNELS),
  wanted: v.boolean(),
});

export const readIds = v.pipe(
  v.array(v.pipe(v.string(), v.regex(idPattern('ntf')))),
  v.minLength(1),
  v.maxLength(MOST_READ_AT_ONCE),
);
