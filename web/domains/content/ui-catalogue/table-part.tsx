'use client';

import { useState } from 'react';
import { DAY_MS } from '#edge/contract/time.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import type { PageSize } from '#web/ui/paging.ts';
import { Price } from '#web/ui/price.tsx';
import { Table } from '#web/ui/table.tsx';
import { Part } from './part.tsx';
import type { Samples } from './samples.ts';

const ROWS = Array.from({ length: 137 }, (_, at) => ({
  id: `ALV-${String(1000 + at)}`,
  at: Date.UTC(2026, 0, 1) + at * DAY_MS,
  idr: 500_000 + at * 1_250_000,
}));

export function TablePart({ s }: { s: Samples }) {
  const locale = useLocale();
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<PageSize>(10);
  return (
    <Part id="lists" title={s.lists}>
      <div>
        <Table
          caption={s.orders}
          rowKey={(row) => row.id}
          rows={ROWS.slice((page - 1) * size, page * size)}
          columns={[
            { id: 'order', header: s.order, cell: (row) => row.id },
            { id: 'date', header: s.date, cell: (row) => date(locale, row.at) },
            {
              id: 'amount',
              header: s.amount,
              align: 'end',
              cell: (row) => <Price idr={row.idr} size="sm" />,
            },
          ]}
        />
        <Pagination
          page={page}
          size={size}
          total={ROWS.length}
          onPage={setPage}
          onSize={(each) => {
            setSize(each);
            setPage(1);
          }}
        />
      </div>
    </Part>
  );
}
