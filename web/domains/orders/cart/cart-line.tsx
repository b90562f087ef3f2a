'use client';

import { rupiah } from '#edge/contract/money.ts';
import { partPath } from '#edge/contract/shop/part-address.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Minus, Plus, ShoppingBag, Trash2 } from '#web/ui/icons.ts';
import { cartStore } from './cart-browser.ts';
import type { DeviceLine } from './device-cart.ts';
import { ForVehicle } from './for-vehicle.tsx';
import { thingName } from './thing-name.ts';

const KIND_PATHS = {
  accessory: '/shop/accessories',
  apparel: '/shop/apparel',
  battery: '/shop/battery',
} as const;

const pathOf = ({ kind, slug }: DeviceLine, name: string): string =>
  kind === 'part' ? partPath({ name, code: slug }) : `${KIND_PATHS[kind]}/${slug}`;

export interface CartLineProps {
  line: DeviceLine;
  /** Undefined while the server has not told. */
  available: number | undefined;
  /** Slugs of the models it fits; undefined while the server has not told. */
  fits: readonly string[] | undefined;
  /** False where the server says that it is not sold any more. */
  isSold: boolean;
}

/** A thing in the cart, how many, and what stands in its way. */
export function CartLine({ line, available, fits, isSold }: CartLineProps) {
  const t = useScopedI18n('cart');
  const locale = useLocale();
  const name = thingName(line, locale);
  const { variantId, quantity, unitPrice, size } = line;
  // What one costs is the price of the line where there is one.
  const facts = [
    size === '-' ? '' : t('size', { size }),
    quantity === 1 ? '' : t('each', { price: rupiah(unitPrice) }),
  ]
    .filter(Boolean)
    .join(' · ');
  const set = (count: number): void => void cartStore().set(variantId, count);
  const problem = !isSold
    ? t('unsold')
    : available === 0
      ? t('sold-out')
      : available !== undefined && available < quantity
        ? t('only-left', { left: available })
        : undefined;
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-2 border-line border-b py-5 first:pt-0 last:border-b-0 last:pb-0 sm:grid-cols-[6rem_1fr_auto]">
      <span className="row-span-2 block aspect-square self-start overflow-hidden rounded-lg bg-[#f3f4f6] sm:row-span-1">
        {line.image === null ? (
          <span className="grid size-full place-items-center text-[#5d6875]" aria-hidden="true">
            <ShoppingBag strokeWidth={1.25} className="size-1/3" />
          </span>
        ) : (
          <img
            src={line.image}
            alt=""
            width={640}
            height={640}
            loading="lazy"
            className="size-full object-cover"
          />
        )}
      </span>
      <div className="grid content-start gap-1">
        <h3 className="font-semibold">
          <Link href={pathOf(line, name)} className="hover:underline">
            {name}
          </Link>
        </h3>
        {facts === '' ? null : <p className="text-muted text-sm">{facts}</p>}
        {line.kind === 'battery' ? <ForVehicle line={line} fits={fits} /> : null}
        {problem === undefined ? null : (
          <p role="status" className="font-semibold text-critical text-sm">
            {problem}
          </p>
        )}
      </div>
      <div className="col-start-2 grid content-start gap-1 sm:col-start-3 sm:justify-items-end">
        <p className="font-bold tabular-nums">{rupiah(unitPrice * quantity)}</p>
        {/* Icons stand in line with the text, their buttons around them. */}
        <div className="-ml-3.5 flex items-center gap-1 sm:-mr-4 sm:ml-0">
          <IconButton
            label={t('fewer', { name })}
            disabled={quantity <= 1}
            onClick={() => set(quantity - 1)}
          >
            <Minus size={18} />
          </IconButton>
          <span className="min-w-8 text-center font-semibold tabular-nums">
            <span className="sr-only">{t('quantity')} </span>
            {quantity}
          </span>
          <IconButton
            label={t('more', { name })}
            disabled={available !== undefined && quantity >= available}
            onClick={() => set(quantity + 1)}
          >
            <Plus size={18} />
          </IconButton>
          <Button
            variant="quiet"
            size="sm"
            className="min-h-tap max-sm:min-w-tap max-sm:px-2"
            aria-label={t('remove-name', { name })}
            onClick={() => set(0)}
          >
            <Trash2 size={18} aria-hidden="true" />
            <span className="max-sm:sr-only">{t('remove')}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}
