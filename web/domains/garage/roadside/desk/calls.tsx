'use client';

import { useRef, useState } from 'react';
import { DeskCards, DeskList, useLookAgain } from '#web/domains/staff/index.ts';
import { RoadsideAssistanceCallsDocument } from '#web/platform/graphql/generated/main/roadside-assistance-calls.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { CircleCheck } from '#web/ui/icons.ts';
import { CallCard } from './call-card.tsx';
import { type Finished, nextAfter, withFinished } from './finished.ts';
import { FinishedCard } from './finished-card.tsx';

/** Somebody is waiting at the roadside. */
const LOOK_MS = 20_000;

export function Calls({ done }: { done: boolean }) {
  const t = useScopedI18n('staff');
  const [page, setPage] = useState(1);
  const { data, fault, retry } = usePersonalQuery(RoadsideAssistanceCallsDocument, { done, page });
  useLookAgain(retry, LOOK_MS);
  const [finished, setFinished] = useState<Finished>();
  const list = useRef<HTMLDivElement>(null);
  const answer = data?.roadsideAssistanceCalls;
  const calls = answer?.data ?? [];
  const next = finished && nextAfter(calls, finished);
  return (
    <div ref={list}>
      <DeskList
        answer={answer && { ...answer, data: withFinished(calls, finished) }}
        failed={fault !== undefined}
        onRetry={retry}
        page={page}
        onPage={(to) => {
          setFinished(undefined);
          setPage(to);
        }}
        none={{
          icon: <CircleCheck size={28} />,
          title: t(done ? 'none-done' : 'none-open'),
          text: t(done ? 'none-done-text' : 'none-open-text'),
        }}
      >
        {(rows) => (
          <DeskCards
            rows={rows}
            card={(call) =>
              call.id === finished?.call.id ? (
                <FinishedCard
                  call={call}
                  next={next}
                  onNext={() =>
                    list.current?.querySelector<HTMLElement>(`[data-call="${next?.id}"]`)?.focus()
                  }
                />
              ) : (
                <CallCard
                  call={call}
                  onMoved={retry}
                  onCompleted={() => {
                    setFinished({ call, index: rows.findIndex(({ id }) => id === call.id) });
                    retry();
                  }}
                />
              )
            }
          />
        )}
      </DeskList>
    </div>
  );
}
