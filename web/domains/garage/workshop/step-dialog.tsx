'use client';

import { MeanwhileNotice } from '#web/domains/staff/index.ts';
import { MoveAppointmentDocument } from '#web/platform/graphql/generated/main/move-appointment.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { AppointmentStep } from './steps.ts';
import { type StepProps, useAppointmentWrite } from './use-appointment-write.ts';

const PriceDialog = latePart(() => import('./price-dialog.tsx'));
const WorkDialog = latePart(() => import('./work-dialog.tsx'));

/** The motorcycle was brought, or nobody came. */
function MoveDialog({ move, ...props }: StepProps & { move: 'receive' | 'miss' }) {
  const t = useScopedI18n('shopDesk');
  const { appointment, onClose } = props;
  const { write, problem, meanwhile } = useAppointmentWrite(props);
  const { id, name } = appointment;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`workshop.${move}`)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          {meanwhile.change === 'over' ? null : (
            <Button
              variant="accent"
              onClick={() => void write(MoveAppointmentDocument, { id, move })}
            >
              {t(`workshop.${move}`)}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <p>{t(`workshop.${move}-text`, { name })}</p>
        <MeanwhileNotice {...meanwhile} />
        {problem ? <Alert tone="critical">{problem}</Alert> : null}
      </div>
    </Dialog>
  );
}

/** What a step with an appointment asks before it happens. */
export default function StepDialog({ step, ...props }: StepProps & { step: AppointmentStep }) {
  if (step === 'price') return <PriceDialog {...props} />;
  if (step === 'work') return <WorkDialog {...props} />;
  return <MoveDialog {...props} move={step} />;
}
