import type { ComponentType } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { rupiah } from '#edge/contract/money.ts';
import { PART_CATEGORIES } from '#edge/contract/shop/categories.ts';
import { categoryIcon } from '#web/domains/shop/categories.ts';
import { GoodCard } from '#web/domains/shop/goods/good-card.tsx';
import { GoodPicture } from '#web/domains/shop/goods/good-picture.tsx';
import { goodsAtBuild } from '#web/domains/shop/goods/goods-at-build.ts';
import { KIND_PAGES } from '#web/domains/shop/goods/kinds.ts';
import { firstPageAtBuild } from '#web/domains/shop/parts/parts-at-build.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { cx } from '#web/ui/cx.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const FEATURED = 4;
const SHOWN_PARTS = [
  'brake-disc-front',
  'shock-rear',
  'headlamp',
  'rim-front',
  'hub-motor',
  'dashboard',
  'mirror-left',
  'brake-caliper-front',
];

/** The four kinds of things the shop has, and the way into each. */
export async function ShopScreen({
  locale,
  search: GoodsSearch,
}: {
  locale: Locale;
  search: ComponentType<{ label: string; placeholder: string }>;
}) {
  const [t, parts, accessories, apparel, batteries] = await Promise.all([
    getScopedI18n('shop'),
    firstPageAtBuild(locale),
    goodsAtBuild('accessory', locale),
    goodsAtBuild('apparel', locale),
    goodsAtBuild('battery', locale),
  ]);
  const cheapest = (items: readonly { price: number }[]): string =>
    t('landing.from', { price: rupiah(Math.min(...items.map(({ price }) => price))) });
  const kinds = [
    {
      page: KIND_PAGES.accessory,
      title: t('kind.accessory'),
      note: cheapest(accessories),
      image: '/pictures/goods/top-box-640.avif',
    },
    {
      page: KIND_PAGES.apparel,
      title: t('kind.apparel'),
      note: cheapest(apparel),
      image: '/pictures/goods/helmet-open-640.avif',
    },
    {
      page: KIND_PAGES.battery,
      title: t('kind.battery'),
      note: cheapest(batteries),
      image: '/pictures/goods/battery-dual-640.avif',
    },
  ];
  return (
    <>
      <Container className="pt-10 pb-14 sm:pt-16">
        <header className="max-w-text">
          <h2 className="text-4xl">{t('landing.title')}</h2>
          <p className="mt-3 mb-6 text-lg text-muted">{t('landing.lead')}</p>
          <GoodsSearch label={t('search.label')} placeholder={t('search.placeholder')} />
        </header>
        <div className="mt-10 grid gap-4 lg:grid-cols-[1.25fr_1fr] lg:gap-5">
          <article className="relative flex flex-col justify-between gap-8 overflow-hidden rounded-2xl bg-carbon p-6 text-paper dark:border dark:border-line sm:p-10">
            <div className="grid grid-cols-4 gap-3 sm:gap-4" aria-hidden="true">
              {SHOWN_PARTS.map((each) => (
                <img
                  key={each}
                  src={`/pictures/parts/${each}.svg`}
                  alt=""
                  width={240}
                  height={240}
                  className="aspect-square w-full rounded-lg"
                />
              ))}
            </div>
            <div>
              <h3 className="text-3xl">
                <Link href="/shop/spare-parts" className="hover:underline">
                  {t('kind.parts')}
                </Link>
              </h3>
              <p className="mt-2 text-paper/75">
                {t('landing.parts-text', { count: parts.getPriceListSparePart.totalRow })}
              </p>
              <p className="mt-6">
                <LinkButton href="/shop/spare-parts" variant="accent">
                  {t('landing.parts-open')}
                </LinkButton>
              </p>
            </div>
          </article>
          <ul className="grid grid-cols-2 gap-4 lg:grid-cols-1 lg:gap-5">
            {kinds.map(({ page, title, note, image }, at) => (
              <li key={page} className={at === 2 ? 'col-span-2 lg:col-span-1' : undefined}>
                <article
                  className={cx(
                    'group relative grid h-full overflow-hidden rounded-2xl bg-surface shadow-card transition hover:shadow-float lg:grid-cols-[10rem_1fr] lg:items-center',
                    // In a row of its own on small screens.
                    at === 2 && 'grid-cols-2 items-center',
                  )}
                >
                  <GoodPicture src={image} alt="" priority={at === 0} className="lg:h-full" />
                  <div className="p-4 sm:p-6">
                    <h3 className="text-lg sm:text-2xl">
                      <Link href={`/${page}`} className="after:absolute after:inset-0">
                        {title}
                      </Link>
                    </h3>
                    <p className="mt-1 text-muted text-sm">{note}</p>
                  </div>
                </article>
              </li>
            ))}
          </ul>
        </div>
      </Container>
      <Section id="systems" title={t('landing.systems')} className="bg-sunken">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
          {PART_CATEGORIES.map((category) => {
            const Icon = categoryIcon(category);
            return (
              <li key={category}>
                <Link
                  href={`/shop/spare-parts?category=${category}`}
                  className="flex h-full min-h-16 items-center gap-3 rounded-xl bg-surface px-4 py-3 font-semibold text-sm shadow-card hover:shadow-float"
                >
                  <Icon size={22} aria-hidden="true" className="shrink-0 text-accent-text" />
                  {t(`category.${category}`)}
                </Link>
              </li>
            );
          })}
        </ul>
      </Section>
      <Section
        id="accessories"
        title={t('landing.accessories')}
        lead={t('goods.lead-accessory')}
        aside={<TextLink href="/shop/accessories">{t('goods.all-accessory')}</TextLink>}
      >
        <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
          {accessories.slice(0, FEATURED).map((item) => (
            <li key={item.slug}>
              <GoodCard item={item} note={item.description} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
