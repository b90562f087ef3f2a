import { Link } from '../../../platform/i18n/link.tsx';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { otherLocale } from '../../../platform/i18n/other-locale.ts';
import { getScopedI18n } from '../../../platform/i18n/server.ts';
import { JsonLd } from '../../../platform/json-ld.tsx';
import { Container } from '../../../ui/container.tsx';
import { ArrowRight } from '../../../ui/icons.ts';
import { LanguageNote } from '../reading/language-note.tsx';
import { Trail } from '../reading/trail.tsx';
import { PeopleBand } from './people-band.tsx';
import { topicAtBuild, topicsAtBuild } from './topics-at-build.ts';

/** The questions of a topic, each with its answer in short. */
export async function TopicScreen({ locale, topicId }: { locale: Locale; topicId: string }) {
  const [t, content, news, topics, topic] = await Promise.all([
    getScopedI18n('help'),
    getScopedI18n('content'),
    getScopedI18n('news'),
    topicsAtBuild(locale),
    topicAtBuild(topicId, locale),
  ]);
  return (
    <>
      <Container className="pt-6 pb-16 sm:pt-8 sm:pb-24">
        <Trail
          locale={locale}
          steps={[
            [t('title'), 'support'],
            [topic.title, `support/${topicId}`],
          ]}
        />
        <JsonLd
          data={{
            '@type': 'FAQPage',
            mainEntity: topic.answers.map(({ question, summary }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: summary },
            })),
          }}
        />
        <div className="mt-8 grid gap-12 sm:mt-12 lg:grid-cols-[minmax(0,42rem)_16rem] lg:justify-between lg:gap-16">
          <div>
            <h2 lang={topic.is_fallback ? otherLocale(locale) : undefined} className="text-4xl">
              {topic.title}
            </h2>
            <p className="mt-4 text-muted text-xl">{topic.summary}</p>
            <LanguageNote shown={topic.is_fallback}>
              {content('reading.other-language')}
            </LanguageNote>
            <ul className="mt-10 divide-y divide-line border-line border-y">
              {topic.answers.map(({ answerId, question, summary, is_fallback }) => (
                <li
                  key={answerId}
                  lang={is_fallback ? otherLocale(locale) : undefined}
                  className="relative py-6"
                >
                  <h3 className="text-xl">
                    <Link
                      href={`/support/${topicId}/${answerId}`}
                      className="after:absolute after:inset-0 hover:text-accent-text"
                    >
                      {question}
                    </Link>
                  </h3>
                  <p className="mt-2 text-muted">{summary}</p>
                  {is_fallback ? (
                    <p lang={locale} className="mt-2 text-caution text-sm">
                      {news('other-language')}
                    </p>
                  ) : null}
                </li>
              ))}
            </ul>
          </div>
          <nav aria-labelledby="other-topics" className="lg:pt-3">
            <h3 id="other-topics" className="font-semibold text-sm">
              {t('other-topics')}
            </h3>
            <ul className="mt-2 border-line lg:border-l lg:pl-4">
              {topics
                .filter((each) => each.topicId !== topicId)
                .map((each) => (
                  <li key={each.topicId}>
                    <Link
                      href={`/support/${each.topicId}`}
                      className="flex min-h-10 items-center gap-2 text-muted hover:text-ink hover:underline"
                    >
                      <ArrowRight size={16} className="lg:hidden" aria-hidden="true" />
                      {each.title}
                    </Link>
                  </li>
                ))}
            </ul>
          </nav>
        </div>
      </Container>
      <PeopleBand />
    </>
  );
}
