import { areaName } from '#edge/contract/areas.ts';
import { vehiclePrice } from '#edge/contract/catalog/quote.ts';
import { inLocale, type Locale } from '#edge/contract/locale.ts';
import { rupiah } from '#edge/contract/money.ts';
import { looksOf } from '#web/domains/catalog/look.ts';
import type {
  ProductContent,
  SectionContent,
} from '#web/domains/catalog/product/section-content.ts';
import { productRecord } from '#web/domains/catalog/records-at-build.ts';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { ProductPageDocument } from '#web/platform/graphql/generated/content/product-page.ts';
import { date, number } from '#web/platform/i18n/format.ts';
import { siteOrigin } from '#web/platform/site.ts';
import type { Brochure } from './brochure.ts';
import { jpegOf } from './pictures.ts';
import { WORDS } from './words.ts';

const AREA = '31';
const MOST_FEATURES = 4;

const section = <T extends SectionContent['__typename']>(product: ProductContent, type: T) =>
  product.sections.find(
    (each): each is Extract<SectionContent, { __typename: T }> => each.__typename === type,
  );

/** What a model's brochure says, from the content of its page and its prices in Jakarta. */
export const brochureOf = async (slug: string, locale: Locale): Promise<Brochure> => {
  const [{ productDetail: product }, record] = await Promise.all([
    contentAtBuild(ProductPageDocument, { slug, locale }),
    productRecord(slug),
  ]);
  if (product === null) throw new Error(`No product: ${slug}`);
  const t = inLocale(WORDS, locale);
  const area = areaName(AREA, locale) ?? '';
  const priced = (battery: string) =>
    vehiclePrice(record, { area: AREA, battery, delivery: 'PICKUP_AT_DEALER' });
  const standard = priced(record.standard_battery);
  // One accent of each colour; the configurator has the others.
  const looks = looksOf(product.components).filter(
    ({ color }, at, all) => all.findIndex((each) => each.color === color) === at,
  );
  const body = section(product, 'MainBodySection');
  const colors = section(product, 'ColorsSection');
  const batteries = section(product, 'BatterySection');
  const figures = section(product, 'SpecificationsSection');
  const madeAt = Date.now();
  return {
    locale,
    title: `${product.name} - ${t.brochure}`,
    madeAt,
    cover: {
      name: product.name,
      edition: product.edition,
      slogan: product.slogan,
      description: product.description,
      picture: await jpegOf(slug, looks[0]?.key ?? ''),
      body: { title: body?.title ?? '', text: body?.body ?? '' },
      features: product.mainFeatures.slice(0, MOST_FEATURES).map((feature) => ({
        name: feature.name,
        value: feature.value === null ? '' : `${number(locale, feature.value)} ${feature.unit}`,
        note: feature.description,
      })),
      price: standard && {
        label: t.from,
        amount: rupiah(standard.total),
        note: standard.discount > 0 ? t.subsidised(area, rupiah(standard.discount)) : t.road(area),
      },
    },
    colors: {
      title: colors?.title ?? '',
      body: colors?.body ?? '',
      looks: await Promise.all(
        looks.map(async ({ key, colorName, hex }) => ({
          name: colorName,
          hex,
          picture: await jpegOf(slug, key),
        })),
      ),
    },
    batteries: {
      title: batteries?.title ?? '',
      options: (batteries?.options ?? []).map((option) => {
        const price = priced(option.code);
        return {
          name: option.name,
          body: option.body,
          lines:
            price === null
              ? []
              : [
                  [t.otr, rupiah(price.otr)] as const,
                  ...(price.discount > 0
                    ? [[t.discount, `-${rupiah(price.discount)}`] as const]
                    : []),
                  [t.total, rupiah(price.total)] as const,
                  ...(price.monthlyFee === null
                    ? []
                    : [[t.fee, rupiah(price.monthlyFee)] as const]),
                ],
        };
      }),
    },
    figures: {
      title: figures?.title ?? '',
      groups: (figures?.groups ?? []).map(({ name, rows }) => ({
        name,
        rows: rows.map((row) => [row.name, `${row.value} ${row.unit}`.trim()] as const),
      })),
    },
    foot: t.foot(date(locale, madeAt), new URL(siteOrigin()).host),
  };
};
