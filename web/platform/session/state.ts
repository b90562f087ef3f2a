import type { Ended } from './ended.ts';

/**
 * Who uses this device, as far as it can know. A network failure is never a sign-out: then the state
 * is `unavailable` and what is on the device stays usable.
 */
export type SessionState =
  /** `remembered`: who was here last, and may go on with what is on this device until the server has answered. */
  | { readonly kind: 'initializing'; readonly remembered?: string }
  | ({ readonly kind: 'guest' } & Ended)
  | {
      readonly kind: 'signed-in';
      readonly customerId: string;
      /** Of the person's name; empty when it has no letters. */
      readonly initials: string;
      readonly isStaff: boolean;
      readonly isAffiliate: boolean;
    }
  | { readonly kind: 'unavailable'; readonly lastCustomerId: string | undefined };

export const INITIALIZING: SessionState = { kind: 'initializing' };
