import { DEFAULT_AREA } from '#edge/contract/areas.ts';
import type { Locale } from '#edge/contract/locale.ts';
import { standardPrices } from '#web/domains/catalog/prices-at-build.ts';
import { LatePromotionTag } from '#web/platform/promotion/late-promotion-tag.tsx';
import type { ListedModel } from './listed-model.ts';
import { ModelCard, type ModelCardProps } from './model-card.tsx';

/** The card of a model on a page where nobody chooses a province. */
export async function CardAtBuild({
  model,
  locale,
  labels,
}: {
  model: ListedModel;
  locale: Locale;
  labels: ModelCardProps['labels'];
}) {
  const prices = await standardPrices(locale);
  return (
    <ModelCard
      model={model}
      labels={labels}
      promotion={
        model.otr_after_discount === null ? undefined : (
          <LatePromotionTag
            kind="MOTORCYCLE"
            slug={model.slug}
            goods={prices.models[model.slug]?.vehicle[DEFAULT_AREA] ?? null}
            total={model.otr_after_discount}
          />
        )
      }
    />
  );
}
