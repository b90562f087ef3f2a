'use client';

import { useRef, useState } from 'react';
import type { InferOutput } from 'valibot';
import { newId } from '#edge/contract/ids.ts';
import { DEFAULT_LOCALE, LANGUAGE_NAME, LOCALES } from '#edge/contract/locale.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { deskRideForm, type SurveyAnswer } from '#edge/contract/test-rides/booking.ts';
import { DaySlots } from '#web/domains/test-rides/day-slots.tsx';
import type { RideModel } from '#web/domains/test-rides/ride-model.ts';
import { rideRefusal } from '#web/domains/test-rides/ride-refusal.ts';
import { RiderFields } from '#web/domains/test-rides/rider-fields.tsx';
import { SurveyFields } from '#web/domains/test-rides/survey-step.tsx';
import { CreateBookingByPsDocument } from '#web/platform/graphql/generated/main/create-booking-by-ps.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

const EMPTY = {
  name: '',
  phoneNumber: '',
  email: '',
  licence: '' as never,
  isOfAge: false as true,
  affiliateKey: '',
  locale: DEFAULT_LOCALE,
  consent: false as true,
};

interface Props {
  readonly place: PlaceRecord;
  readonly models: readonly RideModel[];
  readonly now: number;
  readonly onBooked: () => void;
}

/** Staff book for somebody who stands before them, or is on the telephone. */
export default function NewRide({ place, models, now, onBooked }: Props) {
  const t = useScopedI18n('testRideDesk');
  const words = useScopedI18n('testRide');
  const send = usePersonalMutation();
  const names = useRef<{ id: string; manageKey: string }>(undefined);
  const [productId, setProductId] = useState(models[0]?.productId ?? 0);
  const [at, setAt] = useState<number | null>(null);
  const [survey, setSurvey] = useState<string[]>([]);
  const [problem, setProblem] = useState<string>();
  const form = useForm({ schema: deskRideForm, defaultValues: EMPTY });

  const book = async (input: InferOutput<typeof deskRideForm>): Promise<void> => {
    setProblem(undefined);
    if (at === null) return setProblem(words('time.choose'));
    if (survey.length === 0) return setProblem(words('survey.hint'));
    names.current ??= { id: newId('trd'), manageKey: newId('trk') };
    const answer = await send(CreateBookingByPsDocument, {
      param: {
        ...input,
        ...names.current,
        dealerSlug: place.dealerSlug,
        productId,
        slotAt: new Date(at).toISOString(),
        survey: survey as SurveyAnswer[],
      },
    });
    if (!answer.ok) return setProblem(words('unreachable'));
    const { success, errorCode } = answer.data.createBookingByPS;
    if (!success) return setProblem(rideRefusal(words, errorCode));
    names.current = undefined;
    form.reset(EMPTY);
    setAt(null);
    setSurvey([]);
    onBooked();
  };

  return (
    <Card className="grid gap-6">
      <h3 className="text-2xl">{t('new')}</h3>
      <Field id="desk-model" label={words('motorcycle')} className="max-w-text">
        {(aria) => (
          <Select
            {...aria}
            value={String(productId)}
            onChange={({ target }) => {
              setProductId(Number(target.value));
              setAt(null);
            }}
            options={models.map((model) => ({
              value: String(model.productId),
              label: model.name,
            }))}
          />
        )}
      </Field>
      <DaySlots forDesk place={place} productId={productId} now={now} value={at} onChange={setAt} />
      <Form form={form} onSubmit={book}>
        <RiderFields isStaff />
        <SurveyFields value={survey} onChange={setSurvey} />
        <FormField name="locale" label={t('locale')} hint={t('locale-hint')}>
          {(control) => (
            <Select
              {...control}
              options={LOCALES.map((each) => ({ value: each, label: LANGUAGE_NAME[each] }))}
            />
          )}
        </FormField>
        <FormField
          name="affiliateKey"
          label={words('review.key')}
          hint={t('key-hint')}
          required={false}
        >
          {(control) => (
            <Input {...control} autoComplete="off" autoCapitalize="characters" maxLength={32} />
          )}
        </FormField>
        <FormField name="consent" label={words('review.consent-label')}>
          {(control) => <Checkbox {...control} label={t('consent')} />}
        </FormField>
        {problem ? <Alert tone="critical">{problem}</Alert> : null}
        <SubmitButton variant="accent">{words('book')}</SubmitButton>
      </Form>
    </Card>
  );
}
