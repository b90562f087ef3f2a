import type { Locale } from '#edge/contract/locale.ts';
import { PostPicture } from '#web/domains/content/news/post-picture.tsx';
import { LanguageNote } from '#web/domains/content/reading/language-note.tsx';
import { Trail } from '#web/domains/content/reading/trail.tsx';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { PromoDocument } from '#web/platform/graphql/generated/content/promo.ts';
import { PromosDocument } from '#web/platform/graphql/generated/content/promos.ts';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { date } from '#web/platform/i18n/format.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { cx } from '#web/ui/cx.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LateCodesNow } from './late-codes-now.tsx';
import { offerOf } from './offer.ts';
import { lastMoment } from './period.ts';
import { StandingBadge } from './standing-badge.tsx';

const slugOf = (name: string): string => name.replace(/^promos\//, '');

/** Every offer by what one gets, until when and for whom; the first in the shop's order is shown large. */
export async function PromosScreen({ locale }: { locale: Locale }) {
  const [t, { pages }] = await Promise.all([
    getScopedI18n('promo'),
    contentAtBuild(PromosDocument, { locale }),
  ]);
  const promos = await Promise.all(
    pages.map(async (page) => {
      const slug = slugOf(page.name);
      const { promo } = await contentAtBuild(PromoDocument, { slug, locale });
      return { ...page, slug, offer: offerOf(promo?.blocks ?? []) };
    }),
  );
  return (
    <Container className="pt-6 pb-20 sm:pt-8 sm:pb-28">
      <Trail locale={locale} steps={[[t('title'), 'promo']]} />
      <h2 className="mt-8 text-4xl sm:mt-12">{t('headline')}</h2>
      <p className="mt-4 max-w-text text-muted text-xl">{t('lead')}</p>
      <ClientMessages scopes={['promo']}>
        <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {promos.map((promo, at) => (
            <li key={promo.name} className={at === 0 ? 'sm:col-span-2 lg:col-span-3' : undefined}>
              <article
                className={cx(
                  'group relative flex h-full flex-col overflow-hidden rounded-2xl bg-surface shadow-card transition hover:shadow-float',
                  at === 0 && 'lg:grid lg:grid-cols-[1.4fr_1fr]',
                )}
              >
                {promo.image === null ? null : (
                  <PostPicture
                    image={promo.image}
                    alt=""
                    eager
                    className={at === 0 ? 'lg:h-full lg:object-cover' : undefined}
                  />
                )}
                <div className="flex flex-1 flex-col p-5 sm:p-7">
                  <div className="text-sm">
                    <StandingBadge valid_from={promo.valid_from} valid_until={promo.valid_until} />
                  </div>
                  <p className={cx('mt-3 font-bold', at === 0 ? 'text-4xl' : 'text-3xl')}>
                    {promo.offer?.gain}
                  </p>
                  <h3 className="mt-2 text-lg group-hover:text-accent-text">
                    <Link href={`/promo/${promo.slug}`} className="after:absolute after:inset-0">
                      {promo.title}
                    </Link>
                  </h3>
                  <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 border-line border-t pt-4 text-sm">
                    <dt className="text-muted">{t('for-whom')}</dt>
                    <dd>{promo.offer?.forWhom ?? promo.summary}</dd>
                    <dt className="text-muted">{t('when')}</dt>
                    <dd className="font-semibold">
                      {promo.valid_until === null
                        ? t('open-ended')
                        : t('until', { until: date(locale, lastMoment(promo.valid_until)) })}
                    </dd>
                  </dl>
                  <LanguageNote text={promo} />
                  <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2 pt-5">
                    {promo.offer?.action ? (
                      <LinkButton
                        href={promo.offer.action.path}
                        variant={at === 0 ? 'accent' : 'secondary'}
                        className="relative z-10"
                      >
                        {promo.offer.action.label}
                      </LinkButton>
                    ) : null}
                    <span aria-hidden="true" className="font-semibold text-accent-text text-sm">
                      {t('conditions')}
                    </span>
                  </div>
                </div>
              </article>
            </li>
          ))}
        </ul>
        <LateCodesNow />
      </ClientMessages>
      <p className="mt-12 max-w-text text-muted">{t('honest')}</p>
    </Container>
  );
}
