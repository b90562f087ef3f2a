'use client';

import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { FreshnessBadge } from '#web/ui/freshness-badge.tsx';
import { Price } from '#web/ui/price.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Part } from './part.tsx';
import type { Samples } from './samples.ts';

/** A fixed clock: pictures of this page must not change by the minute. */
const NOW = Date.UTC(2026, 0, 10, 3);
const AGES = [0, 12 * MINUTE_MS, 5 * HOUR_MS, 3 * DAY_MS];

export function StatesPart({ s }: { s: Samples }) {
  return (
    <Part id="states" title={s.states}>
      <div className="flex flex-wrap gap-2">
        {(['neutral', 'accent', 'positive', 'caution', 'critical'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {s.order}
          </Badge>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {AGES.map((age) => (
          <FreshnessBadge key={age} at={NOW - age} now={NOW} />
        ))}
        <FreshnessBadge at={null} now={NOW} />
      </div>
      <div className="flex flex-wrap items-baseline gap-8">
        <Price idr={29_490_000} before={s.from} size="sm" />
        <Price idr={35_750_000} was={42_750_000} wasLabel={s.before} />
        <Price idr={34_900_000} size="lg" />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Alert>{s.emptyText}</Alert>
        <Alert tone="positive">{s.sent}</Alert>
        <Alert tone="caution">{s.emptyText}</Alert>
        <Alert tone="critical">{s.wrong}</Alert>
      </div>
      <div className="grid items-center gap-4 sm:grid-cols-3">
        <Progress label={s.loading} value={0.6} />
        <Progress label={s.loading} />
        <Spinner />
      </div>
      <div className="grid gap-2">
        <Skeleton className="h-40 w-full rounded-xl" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-5 w-1/3" />
      </div>
    </Part>
  );
}
