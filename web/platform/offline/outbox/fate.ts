import { isUnsent, needsPerson, type OutboxItem } from './item.ts';

/** What became of a write: it took effect, it waits for a connection, or a person has to decide about it. */
export type Fate = 'sent' | 'waiting' | 'refused';

/** A server that is there has answered by then, in ms; a line that answers nothing counts as none. */
const ANSWER_MS = 2_000;

interface Surroundings {
  readonly outbox: {
    items(): Promise<readonly Pick<OutboxItem, 'key' | 'state'>[]>;
    subscribe(listener: () => void): () => void;
  };
  /** Whether it is clear already that nothing goes out now. */
  readonly willWait: () => boolean;
  readonly setTimer: (run: () => void, ms: number) => () => void;
}

/**
 * What became of a write that was just taken down. A device that believes it has a connection learns by the
 * attempt whether it has, and nobody is to read "sent" of what lies on the device.
 */
export const fateOf = (key: string, { outbox, willWait, setTimer }: Surroundings): Promise<Fate> =>
  new Promise((resolve) => {
    const end = (fate: Fate): void => {
      stop();
      stopTimer();
      resolve(fate);
    };
    const look = async (): Promise<void> => {
      const item = (await outbox.items()).find((each) => each.key === key);
      if (item === undefined || !isUnsent(item)) return end('sent');
      if (needsPerson(item)) return end('refused');
      if (willWait()) end('waiting');
    };
    const unclear = (): void => end('waiting');
    const stop = outbox.subscribe(() => void look().catch(unclear));
    const stopTimer = setTimer(unclear, ANSWER_MS);
    void look().catch(unclear);
  });
