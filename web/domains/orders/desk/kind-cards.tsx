'use client';

import type { OrderKind } from '#edge/contract/orders/standing.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { useDesk } from './desk-context.ts';
import { GoodsCard } from './goods-card.tsx';
import { HelpCard } from './help-card.tsx';
import { PapersCard } from './papers-card.tsx';
import { UnitCard } from './unit-card.tsx';

const ReturnsCard = latePart(() => import('./returns-card.tsx').then((m) => m.ReturnsCard));

/** The record of a motorcycle names no kind. */
const useKind = (): OrderKind => useDesk().desk.row.order.kind ?? 'MOTORCYCLE';

/** What the order is of. */
export function ThingCards() {
  const kind = useKind();
  if (kind === 'MOTORCYCLE') return <UnitCard />;
  return (
    <>
      <GoodsCard />
      {kind === 'GOODS' ? <ReturnsCard /> : null}
    </>
  );
}

/** What only a motorcycle has: papers, a plate, and the government's help. */
export function MotorcycleCards() {
  if (useKind() !== 'MOTORCYCLE') return null;
  return (
    <>
      <PapersCard />
      <HelpCard />
    </>
  );
}
