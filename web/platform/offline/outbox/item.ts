/**
 * A write on its way. `waiting`: goes when its turn comes. `sent`: took effect; stays visible until
 * the next pull brings what it caused. The others wait for a person: `refused` by the server for
 * good, in `conflict` with what happened meanwhile, or so old that it `asks` before it goes.
 */
type ItemState = 'waiting' | 'sent' | 'refused' | 'conflict' | 'asks';

export interface OutboxItem<V extends object = object> {
  /** Order of writing, given by the store. */
  readonly seq: number;
  /** ULID made with the write; travels as `Idempotency-Key`. A change of the variables makes a new one. */
  readonly key: string;
  /** Name in the allow-list (allowed.ts); document and rules are looked up when it is sent. */
  readonly operation: string;
  /** Writes to one entity go in the order they were made. */
  readonly entity: string;
  readonly variables: V;
  /** The file that it sends; deleted with the item. */
  readonly file?: Blob;
  /** Files that it shows and that were sent before, by their ids, in case the server has them no longer. */
  readonly files?: Readonly<Record<string, Blob>>;
  /** Whom or what it concerns, as the tray names it; a name of a person or a thing, in no language. */
  readonly about: string | null;
  /** Epoch ms of the server-corrected clock. */
  readonly createdAt: number;
  /** What was added to the device's own time then (`ServerClock.offset`); tells later whether that was right. */
  readonly offset?: number;
  readonly state: ItemState;
  /** How often it was handed to the network; counted before it leaves, so a crash cannot hide one. */
  readonly attempts: number;
  /** What the attempts since a person last decided about it have cost. */
  readonly bytes?: number;
  /** It left, and no answer came: it may have taken effect already. */
  readonly uncertain: boolean;
  /** Epoch ms; not sent before. */
  readonly notBefore: number;
  /** Epoch ms; the server asked for this much patience (`Retry-After`), which no person can shorten. */
  readonly serverNotBefore?: number;
  /** A person agreed to send it although it is old. */
  readonly confirmed: boolean;
  /** Why it did not go: an error code the web translates. */
  readonly code: string | null;
  /** What the server found instead, for the conflict screen. */
  readonly conflict: unknown;
}

/** What a new write consists of; the store adds its place in the line. */
export type Draft = Omit<OutboxItem, 'seq'>;

/** Whether it would be lost by deleting the outbox. */
export const isUnsent = ({ state }: Pick<OutboxItem, 'state'>): boolean => state !== 'sent';

/** Whether only a person can move it on. */
export const needsPerson = ({ state }: Pick<OutboxItem, 'state'>): boolean =>
  state === 'refused' || state === 'conflict' || state === 'asks';
