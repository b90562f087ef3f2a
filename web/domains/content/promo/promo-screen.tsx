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
  return (
    <ClientMessages scopes={['promo']}>
      <Article
        page={promo}
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
          <span className="flex flex-wrap items-center gap-3">
            <StandingBadge valid_from={promo.valid_from} valid_until={promo.valid_until} />
            {await periodText(promo, locale)}
          </span>
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
          <LinkButton href="/product">{t('models')}</LinkButton>
          <LinkButton href="/contact-us?topic=promo" variant="secondary">
            {t('ask')}
          </LinkButton>
        </div>
        <LateCodesNow />
      </Article>
    </ClientMessages>
  );
}
