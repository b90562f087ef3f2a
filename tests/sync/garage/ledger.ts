import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';
import type { Browser } from './browser.ts';

/** One write a person made: what must become of it. */
interface Written {
  readonly browser: string;
  readonly person: string;
  readonly entity: string;
  /** The id the device made for the loan or the ending: names the effect in the server's log. */
  readonly effect: string;
  key: string;
  /** A person gave it up, knowingly. */
  givenUp: boolean;
}

/** Everything that was ever written down, in the order of writing. */
export interface Ledger {
  readonly all: readonly Written[];
  wrote(browser: Browser, item: OutboxItem): void;
  /** The same write under another key (edited, insisted). */
  rewrote(before: OutboxItem, after: OutboxItem | undefined): void;
  gaveUp(item: OutboxItem): void;
  /** A sign-out that deletes what was not sent, after the person was asked. */
  gaveUpAll(items: readonly OutboxItem[]): void;
}

export const createLedger = (): Ledger => {
  const all: Written[] = [];
  const find = ({ key }: OutboxItem) => all.find((each) => each.key === key);
  const gaveUp = (item: OutboxItem): void => {
    const written = find(item);
    if (written) written.givenUp = true;
  };
  return {
    all,
    wrote: (browser, item) =>
      void all.push({
        browser: browser.name,
        person: browser.person,
        entity: item.entity,
        effect: (item.variables as { id: string }).id,
        key: item.key,
        givenUp: false,
      }),
    rewrote: (before, after) => {
      const written = find(before);
      if (written && after) written.key = after.key;
    },
    gaveUp,
    gaveUpAll: (items) => items.forEach(gaveUp),
  };
};
