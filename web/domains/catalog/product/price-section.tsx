import type { Locale } from '#edge/contract/locale.ts';
import { buildDay } from '#web/domains/catalog/build-day.ts';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { PriceAreasDocument } from '#web/platform/graphql/generated/content/price-areas.ts';
import { ProductPricesDocument } from '#web/platform/graphql/generated/content/product-prices.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Section } from '#web/ui/section.tsx';
import { JAKARTA } from './jakarta.ts';
import { LatePrice } from './late-price.tsx';
import type { ProductContent } from './section-content.ts';

/** The price on the road in a province, line by line; live, with Jakarta's as of the build beneath. */
export async function PriceSection({
  product,
  locale,
}: {
  product: ProductContent;
  locale: Locale;
}) {
  const t = await getScopedI18n('catalog');
  const [{ priceAreas }, atBuild] = await Promise.all([
    contentAtBuild(PriceAreasDocument, { locale }),
    contentAtBuild(ProductPricesDocument, { slug: product.slug, area: JAKARTA, locale }),
  ]);
  const batteries = product.components.find(({ code }) => code === 'battery')?.values ?? [];
  return (
    <Section id="price" title={t('price.title')} lead={t('price.lead')} className="bg-sunken">
      <LatePrice
        slug={product.slug}
        areas={priceAreas}
        batteries={batteries.map(({ code, name, monthly_fee }) => ({ code, name, monthly_fee }))}
        defaultArea={JAKARTA}
        atBuild={atBuild}
        builtAt={buildDay()}
      />
    </Section>
  );
}
