import type { Locale } from '#edge/contract/locale.ts';
import { PostPicture } from '#web/domains/content/news/post-picture.tsx';
import { Article } from '#web/domains/content/reading/article.tsx';
import { articleLabels } from '#web/domains/content/reading/article-labels.ts';
import { Trail } from '#web/domains/content/reading/trail.tsx';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { PromoDocument } from '#web/platform/graphql/generated/content/promo.ts';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LateCodesNow } from './late-codes-now.tsx';
import { offerOf, withoutOffer } from './offer.ts';
import { periodText } from './period-text.ts';
import { StandingBadge } from './standing-badge.tsx';

/** An offer with all its conditions; after its end it stays readable and says so. */
export async function PromoScreen({ locale, slug }: { locale: Locale; slug: string }) {
  const [t, labels, { promo }] = await Promise.all([
    getScopedI18n('promo'),
    articleLabels(),
    contentAtBuild(PromoDocument, { slug, locale }),
  ]);
  if (promo === null) throw new Error(`No promo: ${slug}`);
  const offer = offerOf(promo.blocks);
  return (
    <ClientMessages scopes={['promo']}>
      <Article
        page={withoutOffer(promo)}
        labels={labels}
        trail={
          <Trail
            locale={locale}
            steps={[
              [t('title'), 'promo'],
              [promo.title, `promo/${slug}`],
            ]}
          />
        }
        facts={
          <>
            <span className="flex flex-wrap items-center gap-3">
              <StandingBadge valid_from={promo.valid_from} valid_until={promo.valid_until} />
              {await periodText(promo, locale)}
            </span>
            {offer === null ? null : (
              <div className="mt-6 grid gap-x-8 gap-y-4 rounded-2xl bg-sunken p-5 text-ink sm:grid-cols-[1fr_auto] sm:items-center sm:p-6">
                <div>
                  <p className="font-bold text-3xl">{offer.gain}</p>
                  <p className="mt-1 text-base">{offer.forWhom}</p>
                </div>
                {offer.action === null ? null : (
                  <LinkButton href={offer.action.path} variant="accent" className="print:hidden">
                    {offer.action.label}
                  </LinkButton>
                )}
              </div>
            )}
          </>
        }
        picture={
          promo.image === null ? null : (
            <PostPicture
              image={promo.image}
              alt=""
              priority
              className="mx-auto max-w-4xl rounded-2xl"
            />
          )
        }
      >
        <div className="flex flex-wrap gap-3 print:hidden">
          {offer?.action ? (
            <LinkButton href={offer.action.path}>{offer.action.label}</LinkButton>
          ) : (
            <LinkButton href="/promo">{t('others')}</LinkButton>
          )}
          <LinkButton href="/contact-us?topic=promo" variant="secondary">
            {t('ask')}
          </LinkButton>
        </div>
        <LateCodesNow />
      </Article>
    </ClientMessages>
  );
}
