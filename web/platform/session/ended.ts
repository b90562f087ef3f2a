type KeyedText = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The person whose session is over; their data is still here. */
export const LOCKED = 'alva-session-locked';
/** The last session was taken away, and this many unsent writes with it. */
export const REVOKED = 'alva-session-revoked';

/** How the last session on this device ended, as it survives a restart. */
export interface Ended {
  /** The person whose data is kept until they sign in again. */
  readonly locked: string | undefined;
  /** What was here was deleted; `lost` writes had not been sent. */
  readonly revoked?: { readonly lost: number } | undefined;
}

/** Remembers on the device that a session is over, so that it stays over without a network. */
export const endedHere = (storage: KeyedText) => ({
  read: (): Ended => {
    const revoked = storage.getItem(REVOKED);
    return {
      locked: storage.getItem(LOCKED) ?? undefined,
      revoked: revoked === null ? undefined : { lost: Number(revoked) || 0 },
    };
  },
  lock: (customerId: string | undefined): void => {
    if (customerId !== undefined) storage.setItem(LOCKED, customerId);
  },
  /** Two tabs may hear of it; the second one finds nothing left to lose. */
  revoke: (lost: number): void => {
    storage.removeItem(LOCKED);
    storage.setItem(REVOKED, String(Math.max(lost, Number(storage.getItem(REVOKED)) || 0)));
  },
  /** The person left by themselves, whatever was before. */
  left: (): void => storage.removeItem(LOCKED),
  /** Somebody signed in. */
  over: (): void => {
    storage.removeItem(LOCKED);
    storage.removeItem(REVOKED);
  },
});
