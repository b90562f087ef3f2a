import type { Locale } from '#edge/contract/locale.ts';
import { content } from '#edge/graphql/builder.ts';
import { LocaleEnum } from '#edge/graphql/locale.ts';
import { revisedBy } from '#edge/graphql/revised.ts';
import { type PageSummaryRow, pagesOfKind } from './page.sql.ts';
import { PageRef, readPage } from './page.ts';

interface Entry extends PageSummaryRow {
  /** Last part of the page's name. */
  readonly id: string;
  readonly wantedLocale: Locale;
}

interface Topic extends Entry {
  readonly answers: readonly Entry[];
}

const EntryRef = content.objectRef<Entry>('HelpEntry').implement({
  description: 'A question with its answer in short; the whole answer is a page.',
  fields: (t) => ({
    answerId: t.exposeString('id'),
    question: t.exposeString('title'),
    summary: t.exposeString('summary'),
    locale: t.exposeString('locale', { description: 'The language the texts are in.' }),
    is_fallback: t.boolean({ resolve: (entry) => entry.locale !== entry.wantedLocale }),
  }),
});

const TopicRef = content.objectRef<Topic>('HelpTopic').implement({
  fields: (t) => ({
    topicId: t.exposeString('id'),
    title: t.exposeString('title'),
    summary: t.exposeString('summary'),
    locale: t.exposeString('locale', { description: 'The language the texts are in.' }),
    is_fallback: t.boolean({ resolve: (topic) => topic.locale !== topic.wantedLocale }),
    answers: t.field({ type: [EntryRef], resolve: (topic) => topic.answers }),
  }),
});

const entryIn =
  (wantedLocale: Locale) =>
  (row: PageSummaryRow): Entry => ({ ...row, id: row.name.split('/').at(-1) ?? '', wantedLocale });

/** Page name of a topic or answer; a segment with a slash in it is none of ours. */
const helpName = (...ids: readonly string[]): string =>
  ids.some((id) => id === '' || id.includes('/')) ? '' : ['help', ...ids].join('/');

content.queryFields((t) => ({
  helpTopics: t.field({
    extensions: revisedBy('pages'),
    type: [TopicRef],
    description: 'All help topics with their questions; enough to search without another trip.',
    args: { locale: t.arg({ type: LocaleEnum, required: true }) },
    resolve: async (_, { locale }, { read }) => {
      const [topics, answers] = await Promise.all([
        read(pagesOfKind({ kind: 'help-topic', locale })),
        read(pagesOfKind({ kind: 'help-answer', locale })),
      ]);
      const byTopic = Map.groupBy(answers, (answer) => answer.parentName);
      const entry = entryIn(locale);
      return topics.map((topic) => ({
        ...entry(topic),
        answers: (byTopic.get(topic.name) ?? []).map(entry),
      }));
    },
  }),
  helpAnswer: t.field({
    extensions: revisedBy('pages'),
    type: PageRef,
    nullable: true,
    args: {
      topicId: t.arg.string({ required: true }),
      answerId: t.arg.string({ required: true }),
      locale: t.arg({ type: LocaleEnum, required: true }),
    },
    resolve: (_, { topicId, answerId, locale }, context) =>
      readPage(helpName(topicId, answerId), locale, context),
  }),
}));
