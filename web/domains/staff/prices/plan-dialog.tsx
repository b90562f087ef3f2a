'use client';

import { useState } from 'react';
import { OTHER_LINES, planPriceInput } from '#edge/contract/catalog/price-change.ts';
import { newId } from '#edge/contract/ids.ts';
import { rupiah } from '#edge/contract/money.ts';
import { PRICE_LINES } from '#edge/contract/price.ts';
import { DAY_MS, dayInJakarta, jakartaMidnight } from '#edge/contract/time.ts';
import { DeskForm } from '#web/domains/staff/desk-form.tsx';
import { NUMBER_OR_NULL } from '#web/domains/staff/number-or-null.ts';
import { beginningOf, FirstDay } from '#web/domains/staff/planned/days.tsx';
import { ReasonField } from '#web/domains/staff/reason-field.tsx';
import { useDeskWrite } from '#web/domains/staff/use-desk-write.ts';
import { PlanPriceDocument } from '#web/platform/graphql/generated/main/plan-price.ts';
import type { PriceDeskQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { DateInput } from '#web/ui/date-input.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useValidationMessage } from '#web/ui/form/validation-message.ts';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { useWords } from './use-words.ts';

export type DeskPrice = PriceDeskQuery['priceDesk']['prices'][number];

interface Props {
  price: DeskPrice;
  area: string;
  /** Epoch ms. */
  now: number;
  onClose: () => void;
  onDone: () => void;
}

/** A price for a time, with what visitors will see. Days are Jakarta's; today begins at once. */
export default function PlanDialog({ price, area, now, onClose, onDone }: Props) {
  const t = useScopedI18n('shopDesk');
  const messageOf = useValidationMessage();
  const { areaOf, batteryOf, faultOf } = useWords();
  const { write, problem } = useDeskWrite(onDone, faultOf);
  const [id] = useState(() => newId('pch'));
  const today = dayInJakarta(now);
  const [days, setDays] = useState({ first: today, last: '' });
  const amounts = new Map(price.lines.map(({ key, amount }) => [key, amount]));
  const form = useForm({
    schema: planPriceInput,
    defaultValues: {
      id,
      slug: price.slug,
      battery: price.battery,
      area,
      vehicle: amounts.get('vehicle') ?? 0,
      bbnkb: null,
      pkb: null,
      stnk: null,
      tnkb: null,
      bpkb: null,
      startsAt: now,
      endsAt: null,
      reason: '',
    },
  });
  const typed = form.watch();
  const after = PRICE_LINES.reduce((all, line) => {
    const value = typed[line];
    return (
      all + (typeof value === 'number' && !Number.isNaN(value) ? value : (amounts.get(line) ?? 0))
    );
  }, 0);
  const choose = (next: typeof days): void => {
    setDays(next);
    const startsAt = beginningOf(next.first, now);
    form.setValue('startsAt', Number.isNaN(startsAt) ? 0 : startsAt);
    form.setValue('endsAt', next.last === '' ? null : jakartaMidnight(next.last) + DAY_MS, {
      shouldValidate: true,
    });
  };
  const line = (name: (typeof PRICE_LINES)[number], required: boolean) => (
    <FormField
      key={name}
      name={name}
      label={t(`price.line.${name}`)}
      hint={required ? undefined : t('price.now-is', { amount: rupiah(amounts.get(name) ?? 0) })}
      required={required}
      options={required ? { valueAsNumber: true } : NUMBER_OR_NULL}
    >
      {(control) => (
        <Input {...control} type="number" inputMode="numeric" min={0} step={1} prefix="Rp" />
      )}
    </FormField>
  );
  return (
    <DeskForm
      form={form}
      title={t('price.plan')}
      text={`${price.name} · ${batteryOf(price.slug, price.battery)}`}
      send={t('price.plan-send')}
      problem={problem}
      onClose={onClose}
      onSubmit={(input) =>
        write(PlanPriceDocument, {
          ...input,
          startsAt: new Date(input.startsAt).toISOString(),
          endsAt: input.endsAt === null ? null : new Date(input.endsAt).toISOString(),
        })
      }
    >
      <FormField
        name="area"
        label={t('price.area')}
        options={{ setValueAs: (each: unknown) => (each === '' ? null : each) }}
      >
        {(control) => (
          <Select
            {...control}
            options={[
              { value: area, label: areaOf(area) },
              { value: '', label: areaOf(null) },
            ]}
          />
        )}
      </FormField>
      {line('vehicle', true)}
      <Disclosure summary={t('price.other-lines')}>
        <div className="grid gap-4 pt-2">{OTHER_LINES.map((each) => line(each, false))}</div>
      </Disclosure>
      <div className="grid gap-4 sm:grid-cols-2">
        <FirstDay
          id="price-first"
          day={days.first}
          today={today}
          onDay={(first) => choose({ ...days, first })}
        />
        <Field
          id="price-last"
          label={t('last-day')}
          hint={t('last-day-hint')}
          required={false}
          error={messageOf(form.formState.errors.endsAt?.message)}
        >
          {(aria) => (
            <DateInput
              {...aria}
              type="date"
              min={days.first}
              value={days.last}
              onChange={({ target }) => choose({ ...days, last: target.value })}
            />
          )}
        </Field>
      </div>
      <ReasonField label={t('reason')} hint={t('reason-hint')} />
      <p role="status" className="rounded-lg bg-sunken px-4 py-3">
        {t('price.preview', {
          area: areaOf(area),
          before: rupiah(price.otrPrice),
          after: rupiah(after),
        })}
      </p>
    </DeskForm>
  );
}
