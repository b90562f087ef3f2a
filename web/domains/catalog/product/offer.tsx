import { defaultPlan } from '#edge/contract/financing/default-plan.ts';
import type { Locale } from '#edge/contract/locale.ts';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { ProductPricesDocument } from '#web/platform/graphql/generated/content/product-prices.ts';
import { JAKARTA } from './jakarta.ts';
import { OfferBar } from './offer-bar.tsx';
import type { ProductContent } from './section-content.ts';

/** What the model costs as it is shown, in sight all the way down its page. */
export async function Offer({ product, locale }: { product: ProductContent; locale: Locale }) {
  const { slug, name, show_dp_simulation } = product;
  const { productPrices } = await contentAtBuild(ProductPricesDocument, {
    slug,
    area: JAKARTA,
    locale,
  });
  const offers = productPrices.map(({ battery, is_standard, otr_after_discount: price }) => ({
    battery,
    isStandard: is_standard,
    price,
    plan: show_dp_simulation ? defaultPlan(price) : null,
  }));
  return offers.length === 0 ? null : <OfferBar slug={slug} name={name} offers={offers} />;
}
