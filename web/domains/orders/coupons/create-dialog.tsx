'use client';

import { COUPON_DESK, createCouponInput } from '#edge/contract/orders/coupon-desk.ts';
import { dayInJakarta } from '#edge/contract/time.ts';
import { DeskForm, NUMBER_OR_NULL, ReasonField, useDeskWrite } from '#web/domains/staff/index.ts';
import { CreateCouponDocument } from '#web/platform/graphql/generated/main/create-coupon.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useWords } from './use-words.ts';

const OR_NULL = { setValueAs: (typed: unknown) => (typed === '' ? null : typed) };
const SLUGS = {
  setValueAs: (typed: unknown) => {
    const slugs = String(typed ?? '')
      .split(/[\s,]+/)
      .filter(Boolean);
    return slugs.length === 0 ? null : slugs;
  },
};
const PERCENT = {
  setValueAs: (typed: unknown) => (typed === '' ? 0 : Math.round(Number(typed) * 100)),
};

/** A new promo code. Days are Jakarta's, the last one included. */
export default function CreateDialog({
  now,
  onClose,
  onDone,
}: {
  now: number;
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useScopedI18n('shopDesk');
  const { write, problem } = useDeskWrite(onDone, useWords().faultOf);
  const today = dayInJakarta(now);
  const form = useForm({
    schema: createCouponInput,
    defaultValues: {
      code: '',
      kind: 'AMOUNT',
      amount: null,
      basisPoints: 0,
      minimum: 0,
      appliesTo: 'ALL',
      products: null,
      firstDay: today,
      lastDay: null,
      most: null,
      mostPerPerson: 1,
      returnsAfterPayment: false,
      isAnnounced: false,
      withReferral: false,
      reason: '',
    },
  });
  const isRate = form.watch('kind') === 'RATE';
  const whole = (
    name: 'amount' | 'minimum' | 'most' | 'mostPerPerson',
    { required = true, isMoney = false }: { required?: boolean; isMoney?: boolean },
  ) => (
    <FormField
      name={name}
      label={t(name === 'amount' && isRate ? 'coupon.field.at-most' : `coupon.field.${name}`)}
      required={required}
      options={required ? { valueAsNumber: true } : NUMBER_OR_NULL}
    >
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          {...(isMoney && { prefix: 'Rp' })}
        />
      )}
    </FormField>
  );
  return (
    <DeskForm
      form={form}
      title={t('coupon.create')}
      text={t('coupon.create-text')}
      send={t('coupon.create')}
      problem={problem}
      onClose={onClose}
      onSubmit={(input) =>
        write(CreateCouponDocument, {
          ...input,
          products: input.products == null ? null : [...input.products],
          isAnnounced: input.isAnnounced ?? false,
          withReferral: input.withReferral ?? false,
        })
      }
    >
      <FormField name="code" label={t('coupon.field.code')} hint={t('coupon.field.code-hint')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
          />
        )}
      </FormField>
      <FormField
        name="kind"
        label={t('coupon.field.kind')}
        options={{ onChange: () => form.setValue('basisPoints', 0) }}
      >
        {(control) => (
          <Select
            {...control}
            options={(['AMOUNT', 'RATE'] as const).map((kind) => ({
              value: kind,
              label: t(`coupon.kind.${kind}`),
            }))}
          />
        )}
      </FormField>
      {isRate ? (
        <FormField name="basisPoints" label={t('coupon.field.rate')} options={PERCENT}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="decimal"
              min={0}
              max={COUPON_DESK.mostBasisPoints / 100}
              step={0.5}
              suffix="%"
            />
          )}
        </FormField>
      ) : null}
      {whole('amount', { required: !isRate, isMoney: true })}
      {whole('minimum', { isMoney: true })}
      <FormField name="appliesTo" label={t('coupon.field.appliesTo')}>
        {(control) => (
          <Select
            {...control}
            options={(['ALL', 'MOTORCYCLE', 'GOODS'] as const).map((goods) => ({
              value: goods,
              label: t(`coupon.goods.${goods}`),
            }))}
          />
        )}
      </FormField>
      <FormField
        name="products"
        label={t('coupon.field.products')}
        hint={t('coupon.field.products-hint')}
        required={false}
        options={SLUGS}
      >
        {(control) => <Textarea {...control} rows={2} spellCheck={false} />}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="firstDay" label={t('first-day')}>
          {(control) => <DateInput {...control} type="date" min={today} />}
        </FormField>
        <FormField name="lastDay" label={t('last-day')} required={false} options={OR_NULL}>
          {(control) => <DateInput {...control} type="date" min={today} />}
        </FormField>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {whole('most', { required: false })}
        {whole('mostPerPerson', {})}
      </div>
      <FormField name="returnsAfterPayment" label={t('coupon.field.returns')} required={false}>
        {(control) => <Checkbox {...control} label={t('coupon.field.returns-label')} />}
      </FormField>
      <FormField name="isAnnounced" label={t('coupon.field.announced')} required={false}>
        {(control) => <Checkbox {...control} label={t('coupon.field.announced-label')} />}
      </FormField>
      <FormField name="withReferral" label={t('coupon.field.referral')} required={false}>
        {(control) => <Checkbox {...control} label={t('coupon.field.referral-label')} />}
      </FormField>
      <ReasonField label={t('reason')} hint={t('reason-hint')} />
    </DeskForm>
  );
}
