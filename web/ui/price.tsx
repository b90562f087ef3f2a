import { rupiah } from '#edge/contract/money.ts';
import { cx } from './cx.ts';

export interface PriceProps {
  /** Whole rupiah. */
  idr: number;
  /** Price before the discount; shown struck through when it is higher. */
  was?: number | undefined;
  /** For readers who cannot see the strike: "Price before discount". */
  wasLabel?: string | undefined;
  /** "From", "per month" and the like, around the amount. */
  before?: string | undefined;
  after?: string | undefined;
  size?: 'sm' | 'md' | 'lg';
  className?: string | undefined;
}

const SIZE = { sm: 'text-base', md: 'text-xl', lg: 'text-3xl' };

export function Price(props: PriceProps) {
  const { idr, was, wasLabel, before, after, size = 'md', className } = props;
  return (
    <span className={cx('inline-flex flex-wrap items-baseline gap-x-2 tabular-nums', className)}>
      {before ? <span className="text-muted text-sm">{before}</span> : null}
      <data value={idr} className={cx('whitespace-nowrap font-bold', SIZE[size])}>
        {rupiah(idr)}
      </data>
      {after ? <span className="text-muted text-sm">{after}</span> : null}
      {was !== undefined && was > idr ? (
        <s className="whitespace-nowrap text-faint text-sm">
          {wasLabel ? <span className="sr-only">{wasLabel} </span> : null}
          {rupiah(was)}
        </s>
      ) : null}
    </span>
  );
}
