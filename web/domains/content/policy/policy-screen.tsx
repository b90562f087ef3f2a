import type { Locale } from '#edge/contract/locale.ts';
import { Article } from '#web/domains/content/reading/article.tsx';
import { articleLabels } from '#web/domains/content/reading/article-labels.ts';
import { textAtBuild } from '#web/domains/content/reading/text-at-build.ts';
import { Trail } from '#web/domains/content/reading/trail.tsx';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { PoliciesDocument } from '#web/platform/graphql/generated/content/policies.ts';
import { date } from '#web/platform/i18n/format.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { ArrowRight } from '#web/ui/icons.ts';

/** One of the five policies, with the way to the other four. */
export async function PolicyScreen({ locale, policyId }: { locale: Locale; policyId: string }) {
  const [t, labels, page, { pages }] = await Promise.all([
    getScopedI18n('content'),
    articleLabels(),
    textAtBuild(policyId, locale),
    contentAtBuild(PoliciesDocument, { locale }),
  ]);
  const others = pages.filter(({ name }) => name !== policyId);
  return (
    <Article
      page={page}
      labels={labels}
      trail={<Trail locale={locale} steps={[[page.title, `policy/${policyId}`]]} />}
      facts={t('policy.since', { date: date(locale, Date.parse(page.published_at)) })}
    >
      <nav aria-labelledby="other-policies" className="border-line border-t pt-8 print:hidden">
        <h3 id="other-policies" className="text-xl">
          {t('policy.others')}
        </h3>
        <ul className="mt-3">
          {others.map(({ name, title }) => (
            <li key={name} className="border-line border-b">
              <Link
                href={`/policy/${name}`}
                className="flex min-h-14 items-center justify-between gap-4 font-semibold text-base hover:text-accent-text"
              >
                {title}
                <ArrowRight size={18} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Article>
  );
}
