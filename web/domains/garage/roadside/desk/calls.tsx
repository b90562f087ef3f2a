'use client';

import { useState } from 'react';
import { DeskCards, DeskList, useLookAgain } from '#web/domains/staff/index.ts';
import { RoadsideAssistanceCallsDocument } from '#web/platform/graphql/generated/main/roadside-assistance-calls.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { CircleCheck } from '#web/ui/icons.ts';
import { CallCard } from './call-card.tsx';

/** Somebody is waiting at the roadside. */
const LOOK_MS = 20_000;

export function Calls({ done }: { done: boolean }) {
  const t = useScopedI18n('staff');
  const [page, setPage] = useState(1);
  const { data, fault, retry } = usePersonalQuery(RoadsideAssistanceCallsDocument, { done, page });
  useLookAgain(retry, LOOK_MS);
  return (
    <DeskList
      answer={data?.roadsideAssistanceCalls}
      failed={fault !== undefined}
      onRetry={retry}
      page={page}
      onPage={setPage}
      none={{
        icon: <CircleCheck size={28} />,
        title: t(done ? 'none-done' : 'none-open'),
        text: t(done ? 'none-done-text' : 'none-open-text'),
      }}
    >
      {(calls) => (
        <DeskCards rows={calls} card={(call) => <CallCard call={call} onMoved={retry} />} />
      )}
    </DeskList>
  );
}
