import * as v from 'valibot';
import { everyLanguage, type RecordOf } from '#edge/contract/sync/record-schema.ts';

/** A line of somebody's inbox, as `sync` sends it: what it says in every language, and the page it opens. */
export const notificationRecord = v.object({
  id: v.string(),
  title: everyLanguage(v.string()),
  line: everyLanguage(v.string()),
  /** Without the language. */
  path: v.string(),
  urgent: v.boolean(),
  createdAt: v.string(),
  readAt: v.nullable(v.string()),
});

export type NotificationRecord = RecordOf<typeof notificationRecord>;
