import type { ComponentType } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { buildDay, modelsAtBuild } from '#web/domains/catalog/index.ts';
import { ShopTrail } from '#web/domains/shop/shop-trail.tsx';
import type { ShopItemKind } from '#web/platform/graphql/generated/content.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { BatteryChoice } from './battery-choice.tsx';
import { goodsAtBuild } from './goods-at-build.ts';
import { GoodsList } from './goods-list.tsx';
import { KIND_PAGES } from './kinds.ts';
import { SizeTable } from './size-table.tsx';

/** All goods of one kind. */
export async function GoodsScreen({
  kind,
  locale,
  search: GoodsSearch,
}: {
  kind: ShopItemKind;
  locale: Locale;
  search: ComponentType<{ label: string; placeholder: string }>;
}) {
  const [t, items, models] = await Promise.all([
    getScopedI18n('shop'),
    goodsAtBuild(kind, locale),
    modelsAtBuild(locale),
  ]);
  const page = KIND_PAGES[kind];
  return (
    <Container className="pt-6 pb-20">
      <ShopTrail locale={locale} trail={[[t(`kind.${kind}`), page]]} />
      <header className="mt-4 mb-8 max-w-text">
        <h2 className="text-4xl">{t(`goods.title-${kind}`)}</h2>
        <p className="mt-3 mb-6 text-lg text-muted">{t(`goods.lead-${kind}`)}</p>
        <GoodsSearch label={t('search.label')} placeholder={t('search.placeholder')} />
      </header>
      <GoodsList
        items={items}
        models={models.map(({ slug, name }) => ({ slug, name }))}
        builtAt={buildDay()}
      />
      {kind === 'battery' ? <BatteryChoice /> : null}
      {kind === 'apparel' ? (
        <section aria-labelledby="sizes" className="mt-16 max-w-text">
          <h2 id="sizes" className="mb-4 text-2xl">
            {t('sizes.title')}
          </h2>
          <SizeTable />
        </section>
      ) : null}
    </Container>
  );
}
