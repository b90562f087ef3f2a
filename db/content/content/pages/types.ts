import type { Text } from '../../catalog/types.ts';
import type { Block } from '../blocks.ts';

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
