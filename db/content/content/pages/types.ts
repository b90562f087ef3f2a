import type { Block } from '#db/content/content/blocks.ts';
import type { Text } from '#edge/contract/locale.ts';

export interface PageContent {
  readonly name: string;
  readonly kind: 'page' | 'policy' | 'terms' | 'help-topic' | 'help-answer' | 'post' | 'promo';
  readonly parentName?: string;
  readonly category?: 'story' | 'press';
  readonly image?: string;
  /** Calendar day in Jakarta. */
  readonly publishedOn: string;
  /** First and last day of a promo, calendar days in Jakarta. */
  readonly validOn?: readonly [first: string, last: string];
  readonly title: Text;
  readonly summary: Text;
  readonly blocks: readonly Block[];
}
