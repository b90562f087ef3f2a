import { type Text, t } from '../../../catalog/types.ts';
import { type Block, paragraph } from '../../blocks.ts';
import type { PageContent } from '../types.ts';

type Pair = readonly [en: string, id: string];

const WRITTEN = '2026-10-15';

const text = ([en, id]: Pair): Text => t(en, id);

export interface Answer {
  readonly id: string;
  readonly question: Pair;
  /** The answer in a sentence or two; it stands alone in search results. */
  readonly short: Pair;
  readonly more: readonly Block[];
}

/** A topic and its answers as pages: `help/<topic>` and `help/<topic>/<answer>`. */
export const topic = (
  id: string,
  title: Pair,
  summary: Pair,
  answers: readonly Answer[],
): PageContent[] => [
  {
    name: `help/${id}`,
    kind: 'help-topic',
    publishedOn: WRITTEN,
    title: text(title),
    summary: text(summary),
    blocks: [],
  },
  ...answers.map(
    (answer): PageContent => ({
      name: `help/${id}/${answer.id}`,
      kind: 'help-answer',
      parentName: `help/${id}`,
      publishedOn: WRITTEN,
      title: text(answer.question),
      summary: text(answer.short),
      blocks: [paragraph(...answer.short), ...answer.more],
    }),
  ),
];
