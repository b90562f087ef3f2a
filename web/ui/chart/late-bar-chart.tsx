'use client';

import { latePart } from '#web/platform/late/late-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { BarChartProps } from './series.ts';

const BarChart = latePart(
  () => import('./bar-chart.tsx').then((it) => it.BarChart),
  () => <Skeleton className="h-full rounded-lg" />,
);

/**
 * Bars in columns. The library that draws comes with the first one; its room is there before, and what is said when
 * it does not come fits into it. Who does not see it, and whom it did not reach, has a text and a table beside it.
 */
export function LateBarChart(props: BarChartProps) {
  return (
    <div className="relative h-64 min-w-0">
      <BarChart {...props} />
    </div>
  );
}
