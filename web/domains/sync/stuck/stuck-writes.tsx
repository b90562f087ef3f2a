'use client';

import { useOutbox } from '#web/platform/device/use-outbox.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { stuckIn } from './stuck-in.ts';

const StuckList = latePart(() => import('./stuck-list.tsx').then((m) => m.StuckList));

/**
 * Where something was written: what of it did not go through or needs a decision, for as long as that
 * is so. `lines`: beginnings of the lines that writes stand in (allowed.ts).
 */
export function StuckWrites({ lines }: { lines: readonly string[] }) {
  const { items } = useOutbox();
  const stuck = stuckIn(items ?? [], lines);
  return stuck.length === 0 ? null : <StuckList items={stuck} />;
}
