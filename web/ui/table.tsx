import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers and money stand at the right. */
  align?: 'start' | 'end';
}

export interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** In the place of rows when there are none. */
  empty?: ReactNode;
  /** On a phone a row is a block: its first cell above, the others below it, each behind its heading. */
  stacked?: boolean;
}

/** Not every browser lets the keyboard into a region that scrolls. */
const KEYBOARD_SCROLL = { tabIndex: 0 };

function Cell<Row>({
  row,
  column,
  isFirst,
  stacked,
}: {
  row: Row;
  column: Column<Row>;
  isFirst: boolean;
  stacked: boolean;
}) {
  const content = column.cell(row);
  const isEmpty = content === null || content === '';
  return (
    <td
      className={cx(
        'px-4 py-3.5 align-top',
        column.align === 'end' && 'text-right tabular-nums',
        stacked && 'max-sm:px-0 max-sm:py-0',
        stacked && !isFirst && 'max-sm:flex max-sm:justify-between max-sm:gap-4',
        stacked && isEmpty && 'max-sm:hidden',
      )}
    >
      {stacked && !isFirst ? (
        <span aria-hidden="true" className="text-left text-muted sm:hidden">
          {column.header}
        </span>
      ) : null}
      {stacked && !isFirst ? (
        <div className="max-sm:ml-auto max-sm:text-right">{content}</div>
      ) : (
        content
      )}
    </td>
  );
}

/** Scrolls sideways by itself when it is wider than the screen, also by keyboard. */
export function Table<Row>({ caption, columns, rows, rowKey, empty, stacked }: TableProps<Row>) {
  if (rows.length === 0 && empty) return empty;
  return (
    <section
      aria-label={caption}
      {...KEYBOARD_SCROLL}
      className="overflow-x-auto rounded-xl border border-line bg-surface"
    >
      <table className={cx('w-full text-left text-sm', stacked && 'max-sm:block')}>
        <caption className="sr-only">{caption}</caption>
        <thead className={cx('bg-sunken text-muted', stacked && 'max-sm:sr-only')}>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={cx(
                  'whitespace-nowrap px-4 py-3 font-semibold',
                  column.align === 'end' && 'text-right',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={cx(stacked && 'max-sm:block')}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={cx(
                'border-line border-t',
                stacked && 'max-sm:grid max-sm:gap-2 max-sm:p-4 max-sm:first:border-t-0',
              )}
            >
              {columns.map((column, at) => (
                <Cell
                  key={column.id}
                  row={row}
                  column={column}
                  isFirst={at === 0}
                  stacked={stacked === true}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
