/** What "Sync now" says; a key of the `outbox` messages below `sync.`. */
export type SyncOutcome = 'done' | 'waiting' | 'person' | 'stale' | 'offline';

export interface Synced {
  /** Writes that the server does not have, and those of them that wait for a person. */
  readonly unsent: number;
  readonly stuck: number;
  readonly online: boolean;
  /** Every copy on the device was brought up to date. */
  readonly refreshed: boolean;
}

/** All is well only where nothing waits and everything here is as the server has it. */
export const syncOutcome = ({ unsent, stuck, online, refreshed }: Synced): SyncOutcome => {
  if (stuck > 0) return 'person';
  if (!online) return 'offline';
  if (unsent > 0) return 'waiting';
  return refreshed ? 'done' : 'stale';
};
