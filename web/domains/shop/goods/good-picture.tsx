import { cx } from '#web/ui/cx.ts';
import { ShoppingBag } from '#web/ui/icons.ts';

export interface GoodPictureProps {
  src: string | null;
  /** Empty where the name stands beside it. */
  alt: string;
  /** The largest picture of the first screen. */
  priority?: boolean;
  className?: string;
}

/** A square on the ground of the studio, in the light of the theme. */
export function GoodPicture({ src, alt, priority = false, className }: GoodPictureProps) {
  return (
    <span className={cx('block aspect-square overflow-hidden', className)}>
      {src === null ? (
        <span
          className="studio-band grid size-full place-items-center text-faint"
          aria-hidden="true"
        >
          <ShoppingBag strokeWidth={1.25} className="size-1/4" />
        </span>
      ) : (
        <img
          src={src}
          alt={alt}
          width={640}
          height={640}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
