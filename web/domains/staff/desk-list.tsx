'use client';

import type { ReactNode } from 'react';
import { Pending } from '#web/domains/account/index.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { exactTotal } from '#web/ui/paging.ts';

/** As the server pages a desk. */
const SIZE = 25;

interface Props<Row> {
  /** `undefined` as long as the server has not answered. */
  answer:
    | {
        readonly data: readonly Row[];
        /** With `more`, counting ended at `totalRecord`. */
        readonly pagination: { readonly totalRecord: number; readonly more?: boolean };
      }
    | undefined;
  failed: boolean;
  onRetry: () => void;
  page: number;
  onPage: (page: number) => void;
  none: { readonly icon: ReactNode; readonly title: string; readonly text: string };
  children: (rows: readonly Row[]) => ReactNode;
}

/** A desk's list: on its way, failed, empty, or page by page. */
export function DeskList<Row>(props: Props<Row>) {
  const { answer, failed, onRetry, page, onPage, none, children } = props;
  if (answer === undefined) return <Pending failed={failed} onRetry={onRetry} />;
  const { data, pagination } = answer;
  if (data.length === 0 && page === 1)
    return (
      <EmptyState icon={none.icon} title={none.title}>
        {none.text}
      </EmptyState>
    );
  const exact = pagination.more === true ? exactTotal(page, SIZE, data.length) : null;
  const total = exact ?? pagination.totalRecord;
  return (
    <div className="grid gap-6">
      {children(data)}
      {total > SIZE ? (
        <Pagination
          page={page}
          size={SIZE}
          total={total}
          more={pagination.more === true && exact === null}
          onPage={onPage}
        />
      ) : null}
    </div>
  );
}

/** Rows of a desk as cards, two beside each other where there is room. */
export function DeskCards<Row extends { readonly id: string }>({
  rows,
  card,
}: {
  rows: readonly Row[];
  card: (row: Row) => ReactNode;
}) {
  return (
    <ul className="grid items-start gap-6 lg:grid-cols-2">
      {rows.map((row) => (
        <li key={row.id}>{card(row)}</li>
      ))}
    </ul>
  );
}
