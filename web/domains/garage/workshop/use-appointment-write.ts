'use client';

import { rupiah } from '#edge/contract/money.ts';
import { useVersionedWrite } from '#web/domains/staff/index.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { type Appointment, useFaultText } from './use-fault-text.ts';

export interface StepProps {
  /** As the page has it now, or had it last. */
  appointment: Appointment;
  /** What the dialog does can still be done. */
  isPossible: boolean;
  onStale: () => void;
  onClose: () => void;
  onDone: () => void;
}

/** Writes to an appointment; the rider, or a colleague, may change it meanwhile. */
export const useAppointmentWrite = ({ appointment, isPossible, onStale, onDone }: StepProps) => {
  const t = useScopedI18n('shopDesk');
  const { version, state, estimate, work, note } = appointment;
  return useVersionedWrite(
    {
      version,
      isPossible,
      facts: [
        t(`workshop.state.${state}`),
        estimate === null
          ? ''
          : t(`estimate.state.${estimate.state}`, { price: rupiah(estimate.total) }),
        work === null ? '' : t('workshop.work', { work }),
        note ?? '',
      ],
      changed: 'APPOINTMENT_CHANGED',
      over: ['APPOINTMENT_CLOSED', 'APPOINTMENT_NOT_FOUND', 'ESTIMATE_PAID'],
      onStale,
    },
    onDone,
    useFaultText(),
  );
};
