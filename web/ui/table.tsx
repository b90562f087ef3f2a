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
}

/** Not every browser lets the keyboard into a region that scrolls. */
const KEYBOARD_SCROLL = { tabIndex: 0 };

/** Scrolls sideways by itself when it is wider than the screen, also by keyboard. */
export function Table<Row>({ caption, columns, rows, rowKey, empty }: TableProps<Row>) {
  if (rows.length === 0 && empty) return empty;
  return (
    <section
      aria-label={caption}
      {...KEYBOARD_SCROLL}
      className="overflow-x-auto rounded-xl border border-line bg-surface"
    >
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-muted">
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
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-line border-t">
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={cx(
                    'px-4 py-3.5 align-top',
                    column.align === 'end' && 'text-right tabular-nums',
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
