'use client';

import { useState } from 'react';
import { DeskCards, DeskList, useLookAgain } from '#web/domains/staff/index.ts';
import { ReportedListingsDocument } from '#web/platform/graphql/generated/main/reported-listings.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { CircleCheck } from '#web/ui/icons.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { ReportedCard } from './reported-card.tsx';

const LOOK_MS = 60_000;
const PARTS = ['open', 'done'] as const;

function Reported({ part }: { part: (typeof PARTS)[number] }) {
  const t = useScopedI18n('staff');
  const [page, setPage] = useState(1);
  const { data, fault, retry } = usePersonalQuery(ReportedListingsDocument, {
    done: part === 'done',
    page,
  });
  useLookAgain(retry, LOOK_MS);
  return (
    <DeskList
      answer={data?.reportedListings}
      failed={fault !== undefined}
      onRetry={retry}
      page={page}
      onPage={setPage}
      none={{
        icon: <CircleCheck size={28} />,
        title: t(`reported.none-${part}`),
        text: t(`reported.none-${part}-text`),
      }}
    >
      {(listings) => (
        <DeskCards
          rows={listings}
          card={(listing) => (
            <ReportedCard listing={listing} settled={part === 'done'} onSettled={retry} />
          )}
        />
      )}
    </DeskList>
  );
}

/** Listings that people reported, and what staff made of them. */
export function DeskScreen() {
  const t = useScopedI18n('staff');
  const [shown, setShown] = useState<string>('open');
  return (
    <Tabs
      label={t('tool.listings')}
      value={shown}
      onChange={setShown}
      tabs={PARTS.map((part) => ({
        id: part,
        label: t(`reported.${part}`),
        // Only what is shown asks.
        content: part === shown ? <Reported key={part} part={part} /> : null,
      }))}
    />
  );
}
