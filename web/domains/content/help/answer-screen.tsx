import type { Locale } from '#edge/contract/locale.ts';
import { Article } from '#web/domains/content/reading/article.tsx';
import { articleLabels } from '#web/domains/content/reading/article-labels.ts';
import { Trail } from '#web/domains/content/reading/trail.tsx';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { HelpAnswerDocument } from '#web/platform/graphql/generated/content/help-answer.ts';
import { date } from '#web/platform/i18n/format.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { ArrowRight } from '#web/ui/icons.ts';
import { PeopleBand } from './people-band.tsx';
import { topicAtBuild } from './topics-at-build.ts';

interface Props {
  locale: Locale;
  topicId: string;
  answerId: string;
}

export async function AnswerScreen({ locale, topicId, answerId }: Props) {
  const [t, labels, topic, { helpAnswer: page }] = await Promise.all([
    getScopedI18n('help'),
    articleLabels(),
    topicAtBuild(topicId, locale),
    contentAtBuild(HelpAnswerDocument, { topicId, answerId, locale }),
  ]);
  if (page === null) throw new Error(`No answer: ${topicId}/${answerId}`);
  // The first paragraph repeats the answer in short, which stands large above it.
  const [first, ...rest] = page.blocks;
  const blocks = first?.text === page.summary ? rest : page.blocks;
  return (
    <>
      <Article
        page={{ ...page, blocks }}
        labels={labels}
        trail={
          <Trail
            locale={locale}
            steps={[
              [t('title'), 'support'],
              [topic.title, `support/${topicId}`],
              [page.title, `support/${topicId}/${answerId}`],
            ]}
          />
        }
        facts={t('written', { date: date(locale, Date.parse(page.published_at)) })}
      >
        <nav aria-labelledby="more-answers" className="border-line border-t pt-8 print:hidden">
          <h3 id="more-answers" className="text-xl">
            {t('more-answers', { topic: topic.title })}
          </h3>
          <ul className="mt-3">
            {topic.answers
              .filter((each) => each.answerId !== answerId)
              .map((each) => (
                <li key={each.answerId} className="border-line border-b">
                  <Link
                    href={`/support/${topicId}/${each.answerId}`}
                    className="flex min-h-14 items-center justify-between gap-4 py-2 font-semibold text-base hover:text-accent-text"
                  >
                    {each.question}
                    <ArrowRight size={18} className="shrink-0" aria-hidden="true" />
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
      </Article>
      <PeopleBand />
    </>
  );
}
