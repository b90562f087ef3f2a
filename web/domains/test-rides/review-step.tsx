'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { pathIn } from '#edge/contract/locale-path.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { agreementForm } from '#edge/contract/test-rides/booking.ts';
import { clockAt, momentAt } from '#web/domains/garage/index.ts';
import { CheckLimitRegisCustomerOrpaDocument } from '#web/platform/graphql/generated/main/check-limit-regis-customer-orpa.ts';
import { send } from '#web/platform/graphql/send.ts';
import { TELLING_MAIN } from '#web/platform/graphql/telling.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { PhoneProof } from './phone-proof.tsx';
import { rideRefusal, wantsOtherTime } from './ride-refusal.ts';
import { showStep } from './show-step.ts';
import { firstKey, setTestDrive, settleBooked, settleQueued, useTestDrive } from './state.ts';
import { StepActions } from './step-actions.tsx';
import { useBook } from './use-book.ts';

function Line({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 break-words font-semibold">{children}</dd>
    </div>
  );
}

/** Everything once more, whose recommendation it was, and the consent. */
export function ReviewStep({ place, productName }: { place: PlaceRecord; productName: string }) {
  const t = useScopedI18n('testRide');
  const locale = useLocale();
  const router = useRouter();
  const state = useTestDrive();
  const book = useBook();
  const [code, setCode] = useState<string>();
  const form = useForm({
    schema: agreementForm,
    defaultValues: {
      affiliateKey: firstKey(state),
      consent: false as true,
    },
  });
  const { slotAt, heldUntil, customer } = state;
  if (slotAt === null) return null;

  const isFull = async (affiliateKey: string): Promise<boolean> => {
    const answer = await send(TELLING_MAIN, CheckLimitRegisCustomerOrpaDocument, { affiliateKey });
    const isLimit = answer.ok && answer.data.checkLimitRegisCustomerOrpa.isLimit;
    setTestDrive({ affiliateKey, isLimit });
    return isLimit;
  };

  const submit = async (
    input: { affiliateKey: string | null },
    phoneProof: string | null = null,
  ): Promise<void> => {
    setCode(undefined);
    const { affiliateKey } = input;
    setTestDrive({ affiliateKey: affiliateKey ?? '', isLimit: false });
    if (affiliateKey !== null && (await isFull(affiliateKey))) {
      form.setError('affiliateKey', { message: 'affiliate-limit' });
      return;
    }
    const done = await book(affiliateKey, phoneProof);
    if (done.kind === 'failed') {
      setCode(done.code);
      return;
    }
    const { id, manageKey } = done;
    const booked = { id, manageKey, productName, slotAt, dealerSlug: place.dealerSlug };
    if (done.kind === 'booked') settleBooked(booked);
    else settleQueued(booked);
    router.push(pathIn(locale, `/test-ride/success#${manageKey}`));
  };

  return (
    <>
      <Form form={form} onSubmit={(input) => submit(input)}>
        <dl className="divide-y divide-line rounded-xl border border-line bg-surface px-5">
          <Line label={t('review.motorcycle')}>{productName}</Line>
          <Line label={t('review.place')}>{`${place.location}, ${place.city}`}</Line>
          <Line label={t('review.time')}>{momentAt(locale, slotAt, place.timeZone)}</Line>
          <Line label={t('review.rider')}>{`${customer.name} · SIM ${customer.licence}`}</Line>
          <Line label={t('review.phone')}>{customer.phoneNumber}</Line>
        </dl>
        {heldUntil === null ? null : (
          <p className="text-muted text-sm">
            {t('review.held', { time: clockAt(locale, heldUntil, place.timeZone) })}
          </p>
        )}
        <FormField
          name="affiliateKey"
          label={t('review.key')}
          hint={t('review.key-hint')}
          required={false}
        >
          {(control) => (
            <Input {...control} autoComplete="off" autoCapitalize="characters" maxLength={32} />
          )}
        </FormField>
        <FormField name="consent" label={t('review.consent-label')}>
          {(control) => <Checkbox {...control} label={t('review.consent')} />}
        </FormField>
        <p className="text-sm">
          <TextLink href="/policy/privacy-policy-term-of-use">{t('review.privacy')}</TextLink>
        </p>
        {code === undefined ? null : (
          <Alert tone="critical">
            <p>{rideRefusal(t, code)}</p>
            {wantsOtherTime(code) ? (
              <Button
                variant="secondary"
                size="sm"
                className="mt-3"
                onClick={() => {
                  setTestDrive({ slotAt: null, heldUntil: null });
                  showStep('time');
                }}
              >
                {t('other-time')}
              </Button>
            ) : null}
          </Alert>
        )}
        <StepActions step="review" />
      </Form>
      {code === 'TEST_RIDE_PHONE_UNCONFIRMED' ? (
        <PhoneProof
          phoneNumber={customer.phoneNumber}
          onProved={(proof) => form.handleSubmit((input) => submit(input, proof))()}
        />
      ) : null}
    </>
  );
}
