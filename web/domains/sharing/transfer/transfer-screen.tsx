'use client';

import { NotLoaded } from '#web/domains/account/index.ts';
import { TransfersDocument } from '#web/platform/graphql/generated/main/transfers.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useKeptAnswer } from '#web/platform/session/use-kept-answer.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SyncedLine } from '#web/ui/synced-line.tsx';
import { Incoming } from './incoming.tsx';
import { keepable } from './keepable.ts';
import { Outgoing } from './outgoing.tsx';
import { RequestForm } from './request-form.tsx';
import { TransferCard } from './transfer-card.tsx';

const NOTHING = {};

/** Both sides of a transfer on one page: what others ask of the person, and what the person asked. */
export function TransferScreen() {
  const t = useScopedI18n('transfer');
  const { data: fresh, fault, retry } = usePersonalQuery(TransfersDocument, {});
  const { data, keptAt } = useKeptAnswer({
    name: 'Transfers',
    variables: NOTHING,
    fresh,
    strip: keepable,
  });
  const transfers = data?.transferOwnershipList;
  const incoming = transfers?.filter((each) => each.incoming) ?? [];
  const outgoing = transfers?.filter((each) => !each.incoming) ?? [];
  const keyOf = ({ vin, requestedAt }: { vin: string; requestedAt: string }) =>
    `${vin} ${requestedAt}`;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_26rem] lg:gap-12">
      <div className="grid gap-10">
        {!transfers && fault ? <NotLoaded onRetry={retry} /> : null}
        {!transfers && !fault ? (
          <div aria-busy="true" className="grid gap-4">
            <Skeleton className="h-40 rounded-xl" />
            <Skeleton className="h-40 rounded-xl" />
          </div>
        ) : null}
        {transfers ? (
          <>
            {keptAt === null ? null : (
              <SyncedLine syncedAt={keptAt} stale={fault !== undefined} onRetry={retry} />
            )}
            <section className="grid gap-4">
              <h3 className="font-bold text-2xl">{t('incoming.title')}</h3>
              {incoming.length === 0 ? <p className="text-muted">{t('incoming.none')}</p> : null}
              {incoming.map((each) =>
                keptAt === null ? (
                  <Incoming key={keyOf(each)} transfer={each} onDone={retry} />
                ) : (
                  <TransferCard key={keyOf(each)} transfer={each} />
                ),
              )}
            </section>
            <section className="grid gap-4">
              <h3 className="font-bold text-2xl">{t('outgoing.title')}</h3>
              {outgoing.length === 0 ? <p className="text-muted">{t('outgoing.none')}</p> : null}
              {outgoing.map((each) =>
                keptAt === null ? (
                  <Outgoing key={keyOf(each)} transfer={each} onDone={retry} />
                ) : (
                  <TransferCard key={keyOf(each)} transfer={each} />
                ),
              )}
            </section>
          </>
        ) : null}
      </div>
      <RequestForm onAsked={retry} />
    </div>
  );
}
