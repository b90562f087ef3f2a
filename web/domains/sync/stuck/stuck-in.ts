import { needsPerson, type OutboxItem } from '#web/platform/offline/outbox/item.ts';

/** The writes of lines that begin so and that only a person can move on. */
export const stuckIn = (
  items: readonly OutboxItem[],
  lines: readonly string[],
): readonly OutboxItem[] =>
  items.filter(
    (item) => needsPerson(item) && lines.some((line) => `${item.entity} `.startsWith(`${line} `)),
  );
