import { categoryIcon } from '#web/domains/shop/categories.ts';
import { cx } from '#web/ui/cx.ts';

export interface PartDrawingProps {
  src: string | null;
  category: string;
  /** Empty where the name stands beside it. */
  alt: string;
  /** sRGB of a painted panel. */
  paint?: string | undefined;
  /** Below the fold. */
  lazy?: boolean | undefined;
  className?: string | undefined;
}

/** The line drawing of a part; one without is shown by the mark of its system, in the same frame. */
export function PartDrawing({ src, category, alt, paint, lazy, className }: PartDrawingProps) {
  const Icon = categoryIcon(category);
  return (
    <span
      className={cx(
        'relative block aspect-square overflow-hidden rounded-lg bg-[#f7f8f9] text-[#5d6875]',
        className,
      )}
    >
      {src === null ? (
        <span className="grid size-full place-items-center" aria-hidden="true">
          <Icon strokeWidth={1.25} className="size-2/5" />
        </span>
      ) : (
        <img
          src={src}
          alt={alt}
          width={240}
          height={240}
          loading={lazy ? 'lazy' : 'eager'}
          decoding="async"
          className="size-full"
        />
      )}
      {paint === undefined ? null : (
        <span
          aria-hidden="true"
          style={{ background: paint }}
          className="absolute right-[8%] bottom-[8%] size-[18%] rounded-full border-2 border-white shadow-card"
        />
      )}
    </span>
  );
}
