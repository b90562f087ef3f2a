'use client';

import { useState } from 'react';
import { exportFiguresInput, type FIGURES } from '#edge/contract/orders/figures.ts';
import { DESK_REASON } from '#edge/contract/validators/desk-reason.ts';
import { DeskForm, saveCsv } from '#web/domains/staff/index.ts';
import { ExportDeskFiguresDocument } from '#web/platform/graphql/generated/main/export-desk-figures.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';

interface Props {
  days: (typeof FIGURES.spans)[number];
  place: string | null;
  onClose: () => void;
}

/** What the figures are taken along for stands in the audit. */
export default function ExportDialog({ days, place, onClose }: Props) {
  const t = useScopedI18n('shopDesk');
  const errors = useErrorMessage();
  const send = usePersonalMutation();
  const [problem, setProblem] = useState<string>();
  const form = useForm({ schema: exportFiguresInput, defaultValues: { days, reason: '' } });
  return (
    <DeskForm
      form={form}
      title={t('figures.export')}
      text={t('figures.export-text')}
      send={t('figures.export')}
      problem={problem}
      onClose={onClose}
      onSubmit={async (input) => {
        setProblem(undefined);
        const answer = await send(ExportDeskFiguresDocument, { ...input, place });
        if (answer.ok) {
          saveCsv('figures.csv', answer.data.exportDeskFigures);
          onClose();
          return;
        }
        const { fault } = answer;
        setProblem(errors(fault.layer === 'graphql' ? fault.code : 'UNAVAILABLE'));
      }}
    >
      <FormField name="reason" label={t('reason')} hint={t('reason-hint')}>
        {(control) => <Input {...control} autoComplete="off" maxLength={DESK_REASON.most} />}
      </FormField>
    </DeskForm>
  );
}
