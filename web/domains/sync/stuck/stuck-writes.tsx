'use client';

import dynamic from 'next/dynamic';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import { stuckIn } from './stuck-in.ts';

const StuckList = dynamic(() => import('./stuck-list.tsx').then((m) => m.StuckList), {
  ssr: false,
});

/**
 * Where something was written: what of it did not go through or needs a decision, for as long as that
 * is so. `lines`: beginnings of the lines that writes stand in (allowed.ts).
 */
export function StuckWrites({ lines }: { lines: readonly string[] }) {
  const { items } = useOutbox();
  const stuck = stuckIn(items ?? [], lines);
  return stuck.length === 0 ? null : <StuckList items={stuck} />;
}
