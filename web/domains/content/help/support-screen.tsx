import type { Locale } from '#edge/contract/locale.ts';
import { Trail } from '#web/domains/content/reading/trail.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { Link } from '#web/platform/i18n/link.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { ArrowRight } from '#web/ui/icons.ts';
import { HelpSearch } from './help-search.tsx';
import { PeopleBand } from './people-band.tsx';
import { topicsAtBuild } from './topics-at-build.ts';

const QUESTIONS_SHOWN = 4;

export async function SupportScreen({ locale }: { locale: Locale }) {
  const [t, topics] = await Promise.all([getScopedI18n('help'), topicsAtBuild(locale)]);
  const entries = topics.flatMap(({ topicId, title, answers }) =>
    answers.map(({ answerId, question, summary }) => ({
      href: `/support/${topicId}/${answerId}`,
      question,
      summary,
      topic: title,
    })),
  );
  return (
    <>
      <Container className="pt-6 pb-16 sm:pt-8 sm:pb-24">
        <Trail locale={locale} steps={[[t('title'), 'support']]} />
        <h2 className="mt-8 text-4xl sm:mt-12">{t('headline')}</h2>
        <p className="mt-4 max-w-text text-muted text-xl">{t('lead')}</p>
        <ClientMessages scopes={['help']}>
          <HelpSearch entries={entries}>
            <ul className="mt-12 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
              {topics.map(({ topicId, title, summary, answers }) => (
                <li
                  key={topicId}
                  className="flex flex-col rounded-2xl border border-line bg-surface p-5 sm:p-6"
                >
                  <h3 className="text-xl">{title}</h3>
                  <p className="mt-1 text-muted">{summary}</p>
                  <ul className="mt-4 mb-3">
                    {answers.slice(0, QUESTIONS_SHOWN).map(({ answerId, question }) => (
                      <li key={answerId} className="border-line border-t">
                        <Link
                          href={`/support/${topicId}/${answerId}`}
                          className="flex min-h-tap items-center py-2 font-medium hover:text-accent-text"
                        >
                          {question}
                        </Link>
                      </li>
                    ))}
                  </ul>
                  <Link
                    href={`/support/${topicId}`}
                    className="mt-auto inline-flex min-h-tap items-center gap-2 self-start font-semibold text-accent-text text-sm hover:underline"
                  >
                    {t('all-of-topic', { count: answers.length })}
                    <span className="sr-only">: {title}</span>
                    <ArrowRight size={16} aria-hidden="true" />
                  </Link>
                </li>
              ))}
              <li className="flex flex-col rounded-2xl bg-sunken p-5 sm:p-6">
                <h3 className="text-xl">{t('charging.title')}</h3>
                <p className="mt-1 text-muted">{t('charging.text')}</p>
                <Link
                  href="/support/re-charge-and-swap"
                  className="mt-auto inline-flex min-h-tap items-center gap-2 self-start pt-4 font-semibold text-accent-text text-sm hover:underline"
                >
                  {t('charging.go')}
                  <ArrowRight size={16} aria-hidden="true" />
                </Link>
              </li>
            </ul>
          </HelpSearch>
        </ClientMessages>
      </Container>
      <PeopleBand />
    </>
  );
}
