'use client';

import { AllocateOrderDocument } from '#web/platform/graphql/generated/main/allocate-order.ts';
import { ApproveInstallmentDocument } from '#web/platform/graphql/generated/main/approve-installment.ts';
import { ProcessOrderDocument } from '#web/platform/graphql/generated/main/process-order.ts';
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { ContractDialog } from './contract-dialog.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { EndingDialog } from './ending-dialog.tsx';
import { FailedDeliveryDialog } from './failed-delivery-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { HandOverItemsDialog } from './hand-over-items-dialog.tsx';
import { RejectionDialog } from './rejection-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import type { DeskStep } from './steps.ts';
import { useStepWords } from './use-step-words.ts';

const DOCUMENTS = {
  allocate: AllocateOrderDocument,
  approveInstallment: ApproveInstallmentDocument,
  process: ProcessOrderDocument,
} satisfies Record<string, TrustedDocument<object, { id: string; expectedVersion: number }>>;

/** What a step asks before it happens. */
export function StepDialog({ step, onClose }: { step: DeskStep; onClose: () => void }) {
  const { title, text } = useStepWords(step);
  if (step === 'signContract') return <ContractDialog onClose={onClose} />;
  if (step === 'rejectInstallment' || step === 'rejectContract')
    return <RejectionDialog step={step} onClose={onClose} />;
  if (step === 'change') return <ChangeDialog onClose={onClose} />;
  if (step === 'ship') return <ShipDialog onClose={onClose} />;
  if (step === 'deliver') return <HandOverDialog onClose={onClose} />;
  if (step === 'deliverPart') return <HandOverItemsDialog onClose={onClose} />;
  if (step === 'failDelivery') return <FailedDeliveryDialog onClose={onClose} />;
  if (step === 'endUndelivered' || step === 'withdraw')
    return <EndingDialog step={step} onClose={onClose} />;
  return (
    <DecisionDialog<object>
      document={DOCUMENTS[step]}
      title={title}
      text={text}
      isPossible={(can, desk) => can.hasStep(desk, step)}
      onClose={onClose}
    />
  );
}
