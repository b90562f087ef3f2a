import { contentAtBuild } from '../../../platform/graphql/at-build.ts';
import {
  PriceAreasDocument,
  ProductPricesDocument,
} from '../../../platform/graphql/generated/content.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { getScopedI18n } from '../../../platform/i18n/server.ts';
import { Section } from '../../../ui/section.tsx';
import { LatePrice } from './late-price.tsx';
import type { ProductContent } from './sections.tsx';

const JAKARTA = '31';

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
      />
    </Section>
  );
}
