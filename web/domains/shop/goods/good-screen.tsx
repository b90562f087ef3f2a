import type { Locale } from '#edge/contract/locale.ts';
import { buildDay, modelsAtBuild } from '#web/domains/catalog/index.ts';
import { FittingModels } from '#web/domains/shop/fitting-models.tsx';
import { ShopTrail } from '#web/domains/shop/shop-trail.tsx';
import type { ShopItemKind } from '#web/platform/graphql/generated/content.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { pageMeta } from '#web/platform/metadata.ts';
import { Container } from '#web/ui/container.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { BatteryChoice } from './battery-choice.tsx';
import { GoodCard } from './good-card.tsx';
import { GoodOrder } from './good-order.tsx';
import { GoodPicture } from './good-picture.tsx';
import { GoodStructuredData } from './good-structured-data.tsx';
import { goodsAtBuild } from './goods-at-build.ts';
import { goodPage, KIND_PAGES } from './kinds.ts';
import { SizeTable } from './size-table.tsx';

const MORE = 4;

interface GoodScreenProps {
  kind: ShopItemKind;
  locale: Locale;
  slug: string;
}

/** One thing of the shop; its stock is asked for again in the browser. */
export async function GoodScreen({ kind, locale, slug }: GoodScreenProps) {
  const [t, goods, models] = await Promise.all([
    getScopedI18n('shop'),
    goodsAtBuild(kind, locale),
    modelsAtBuild(locale),
  ]);
  const item = goods.find((each) => each.slug === slug);
  if (item === undefined) throw new Error(`Nothing in the shop: ${slug}`);
  const page = goodPage(item);
  const { h2, h3 } = await pageMeta(page, locale);
  const sized = item.sizes.some(({ size }) => size !== '-');
  const others = goods.filter((each) => each.slug !== slug).slice(0, MORE);
  return (
    <Container className="pt-6 pb-20">
      <GoodStructuredData item={item} locale={locale} />
      <ShopTrail
        locale={locale}
        trail={[
          [t(`kind.${kind}`), KIND_PAGES[kind]],
          [item.name, page],
        ]}
      />
      <div className="mt-4 grid items-start gap-8 lg:grid-cols-2 lg:gap-14">
        <figure>
          <GoodPicture
            src={item.image}
            alt={item.name}
            priority
            className="rounded-2xl lg:sticky lg:top-24"
          />
          <figcaption className="mt-2 text-faint text-sm">{t('goods.illustration')}</figcaption>
        </figure>
        <div>
          <h1 className="text-4xl">{item.name}</h1>
          <div className="sr-only">
            <h2>{h2}</h2>
            <h3>{h3}</h3>
          </div>
          <p className="mt-3 text-lg text-muted">{item.description}</p>
          <GoodOrder item={item} builtAt={buildDay()} />
          {item.fits.length > 0 ? (
            <>
              <h2 className="mt-10 mb-3 text-xl">{t('part.fits')}</h2>
              <FittingModels
                fits={item.fits}
                names={Object.fromEntries(models.map(({ slug: model, name }) => [model, name]))}
              />
            </>
          ) : null}
          <div className="mt-10 border-line border-t">
            {sized ? (
              <Disclosure summary={t('sizes.title')}>
                <SizeTable />
              </Disclosure>
            ) : null}
            <Disclosure summary={t('goods.returns')}>{t('goods.returns-text')}</Disclosure>
          </div>
        </div>
      </div>
      {kind === 'battery' ? <BatteryChoice /> : null}
      <section aria-labelledby="more-goods" className="mt-20">
        <h2 id="more-goods" className="mb-6 text-2xl">
          {t(`goods.more-${kind}`)}
        </h2>
        <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
          {others.map((other) => (
            <li key={other.slug}>
              <GoodCard item={other} note={other.description} />
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
