'use client';

import { useState } from 'react';
import { paperForm } from '#edge/contract/orders/paper-input.ts';
import { plateNumberOf } from '#edge/contract/orders/papers.ts';
import { PLATE_NUMBER_LENGTH } from '#edge/contract/validators/plate-number.ts';
import { useDesk } from '#web/domains/orders/desk/desk-context.ts';
import { useDecision } from '#web/domains/orders/desk/use-decision.ts';
import { UpdateRegistrationDocument } from '#web/platform/graphql/generated/main/update-registration.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { FormBody } from './form-body.tsx';
import { type PaperStep, paperWords } from './paper-words.ts';

/** A paper moves on, after one more look, with the number of the plate where it states it. */
export function PaperDialog({ step, onClose }: { step: PaperStep; onClose: () => void }) {
  const t = useScopedI18n('orderDesk');
  const { row } = useDesk().desk;
  const [current] = useState(plateNumberOf(row.order.registration));
  const { decide, seen, state } = useDecision(onClose, (can, desk) => can.hasPaperStep(desk, step));
  const { item, progress, isNumber } = step;
  const what = t(paperWords(step, current));
  const form = useForm({
    schema: paperForm,
    defaultValues: { item, progress, plateNumber: item === 'BPKB' ? '' : (current ?? '') },
  });
  const atField = ({ field, key }: { field: string; key: string }): boolean => {
    if (field !== 'plateNumber') return false;
    form.setError('plateNumber', { message: key }, { shouldFocus: true });
    return true;
  };
  return (
    <Dialog open onClose={onClose} title={t('papers.do', { item, what })}>
      <Form
        form={form}
        onSubmit={({ plateNumber }) =>
          decide(UpdateRegistrationDocument, { ...seen, item, progress, plateNumber }, atField)
        }
      >
        <FormBody
          onClose={onClose}
          text={t(isNumber ? 'papers.number-text' : 'papers.do-text')}
          send={t('do.confirm', { what })}
          decision={state}
        >
          {item === 'BPKB' ? null : (
            <FormField
              name="plateNumber"
              label={t('field.plate-number')}
              hint={t('field.plate-number-hint')}
              required={item === 'TNKB'}
            >
              {(control) => (
                <Input
                  {...control}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  maxLength={PLATE_NUMBER_LENGTH}
                  className="uppercase tracking-widest"
                />
              )}
            </FormField>
          )}
        </FormBody>
      </Form>
    </Dialog>
  );
}
