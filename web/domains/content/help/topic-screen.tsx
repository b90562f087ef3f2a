import { isLocale, type Locale } from '#edge/contract/locale.ts';
import { LanguageNote } from '#web/domains/content/reading/language-note.tsx';
import { Trail } from '#web/domains/content/reading/trail.tsx';
import { languageName } from '#web/platform/i18n/language-name.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { JsonLd } from '#web/platform/json-ld.tsx';
import { Container } from '#web/ui/container.tsx';
import { ArrowRight } from '#web/ui/icons.ts';
import { PeopleBand } from './people-band.tsx';
import { topicAtBuild, topicsAtBuild } from './topics-at-build.ts';

/** The questions of a topic, each with its answer in short. */
export async function TopicScreen({ locale, topicId }: { locale: Locale; topicId: string }) {
  const [t, news, topics, topic] = await Promise.all([
    getScopedI18n('help'),
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
            <h2 lang={topic.locale === locale ? undefined : topic.locale} className="text-4xl">
              {topic.title}
            </h2>
            <p className="mt-4 text-muted text-xl">{topic.summary}</p>
            <LanguageNote text={topic} />
            <ul className="mt-10 divide-y divide-line border-line border-y">
              {topic.answers.map(({ answerId, question, summary, locale: language }) => (
                <li
                  key={answerId}
                  lang={language === locale ? undefined : language}
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
                  {isLocale(language) && language !== locale ? (
                    <p lang={locale} className="mt-2 text-caution text-sm">
                      {news('other-language', { language: languageName(language, locale) })}
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
