'use client';

import { partLink } from '#edge/contract/shop/part-address.ts';
import { categoryKey } from '#web/domains/shop/categories.ts';
import type { PartSummaryFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ChevronRight, Motorbike, Wrench } from '#web/ui/icons.ts';
import { Price } from '#web/ui/price.tsx';
import { PartDrawing } from './part-drawing.tsx';

export interface PartRowProps {
  part: PartSummaryFragment;
  /** sRGB of a painted panel. */
  paint: string | undefined;
  lazy: boolean;
  onOpen: () => void;
}

/** A part in the list: what it looks like, its number, what it fits, what it costs. */
export function PartRow({ part, paint, lazy, onOpen }: PartRowProps) {
  const t = useScopedI18n('shop');
  return (
    <article className="group relative grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 py-4 sm:grid-cols-[7rem_1fr_auto] sm:items-center sm:gap-x-6 sm:px-3">
      <PartDrawing
        src={part.imgUrl}
        category={part.category}
        alt=""
        paint={paint}
        lazy={lazy}
        className="border border-line"
      />
      <div className="min-w-0">
        <h3 className="text-base leading-snug sm:text-lg">
          <Link
            href={partLink(part)}
            onClick={onOpen}
            className="after:absolute after:inset-0 after:rounded-lg group-hover:text-accent-text"
          >
            {part.name}
          </Link>
        </h3>
        <p className="mt-1 font-mono text-muted text-sm tabular-nums">
          <span className="sr-only">{t('part.code')} </span>
          {part.code}
        </p>
        <p className="mt-2 flex items-start gap-1.5 text-muted text-sm">
          <Motorbike size={16} aria-hidden="true" className="mt-1 shrink-0" />
          <span>
            <span className="sr-only">{t('part.fits')}: </span>
            {part.productName}
          </span>
        </p>
        <p className="mt-2 hidden flex-wrap gap-2 sm:flex">
          <Badge>{t(categoryKey(part.category))}</Badge>
          {part.isShowButton ? null : (
            <Badge tone="caution" icon={<Wrench size={14} />}>
              {t('part.workshop')}
            </Badge>
          )}
        </p>
      </div>
      <div className="col-span-2 flex items-center justify-between gap-3 sm:col-span-1 sm:justify-end">
        <Price
          idr={part.price}
          was={part.priceList}
          wasLabel={t('part.price-before')}
          size="md"
          className="sm:justify-end"
        />
        <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-faint" />
      </div>
    </article>
  );
}
