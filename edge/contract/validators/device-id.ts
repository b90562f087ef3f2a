import * as v from 'valibot';
import { idPattern } from '#edge/contract/ids.ts';

/** An id that a device made; `message` is the key of the text for any other string. */
export const deviceId = (prefix: string, message = 'id') =>
  v.pipe(v.string(), v.regex(idPattern(prefix), message));
