'use client';

import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { VehiclePicture } from '#web/domains/garage/index.ts';
import { cx } from '#web/ui/cx.ts';
import { Wrench } from '#web/ui/icons.ts';
import { pictureOf } from './picture.ts';

interface OrderPictureProps {
  order: OrderRecord;
  /** Empty where the name stands beside it. */
  alt: string;
  className?: string | undefined;
}

/** The motorcycle in its paint, the first of the goods, or a sign for a service. */
export function OrderPicture({ order, alt, className }: OrderPictureProps) {
  const { product, kind } = order;
  if (kind === 'SERVICE')
    return (
      <span
        aria-hidden="true"
        className={cx('grid aspect-[8/5] place-items-center bg-sunken text-muted', className)}
      >
        <Wrench size={40} />
      </span>
    );
  if (kind !== 'GOODS')
    return (
      <VehiclePicture
        snapshot={pictureOf(product.slug, product.color, product.accent)}
        alt={alt}
        className={className}
      />
    );
  // The ground of the studio, which is light in both themes.
  return (
    <span className={cx('block aspect-square overflow-hidden bg-[#f3f4f6]', className)}>
      {product.image === '' ? null : (
        <img
          src={product.image}
          alt={alt}
          width={640}
          height={640}
          loading="lazy"
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
