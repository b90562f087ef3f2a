import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

export interface ComparedRowProps {
  name: string;
  /** One per model; null where a model has no such figure. */
  values: readonly ReactNode[];
  keys: readonly string[];
  isDifferent: boolean;
  /** Said where values differ, because the mark is only seen. */
  differs: string;
  none: string;
  columns: string;
}

/** One line of the comparison: its name above the values on a phone, beside them on a desktop. */
export function ComparedRow(props: ComparedRowProps) {
  const { name, values, keys, isDifferent, differs, none, columns } = props;
  return (
    <tr className={cx(columns, 'border-line border-b py-3')}>
      <th
        scope="row"
        className="col-span-full flex items-baseline gap-2 px-1 text-left font-normal text-muted text-sm lg:col-span-1"
      >
        <span
          aria-hidden="true"
          className={cx(
            'size-1.5 shrink-0 -translate-y-0.5 rounded-full',
            isDifferent && 'bg-accent',
          )}
        />
        {name}
        {isDifferent ? <span className="sr-only">({differs})</span> : null}
      </th>
      {values.map((value, at) => (
        <td
          key={keys[at]}
          className={cx(
            'min-w-0 break-words px-1 pt-1 tabular-nums sm:text-base lg:pt-0',
            keys.length > 2 ? 'text-xs' : 'text-sm',
            isDifferent ? 'font-semibold' : 'text-muted',
          )}
        >
          {value ?? (
            <>
              <span aria-hidden="true">–</span>
              <span className="sr-only">{none}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
