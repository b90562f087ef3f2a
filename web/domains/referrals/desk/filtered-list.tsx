'use client';

import { type ReactNode, useState } from 'react';
import { DeskCards, DeskList } from '#web/domains/staff/index.ts';
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { DeskFilter } from './desk-filter.tsx';

interface Page<Row> {
  readonly data: readonly Row[];
  readonly pagination: { readonly totalRecord: number };
}

interface Filter<State> {
  readonly state: State | null;
  readonly search: string;
  readonly page: number;
}

interface Props<State extends string, Data, Row> {
  states: readonly State[];
  /** What is shown first. */
  first: State;
  labelOf: (state: State) => string;
  document: TrustedDocument<Data, Filter<State>>;
  pageOf: (data: Data) => Page<Row>;
  none: { readonly icon: ReactNode; readonly title: string; readonly text: string };
  card: (row: Row, onDone: () => void) => ReactNode;
}

/** A list of the desk by state and by a part of key or name. */
export function FilteredList<State extends string, Data, Row extends { readonly id: string }>(
  props: Props<State, Data, Row>,
) {
  const { states, first, labelOf, document, pageOf, none, card } = props;
  const [state, setState] = useState<State | null>(first);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { data, fault, retry } = usePersonalQuery(document, { state, search, page });
  return (
    <>
      <DeskFilter
        states={states}
        labelOf={labelOf}
        state={state}
        onState={(next) => {
          setState(next);
          setPage(1);
        }}
        onSearch={setSearch}
      />
      <DeskList
        answer={data && pageOf(data)}
        failed={fault !== undefined}
        onRetry={retry}
        page={page}
        onPage={setPage}
        none={none}
      >
        {(rows) => <DeskCards rows={rows} card={(row) => card(row, retry)} />}
      </DeskList>
    </>
  );
}
