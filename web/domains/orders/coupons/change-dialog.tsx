'use client';

import { changeCouponInput, endCouponInput } from '#edge/contract/orders/coupon-desk.ts';
import {
  DeskForm,
  NUMBER_OR_NULL,
  ReasonField,
  useVersionedWrite,
} from '#web/domains/staff/index.ts';
import { ChangeCouponDocument } from '#web/platform/graphql/generated/main/change-coupon.ts';
import { EndCouponDocument } from '#web/platform/graphql/generated/main/end-coupon.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { DateInput } from '#web/ui/date-input.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { type DeskCoupon, useWords } from './use-words.ts';

interface Props {
  /** As it was when the dialog opened. */
  coupon: DeskCoupon;
  /** As it is now; undefined where it is no longer in the list. */
  current: DeskCoupon | undefined;
  onStale: () => void;
  onClose: () => void;
  onDone: () => void;
}

const OR_NULL = { setValueAs: (typed: unknown) => (typed === '' ? null : typed) };

/** Somebody else may change or end it meanwhile. */
const useCouponWrite = ({ coupon, current, onStale, onDone }: Props) => {
  const t = useScopedI18n('shopDesk');
  const { spanOf, usesOf, faultOf } = useWords();
  const shown = current ?? coupon;
  return useVersionedWrite(
    {
      version: shown.version,
      isPossible: current !== undefined && current.standing !== 'ENDED',
      facts: [t(`coupon.standing.${shown.standing}`), spanOf(shown), usesOf(shown)],
      changed: 'COUPON_CHANGED',
      over: ['COUPON_OVER', 'COUPON_NOT_FOUND'],
      onStale,
    },
    onDone,
    faultOf,
  );
};

/** How long and how often it can be used. */
export function ChangeDialog(props: Props) {
  const t = useScopedI18n('shopDesk');
  const { coupon, onClose } = props;
  const { code, lastDay, most, used, firstDay, version } = coupon;
  const { write, problem, meanwhile } = useCouponWrite(props);
  const form = useForm({
    schema: changeCouponInput,
    defaultValues: { code, lastDay, most, reason: '', expectedVersion: version },
  });
  return (
    <DeskForm
      form={form}
      title={t('coupon.change')}
      text={code}
      send={t('coupon.change-send')}
      problem={problem}
      meanwhile={meanwhile}
      onClose={onClose}
      onSubmit={(input) => write(ChangeCouponDocument, input)}
    >
      <FormField name="lastDay" label={t('last-day')} required={false} options={OR_NULL}>
        {(control) => (
          <DateInput {...control} type="date" min={firstDay} defaultValue={lastDay ?? ''} />
        )}
      </FormField>
      <FormField
        name="most"
        label={t('coupon.field.most')}
        hint={t('coupon.used', { used: String(used) })}
        required={false}
        options={NUMBER_OR_NULL}
      >
        {(control) => (
          <Input {...control} type="number" inputMode="numeric" min={Math.max(1, used)} step={1} />
        )}
      </FormField>
      <ReasonField label={t('reason')} hint={t('reason-hint')} />
    </DeskForm>
  );
}

/** Nobody can use it any more. */
export function EndDialog(props: Props) {
  const t = useScopedI18n('shopDesk');
  const { onClose } = props;
  const { code, version } = props.coupon;
  const { write, problem, meanwhile } = useCouponWrite(props);
  const form = useForm({
    schema: endCouponInput,
    defaultValues: { code, reason: '', expectedVersion: version },
  });
  return (
    <DeskForm
      form={form}
      title={t('coupon.end')}
      text={t('coupon.end-text', { code })}
      send={t('coupon.end')}
      isFinal
      problem={problem}
      meanwhile={meanwhile}
      onClose={onClose}
      onSubmit={(input) => write(EndCouponDocument, input)}
    >
      <ReasonField label={t('reason')} hint={t('reason-hint')} />
    </DeskForm>
  );
}
