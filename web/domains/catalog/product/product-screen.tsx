import { Fragment, type ReactNode } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { Figure } from '#web/domains/catalog/figure.tsx';
import { looksOf } from '#web/domains/catalog/look.ts';
import { shotOf } from '#web/domains/catalog/shots.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Price } from '#web/ui/price.tsx';
import { BuyBand } from './buy-band.tsx';
import { ConfigureLink } from './configure-link.tsx';
import { ProductHero } from './hero.tsx';
import { HERO_OFFER } from './hero-offer.ts';
import { Offer } from './offer.tsx';
import { OtherModels } from './others.tsx';
import { PriceSection } from './price-section.tsx';
import type { ProductContent } from './section-content.ts';
import { ProductSection } from './sections.tsx';
import { Testimonials } from './testimonials.tsx';

/** Less room around what stands over a part, and calmer words: the page is long enough. */
const SHORT_ON_A_PHONE =
  'max-sm:[&_section]:py-6 max-sm:[&_header]:mb-4 max-sm:[&_header]:gap-y-3 max-sm:[&_header_p]:mt-2 max-sm:[&_header_p]:text-base';
const FOOT_LINK =
  'inline-flex min-h-tap items-center font-semibold text-sm underline decoration-1 underline-offset-4 hover:decoration-2';

function FootLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className={FOOT_LINK}>
      {children}
    </Link>
  );
}

export async function ProductScreen({
  locale,
  product,
  notes,
}: {
  locale: Locale;
  product: ProductContent;
  /** What every model's page says below its own content. */
  notes: ReactNode;
}) {
  const t = await getScopedI18n('catalog');
  const looks = looksOf(product.components);
  const dressed = looks.map((look) => ({
    ...look,
    hero: shotOf(product.slug, look.key, 'hero'),
    cutout: shotOf(product.slug, look.key, 'cutout'),
  }));
  return (
    <div className={SHORT_ON_A_PHONE}>
      <ProductHero
        name={product.name}
        looks={dressed}
        head={
          <>
            <Badge tone="accent">{product.edition}</Badge>
            <p className="mt-3 text-balance font-bold text-display">{product.name}</p>
            <p className="mt-3 text-muted text-xl">{product.slogan}</p>
          </>
        }
        foot={
          <>
            {product.otr_after_discount === null ? null : (
              <p className="mb-4 sm:mb-5">
                <Price
                  idr={product.otr_after_discount}
                  was={product.otr_price ?? undefined}
                  wasLabel={t('before-subsidy')}
                  before={t('from')}
                  size="md"
                />
                <span className="mt-1 block text-muted text-sm">{t('on-the-road-jakarta')}</span>
              </p>
            )}
            <div
              id={HERO_OFFER}
              className="flex flex-wrap gap-3 max-sm:[&_a]:grow max-sm:[&_a]:px-3 max-sm:[&_a]:text-sm"
            >
              <ConfigureLink slug={product.slug}>{t('configure')}</ConfigureLink>
              <LinkButton href={`/test-ride/book?model=${product.slug}`} variant="secondary">
                {t('test-ride')}
              </LinkButton>
            </div>
            <ul className="mt-2 flex flex-wrap gap-x-6 sm:mt-4">
              <li>
                <FootLink href={`/product/${product.slug}#price`}>{t('see-price')}</FootLink>
              </li>
              <li>
                <FootLink href="/monthly-cost">{t('calculate-saving')}</FootLink>
              </li>
              {product.show_dp_simulation ? (
                <li>
                  <FootLink href="/dp-simulation">{t('simulate-installments')}</FootLink>
                </li>
              ) : null}
              {product.e_brochure === null ? null : (
                <li>
                  <a href={product.e_brochure} className={FOOT_LINK}>
                    {t('brochure')}
                  </a>
                </li>
              )}
            </ul>
          </>
        }
      />
      <section aria-label={t('features-title')} className="border-line border-b py-6 sm:py-16">
        <Container>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:gap-y-10 lg:grid-cols-4">
            {product.mainFeatures.map((feature) => (
              <Figure
                key={feature.id}
                locale={locale}
                name={feature.name}
                value={feature.value}
                unit={feature.unit}
                note={feature.description}
              />
            ))}
          </dl>
        </Container>
      </section>
      {product.sections.map((section) => (
        <Fragment key={section.__typename}>
          {section.__typename === 'SpecificationsSection' ? (
            <Testimonials product={product} locale={locale} />
          ) : null}
          <ProductSection
            product={product}
            section={section}
            looks={looks}
            price={<PriceSection product={product} locale={locale} />}
          />
        </Fragment>
      ))}
      {notes}
      <BuyBand
        slug={product.slug}
        name={product.name}
        price={product.otr_after_discount}
        was={product.otr_price}
      />
      <OtherModels slug={product.slug} locale={locale} />
      <Offer product={product} locale={locale} />
    </div>
  );
}
