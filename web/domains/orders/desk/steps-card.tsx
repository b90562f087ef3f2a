'use client';

import { useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { useNow } from '#web/ui/use-now.ts';
import { type DeskStep, stepsOf } from './actions/steps.ts';
import { useStepWords } from './actions/use-step-words.ts';
import { useDesk } from './desk-context.ts';

const StepDialog = latePart(() => import('./actions/step-dialog.tsx').then((m) => m.StepDialog));

const ENDED = ['COMPLETED', 'CANCELLED'];
const ENDING: readonly DeskStep[] = ['withdraw', 'endUndelivered'];
const CUSTOMERS_TURN = [
  'WAITING_PAYMENT',
  'ALLOCATED',
  'INSTALLMENT_APPROVED',
  'INSTALLMENT_REJECTED',
  'INSTALLMENT_CANCELED',
  'DELIVERED',
];

/** Steps after which the motorcycle is on its way. */
const LEAVES: readonly DeskStep[] = ['process', 'ship', 'deliver'];

/** Why the next step has to wait, if it has to. */
function Obstacle({ step }: { step: DeskStep }) {
  const t = useScopedI18n('orderDesk');
  const locale = useLocale();
  const { desk } = useDesk();
  const now = useNow(30_000);
  const until = desk.payments
    .filter(({ state }) => state === 'SETTLED')
    .map(({ reversibleUntil }) => (reversibleUntil ? Date.parse(reversibleUntil) : 0))
    .find((at) => now !== null && at > now);
  if (until !== undefined && (step === 'allocate' || step === 'process'))
    return <Alert tone="caution">{t('do.reversible', { until: dateTime(locale, until) })}</Alert>;
  const isCaptured = desk.payments.some(({ state, captured }) => state === 'SETTLED' && captured);
  if (isCaptured && LEAVES.includes(step)) return <Alert tone="caution">{t('do.captured')}</Alert>;
  if (step === 'allocate' && desk.freeUnits.length === 0)
    return <Alert tone="caution">{t('do.no-unit')}</Alert>;
  return null;
}

function Next({ step, onOpen }: { step: DeskStep; onOpen: () => void }) {
  const { title, text } = useStepWords(step);
  return (
    <>
      <p className="text-muted">{text}</p>
      <Obstacle step={step} />
      <Button variant="accent" size="lg" className="justify-self-start" onClick={onOpen}>
        {title}
      </Button>
    </>
  );
}

function Other({ step, onOpen }: { step: DeskStep; onOpen: () => void }) {
  const { title } = useStepWords(step);
  return (
    <Button
      variant={ENDING.includes(step) ? 'quiet' : 'secondary'}
      className={cx(ENDING.includes(step) && 'text-critical!')}
      onClick={onOpen}
    >
      {title}
    </Button>
  );
}

/** The one thing to do now, large; what else there is, below. */
export function StepsCard() {
  const t = useScopedI18n('orderDesk');
  const { desk } = useDesk();
  const [open, setOpen] = useState<DeskStep>();
  const { next, others } = stepsOf(desk);
  const { state } = desk.row.order;
  const why = (): string => {
    if (ENDED.includes(state)) return t('next.ended');
    if (CUSTOMERS_TURN.includes(state)) return t('next.customer');
    return desk.canDecide ? t('next.none') : t('next.sales');
  };
  return (
    <Card className="grid gap-4">
      <h3 className="text-lg">{t('next.title')}</h3>
      {next === null ? (
        <p className="text-muted">{why()}</p>
      ) : (
        <Next step={next} onOpen={() => setOpen(next)} />
      )}
      {others.length === 0 ? null : (
        <div className="flex flex-wrap gap-3 border-line border-t pt-4">
          {others.map((step) => (
            <Other key={step} step={step} onOpen={() => setOpen(step)} />
          ))}
        </div>
      )}
      {open === undefined ? null : <StepDialog step={open} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}
