'use client';

import { AddToCart } from '#web/domains/orders/index.ts';
import { AskByHand } from '#web/domains/shop/ask-by-hand.tsx';
import { categoryKey } from '#web/domains/shop/categories.ts';
import { FittingModels } from '#web/domains/shop/fitting-models.tsx';
import { PartDrawing } from '#web/domains/shop/parts/part-drawing.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { PromotionNote } from '#web/platform/promotion/promotion-note.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ShieldCheck, Wrench } from '#web/ui/icons.ts';
import { Outline } from '#web/ui/outline.tsx';
import { Price } from '#web/ui/price.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { CopyCode } from './copy-code.tsx';
import type { PartDetail } from './use-part.ts';

export interface PartViewProps {
  part: PartDetail;
  paint: string | undefined;
  /** Names of the models by slug. */
  names: Readonly<Record<string, string>>;
  outline: { readonly h2: string; readonly h3: string } | null | undefined;
}

export function PartView({ part, paint, names, outline }: PartViewProps) {
  const t = useScopedI18n('shop');
  const locale = useLocale();
  const facts = [
    [t('part.category'), t(categoryKey(part.category))],
    [t('part.company'), part.company],
    [t('part.warranty'), t('part.warranty-value')],
  ];
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-14">
      <figure className="lg:sticky lg:top-24">
        <PartDrawing
          src={part.imgUrl}
          category={part.category}
          alt={part.imgUrl === null ? '' : part.name}
          paint={paint}
          className="max-h-[60vh] w-full rounded-2xl border border-line lg:max-h-none"
        />
        <figcaption className="mt-2 text-faint text-sm">
          {t(part.imgUrl === null ? 'part.no-drawing' : 'part.drawing')}
        </figcaption>
      </figure>
      <div>
        <div className="flex flex-wrap gap-2">
          <Badge tone="accent" icon={<ShieldCheck size={14} />}>
            {t('part.genuine')}
          </Badge>
          {part.isShowButton ? null : (
            <Badge tone="caution" icon={<Wrench size={14} />}>
              {t('part.workshop')}
            </Badge>
          )}
        </div>
        <h1 className="mt-4 text-4xl">{part.name}</h1>
        <Outline of={outline} />
        <p className="mt-2 flex items-center gap-1 font-mono text-lg text-muted tabular-nums">
          <span className="sr-only">{t('part.code')} </span>
          {part.code}
          <CopyCode code={part.code} />
        </p>
        <p className="mt-5">
          <Price
            idr={part.price}
            was={part.priceList}
            wasLabel={t('part.price-before')}
            size="lg"
          />
          <span className="mt-1 block text-muted text-sm">{t('part.price-note')}</span>
        </p>
        {part.isShowButton ? (
          <PromotionNote kind="GOODS" slug={part.code} goods={part.price} />
        ) : null}
        <div className="mt-6">
          {part.isShowButton ? (
            <AddToCart
              thing={{
                variantId: part.id,
                kind: 'part',
                slug: part.code,
                size: '-',
                name: { [locale]: part.name },
                image: part.imgUrl,
                unitPrice: part.price,
              }}
            />
          ) : (
            <AskByHand
              message={t('part.fit-text', { name: part.name, code: part.code })}
              note={t('part.workshop-note')}
            />
          )}
        </div>
        <h2 className="mt-10 mb-3 text-xl">{t('part.fits')}</h2>
        <FittingModels fits={part.productSlugs} names={names} />
        <h2 className="mt-10 mb-2 text-xl">{t('part.about')}</h2>
        <p className="text-muted">{part.productDescription}</p>
        <dl className="mt-6 border-line border-t">
          {facts.map(([name, value]) => (
            <div
              key={name}
              className="flex justify-between gap-6 border-line border-b py-3 text-sm"
            >
              <dt className="text-muted">{name}</dt>
              <dd className="text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6">
          <TextLink
            href={`/shop/spare-parts?category=${part.category}&model=${part.productSlugs[0] ?? ''}`}
          >
            {t('part.more', {
              category: t(categoryKey(part.category)),
              model: names[part.productSlugs[0] ?? ''] ?? 'ALVA',
            })}
          </TextLink>
        </p>
      </div>
    </div>
  );
}
