'use client';

import { useState } from 'react';
import { isAgreedWhereNeeded } from '#edge/contract/financing/request.ts';
import type { WantedChange } from '#edge/contract/orders/change.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useOrderWrite } from '#web/domains/orders/use-order-write.ts';
import { useRefusalText } from '#web/domains/orders/use-refusal-text.ts';
import { ChangeOrderDocument } from '#web/platform/graphql/generated/main/change-order.ts';
import { OrderChangeDocument } from '#web/platform/graphql/generated/main/order-change.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useValidationMessage } from '#web/ui/form/validation-message.ts';
import { ChangeSteps } from './change-steps.tsx';
import { CONSENT, type Given, NewRequest } from './new-request.tsx';
import type { Plan, PreviewDocument } from './step.ts';

const NOTHING_GIVEN: Given = { isAgreed: false, hasConsent: false };

/** What has to be agreed to before a request is made, and was not. */
const missingOf = ({ request }: Plan, given: Given): keyof Given | undefined => {
  if (request === null) return undefined;
  if (!isAgreedWhereNeeded({ provider: request.provider, isAgreed: given.isAgreed }))
    return 'isAgreed';
  return request.handsIn && !given.hasConsent ? 'hasConsent' : undefined;
};

const FIELDS: Readonly<Record<keyof Given, { readonly id: string; readonly key: string }>> = {
  isAgreed: { id: 'agreement', key: 'syariah-agreement' },
  hasConsent: { id: CONSENT, key: 'financing-consent' },
};

/** The request as it is sent: the figures that were shown, and the order's version that they are of. */
const requestOf = ({ request, version }: Plan, { isAgreed, hasConsent }: Given) => {
  if (request === null) return {};
  const { provider, months, downPayment } = request;
  return {
    request: { provider, months, downPayment, isAgreed },
    hasConsent,
    expectedVersion: version,
  };
};

/** Refusals after which the figures are looked at anew. */
const OUTDATED: readonly string[] = ['ORDER_PRICE_CHANGED', 'ORDER_CHANGED'];

function Confirm({
  order,
  change,
  plan,
  onAgain,
  onDone,
}: {
  order: OrderRecord;
  change: WantedChange;
  plan: Plan;
  onAgain: () => void;
  onDone: () => void;
}) {
  const t = useScopedI18n('purchases');
  const textOf = useRefusalText();
  const validation = useValidationMessage();
  const { write, busy } = useOrderWrite();
  const [problem, setProblem] = useState<string>();
  const [given, setGiven] = useState(NOTHING_GIVEN);
  const [wasPressed, setPressed] = useState(false);
  const missing = missingOf(plan, given);
  const text = missing && validation(FIELDS[missing].key);
  const send = async (): Promise<void> => {
    setProblem(undefined);
    setPressed(true);
    if (missing !== undefined) {
      document.getElementById(FIELDS[missing].id)?.focus();
      return;
    }
    const { total, due, refund } = plan;
    const outcome = await write(ChangeOrderDocument, {
      id: order.id,
      change,
      total,
      due,
      refund,
      ...requestOf(plan, given),
    });
    if (outcome.kind === 'done') return onDone();
    if (outcome.kind === 'unanswered') return setProblem(t('act.offline'));
    if (OUTDATED.includes(outcome.refused.errorCode)) onAgain();
    return setProblem(textOf(outcome.refused));
  };
  return (
    <>
      {plan.request === null ? null : (
        <NewRequest
          order={order}
          plan={plan}
          request={plan.request}
          given={given}
          fault={
            wasPressed && missing !== undefined && text !== undefined
              ? { of: missing, text }
              : undefined
          }
          onGive={setGiven}
        />
      )}
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <Button variant="accent" size="lg" busy={busy} onClick={() => void send()}>
        {t(plan.request === null ? 'change.confirm' : 'change.confirm-request')}
      </Button>
    </>
  );
}

/** The customer changes an order of their own. */
export function ChangeDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const t = useScopedI18n('purchases');
  return (
    <Dialog open onClose={onClose} title={t('change.title')} shape="sheet">
      <ChangeSteps
        order={order}
        preview={OrderChangeDocument as unknown as PreviewDocument}
        confirm={(change, plan, onAgain) => (
          <Confirm order={order} change={change} plan={plan} onAgain={onAgain} onDone={onClose} />
        )}
      />
    </Dialog>
  );
}
