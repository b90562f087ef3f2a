import type { Locale } from '../locale.ts';

/** A text page (policy, terms, help) as `sync` sends it and the device keeps it, in both languages. */
export interface PageRecord {
  readonly name: string;
  /** `page`, `policy`, `terms`, `help-topic`, `help-answer` or `post`. */
  readonly kind: string;
  /** The topic of an answer. */
  readonly parent_name: string | null;
  /** `story` or `press` for posts. */
  readonly category: string | null;
  readonly image: string | null;
  /** Epoch ms. */
  readonly published_at: number;
  readonly order_sequence: number;
  readonly texts: Readonly<
    Partial<
      Record<
        Locale,
        {
          readonly title: string;
          readonly summary: string;
          /** Blocks in reading order; their kinds are the content system's. */
          readonly blocks: readonly unknown[];
        }
      >
    >
  >;
}
