'use client';

import { useEffect, useState } from 'react';
import { RoadsideAssistanceCallsDocument } from '../../../../platform/graphql/generated/main.ts';
import { useScopedI18n } from '../../../../platform/i18n/client.ts';
import { useMine } from '../../../../platform/session/use-mine.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { CircleCheck } from '../../../../ui/icons.ts';
import { Pagination } from '../../../../ui/pagination.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { NotLoaded } from '../../../account/index.ts';
import { CallCard } from './call-card.tsx';

/** A desk looks again by itself: somebody is waiting at the roadside. */
const LOOK_MS = 20_000;

export function Calls({ done }: { done: boolean }) {
  const t = useScopedI18n('staff');
  const [page, setPage] = useState(1);
  const { data, fault, retry } = useMine(RoadsideAssistanceCallsDocument, { done, page });
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') retry();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [retry]);
  if (data === undefined)
    return fault ? <NotLoaded onRetry={retry} /> : <Skeleton className="h-72 rounded-xl" />;
  const { data: calls, pagination } = data.roadsideAssistanceCalls;
  if (calls.length === 0 && page === 1)
    return (
      <EmptyState icon={<CircleCheck size={28} />} title={t(done ? 'none-done' : 'none-open')}>
        {t(done ? 'none-done-text' : 'none-open-text')}
      </EmptyState>
    );
  return (
    <div className="grid gap-6">
      <ul className="grid items-start gap-6 lg:grid-cols-2">
        {calls.map((call) => (
          <li key={call.id}>
            <CallCard call={call} onMoved={retry} />
          </li>
        ))}
      </ul>
      {pagination.totalRecord > 25 ? (
        <Pagination page={page} size={25} total={pagination.totalRecord} onPage={setPage} />
      ) : null}
    </div>
  );
}
