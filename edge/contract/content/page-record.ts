import * as v from 'valibot';
import { type RecordOf, someLanguages } from '#edge/contract/sync/record-schema.ts';

/** A text page (policy, terms, help) as `sync` sends it and the device keeps it, in both languages. */
export const pageRecord = v.object({
  name: v.string(),
  /** `page`, `policy`, `terms`, `help-topic`, `help-answer` or `post`. */
  kind: v.string(),
  /** The topic of an answer. */
  parent_name: v.nullable(v.string()),
  /** `story` or `press` for posts. */
  category: v.nullable(v.string()),
  image: v.nullable(v.string()),
  /** Epoch ms. */
  published_at: v.number(),
  order_sequence: v.number(),
  texts: someLanguages(
    v.object({
      title: v.string(),
      summary: v.string(),
      /** Blocks in reading order; their kinds are the content system's. */
      blocks: v.array(v.unknown()),
    }),
  ),
});

export type PageRecord = RecordOf<typeof pageRecord>;
