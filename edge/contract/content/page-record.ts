import type { Locale } from '../locale.ts';

/** A text page (policy, terms, help) as `sync` sends it and the device keeps it, in both languages. */
export interface PageRecord {
  readonly name: string;
  /** `page`, `policy`, `terms` or `post`. */
  readonly kind: string;
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
