import { contentAtBuild } from '../../../platform/graphql/at-build.ts';
import { HelpAnswerDocument } from '../../../platform/graphql/generated/content.ts';
import { date } from '../../../platform/i18n/format.ts';
import { Link } from '../../../platform/i18n/link.tsx';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { getScopedI18n } from '../../../platform/i18n/server.ts';
import { ArrowRight } from '../../../ui/icons.ts';
import { Article } from '../reading/article.tsx';
import { articleLabels } from '../reading/article-labels.ts';
import { Trail } from '../reading/trail.tsx';
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
