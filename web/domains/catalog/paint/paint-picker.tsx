'use client';

import { ModelPicture } from '#web/domains/catalog/model-picture.tsx';
import { Swatches } from '#web/domains/catalog/product/swatches.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { purchase, usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { PaintedModel } from './paints-at-build.ts';

/** Key of the address's query: the model that is shown. */
const SHOWN = 'model';

function Painted({ model }: { model: PaintedModel }) {
  const t = useScopedI18n('paint');
  const { slug, name, paints } = model;
  const stored = usePurchase().configurations[slug];
  const paint = paints.find(({ color }) => color === stored?.color) ?? paints[0];
  if (paint === undefined) return null;
  const choose = (color: string): void => {
    const { accent = null } = paints.find((each) => each.color === color) ?? {};
    purchase().update((state) => ({
      ...state,
      configurations: {
        ...state.configurations,
        [slug]: { ...state.configurations[slug], color, accent },
      },
    }));
  };
  return (
    <div className="grid grid-cols-1 items-center gap-6 lg:grid-cols-[1fr_1.6fr] lg:gap-10">
      <ModelPicture
        key={paint.color}
        shot={paint.shot}
        look={paint}
        alt={t('picture', { name, color: paint.colorName })}
        sizes="(min-width: 1024px) 60vw, 100vw"
        className="aspect-[8/5] w-full animate-fade object-contain lg:order-2"
      />
      <div className="grid justify-items-start gap-6">
        <p className="font-bold text-2xl">{name}</p>
        <Swatches
          legend={t('colours', { name })}
          name={slug}
          value={paint.color}
          options={paints.map(({ color, colorName, hex }) => ({
            value: color,
            label: colorName,
            hex,
          }))}
          onChange={choose}
        />
        <LinkButton href={`/product/${slug}/customize`}>{t('configure', { name })}</LinkButton>
      </div>
    </div>
  );
}

/** Every model in the colour somebody likes; the configurator goes on with it. */
export function PaintPicker({ models }: { models: readonly PaintedModel[] }) {
  const t = useScopedI18n('paint');
  const wanted = useQuery().get(SHOWN);
  const shown = (models.find(({ slug }) => slug === wanted) ?? models[0])?.slug;
  return (
    <Tabs
      label={t('models')}
      value={shown}
      onChange={(slug) => setQuery({ [SHOWN]: slug })}
      tabs={models.map((model) => ({
        id: model.slug,
        label: model.name.replace(/^ALVA /, ''),
        content: model.slug === shown ? <Painted model={model} /> : null,
      }))}
    />
  );
}
