'use client';

import { Pending } from '#web/domains/account/index.ts';
import { useLookAgain } from '#web/domains/staff/use-look-again.ts';
import { SiteStatusDocument } from '#web/platform/graphql/generated/main/site-status.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const LOOK_MS = 30_000;

const StatusView = latePart(
  () => import('./status-view.tsx'),
  () => <Skeleton className="h-96 rounded-xl" />,
);

/** How the site does, looked at again every half minute. */
export function StatusScreen() {
  const { data, fault, retry } = usePersonalQuery(SiteStatusDocument, {});
  useLookAgain(retry, LOOK_MS);
  if (data !== undefined) return <StatusView status={data.siteStatus} />;
  return <Pending className="h-96" failed={fault !== undefined} onRetry={retry} />;
}
