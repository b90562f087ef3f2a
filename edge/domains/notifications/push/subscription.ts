import * as v from 'valibot';
import { type PushSubscription, pushSubscription } from '#edge/contract/notifications/push.ts';
import type { Cipher } from '#edge/platform/cipher.ts';

/** Opens for the browser of that address alone. */
export const placeOf = (endpointIndex: string): string => `push ${endpointIndex}`;

export const endpointIndexOf = (endpoint: string, cipher: Cipher): Promise<string> =>
  cipher.index(`push ${endpoint}`);

export const sealSubscription = (
  subscription: PushSubscription,
  endpointIndex: string,
  cipher: Cipher,
): Promise<string> => cipher.seal(JSON.stringify(subscription), placeOf(endpointIndex));

/** Throws when it was moved or its key is gone. */
export const openSubscription = async (
  sealed: string,
  endpointIndex: string,
  cipher: Cipher,
): Promise<PushSubscription> =>
  v.parse(pushSubscription, JSON.parse(await cipher.open(sealed, placeOf(endpointIndex))));
