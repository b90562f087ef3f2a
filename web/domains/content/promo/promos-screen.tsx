import type { Locale } from '#edge/contract/locale.ts';
import { PostPicture } from '#web/domains/content/news/post-picture.tsx';
import { LanguageNote } from '#web/domains/content/reading/language-note.tsx';
import { Trail } from '#web/domains/content/reading/trail.tsx';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { PromosDocument } from '#web/platform/graphql/generated/content/promos.ts';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { Link } from '#web/platform/i18n/link.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { LateCodesNow } from './late-codes-now.tsx';
import { periodText } from './period-text.ts';
import { StandingBadge } from './standing-badge.tsx';

export async function PromosScreen({ locale }: { locale: Locale }) {
  const [t, { pages }] = await Promise.all([
    getScopedI18n('promo'),
    contentAtBuild(PromosDocument, { locale }),
  ]);
  const promos = await Promise.all(
    pages.map(async (promo) => ({ ...promo, period: await periodText(promo, locale) })),
  );
  return (
    <Container className="pt-6 pb-20 sm:pt-8 sm:pb-28">
      <Trail locale={locale} steps={[[t('title'), 'promo']]} />
      <h2 className="mt-8 text-4xl sm:mt-12">{t('headline')}</h2>
      <p className="mt-4 max-w-text text-muted text-xl">{t('lead')}</p>
      <ClientMessages scopes={['promo']}>
        <ul className="mt-12 grid gap-6 lg:grid-cols-2">
          {promos.map((promo) => (
            <li key={promo.name}>
              <article className="group relative flex h-full flex-col overflow-hidden rounded-2xl bg-surface shadow-card transition hover:shadow-float">
                {promo.image === null ? null : <PostPicture image={promo.image} alt="" eager />}
                <div className="flex flex-1 flex-col p-5 sm:p-7">
                  <div className="flex flex-wrap items-center gap-3 text-muted text-sm">
                    <StandingBadge valid_from={promo.valid_from} valid_until={promo.valid_until} />
                    {promo.period}
                  </div>
                  <h3 className="mt-3 text-2xl group-hover:text-accent-text">
                    <Link
                      href={promo.name.replace(/^promos\//, '/promo/')}
                      className="after:absolute after:inset-0"
                    >
                      {promo.title}
                    </Link>
                  </h3>
                  <p className="mt-2 text-muted">{promo.summary}</p>
                  <LanguageNote text={promo} />
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
