import { type Block, paragraph } from '#db/content/content/blocks.ts';
import type { PageContent } from '#db/content/content/pages/types.ts';
import type { Text } from '#edge/contract/locale.ts';

const WRITTEN = '2026-10-15';

export interface Answer {
  readonly id: string;
  readonly question: Text;
  /** The answer in a sentence or two; it stands alone in search results. */
  readonly short: Text;
  readonly more: readonly Block[];
}

/** A topic and its answers as pages: `help/<topic>` and `help/<topic>/<answer>`. */
export const topic = (
  id: string,
  title: Text,
  summary: Text,
  answers: readonly Answer[],
): PageContent[] => [
  {
    name: `help/${id}`,
    kind: 'help-topic',
    publishedOn: WRITTEN,
    title: title,
    summary: summary,
    blocks: [],
  },
  ...answers.map(
    (answer): PageContent => ({
      name: `help/${id}/${answer.id}`,
      kind: 'help-answer',
      parentName: `help/${id}`,
      publishedOn: WRITTEN,
      title: answer.question,
      summary: answer.short,
      blocks: [paragraph(answer.short), ...answer.more],
    }),
  ),
];
