'use client';

import { useState } from 'react';
import { newId } from '#edge/contract/ids.ts';
import { unitInput } from '#edge/contract/orders/stock.ts';
import { AddUnitsDocument } from '#web/platform/graphql/generated/main/add-units.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { StockRefusal } from './refusal.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { type StockRefused, useStockWrite } from './use-stock-write.ts';

interface Props {
  onClose: () => void;
  onAdded: (count: number) => void;
}

/** One unit, typed from its papers. */
export function AddDialog({ onClose, onAdded }: Props) {
  const t = useScopedI18n('stock');
  const { models, dealers, of } = useCatalogue();
  const { write } = useStockWrite();
  const [problem, setProblem] = useState<StockRefused | 'unanswered'>();
  const [id] = useState(() => newId('unt'));
  const form = useForm({
    schema: unitInput,
    defaultValues: {
      id,
      vin: '',
      motorNumber: '',
      slug: '',
      color: '',
      accent: '',
      battery: '',
      dealerSlug: '',
    },
  });
  const { slug, color } = form.watch();
  const accents = of(slug, 'accent', color);
  const choice = (
    name: 'slug' | 'color' | 'accent' | 'battery' | 'dealerSlug',
    options: readonly { readonly value: string; readonly label: string }[],
  ) => (
    <FormField name={name} label={t(`field.${name}`)}>
      {(control) => (
        <Select
          {...control}
          placeholder={t('choose')}
          options={[...options]}
          disabled={options.length === 0}
        />
      )}
    </FormField>
  );
  return (
    <Dialog open onClose={onClose} title={t('add')}>
      <Form
        form={form}
        onSubmit={async (unit) => {
          setProblem(undefined);
          const outcome = await write(AddUnitsDocument, { units: [unit] });
          if (outcome.kind === 'done') onAdded(outcome.count);
          else setProblem(outcome.kind === 'refused' ? outcome.refused : 'unanswered');
        }}
      >
        <FormField name="vin" label={t('field.vin')} hint={t('field.vin-hint')}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={24}
            />
          )}
        </FormField>
        <FormField name="motorNumber" label={t('field.motorNumber')}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
            />
          )}
        </FormField>
        {choice('slug', models)}
        {choice('color', of(slug, 'color'))}
        {accents.length === 0 ? null : choice('accent', accents)}
        {choice('battery', of(slug, 'battery'))}
        {choice('dealerSlug', dealers)}
        {problem === undefined ? null : problem === 'unanswered' ? (
          <Alert tone="critical">{t('no-answer')}</Alert>
        ) : (
          <StockRefusal refused={problem} />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          <SubmitButton variant="accent">{t('add')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
