import { contentAtBuild } from '../../../platform/graphql/at-build.ts';
import { PromoDocument } from '../../../platform/graphql/generated/content.ts';
import { ClientMessages } from '../../../platform/i18n/client-messages.tsx';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { getScopedI18n } from '../../../platform/i18n/server.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { sizesOf } from '../news/item.ts';
import { Article } from '../reading/article.tsx';
import { articleLabels } from '../reading/article-labels.ts';
import { Trail } from '../reading/trail.tsx';
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
            <img
              {...sizesOf(promo.image)}
              sizes="(min-width: 960px) 56rem, 100vw"
              width={1600}
              height={800}
              alt=""
              fetchPriority="high"
              className="mx-auto aspect-[8/5] w-full max-w-4xl rounded-2xl object-cover"
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
      </Article>
    </ClientMessages>
  );
}
