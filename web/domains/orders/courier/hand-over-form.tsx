'use client';

import { useId, useState } from 'react';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { newId } from '#edge/contract/ids.ts';
import { handOverWords } from '#edge/contract/orders/courier.ts';
import { IMAGE_TYPES, upload } from '#edge/contract/validators/upload.ts';
import { device } from '#web/platform/device/device.ts';
import { outbox } from '#web/platform/device/outbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { shrink } from '#web/platform/upload/shrink.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useValidationMessage } from '#web/ui/form/validation-message.ts';
import { Input } from '#web/ui/input.tsx';
import { Upload } from '#web/ui/upload.tsx';
import { change, type Delivery } from './deliveries.ts';
import { SignaturePad } from './signature-pad.tsx';
import { type PlaceState, usePlace } from './use-place.ts';

/** Enough to recognise a door and a face, and it leaves on a poor network. */
const PHOTO = { longestSide: 1_280, smallBytes: 300_000 } as const;

const schema = v.object({
  photo: v.nullable(upload('other')),
  ...handOverWords.entries,
});

function PlaceLine({ state, onAgain }: { state: PlaceState; onAgain: () => void }) {
  const t = useScopedI18n('courier');
  const locale = useLocale();
  if (state.kind === 'unasked') return null;
  if (state.kind === 'found')
    return (
      <p className="text-positive text-sm">
        {t('place.found', { metres: number(locale, state.place.accuracy) })}
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-muted text-sm">
      <p>{t(`place.${state.kind}`)}</p>
      {state.kind === 'finding' ? null : (
        <Button variant="quiet" size="sm" onClick={onAgain}>
          {t('place.again')}
        </Button>
      )}
    </div>
  );
}

/** Photo, name and signature at the door. All of it is taken down on the telephone before anything is sent. */
export function HandOverForm({ delivery }: { delivery: Delivery }) {
  const t = useScopedI18n('courier');
  const messageOf = useValidationMessage();
  const ids = { photo: useId(), signature: useId() };
  const { state: place, find } = usePlace();
  const [problem, setProblem] = useState<'no-room'>();
  const form = useForm({
    schema: schema as never as v.GenericSchema<
      { photo: File | null; receivedBy: string; signature: string },
      { photo: File | null; receivedBy: string; signature: string }
    >,
    defaultValues: { photo: null, receivedBy: '', signature: '' },
  });
  const { control, setError } = form;
  return (
    <Card>
      <h3 className="mb-4 text-lg">{t('form.title')}</h3>
      <Form
        form={form}
        onSubmit={async ({ photo, receivedBy, signature: strokes }) => {
          if (photo === null) return setError('photo', { message: 'delivery-photo' });
          setProblem(undefined);
          const { workOrder, passkey, uploadKey } = delivery;
          const now = device().clock.now();
          const id = newId('dlv', now);
          const position = place.kind === 'found' ? place.place : null;
          const param = {
            id,
            workOrder,
            passkey,
            receivedBy,
            signature: strokes,
            latitude: position?.latitude ?? null,
            longitude: position?.longitude ?? null,
            accuracy: position?.accuracy ?? null,
            takenAt: new Date(now).toISOString(),
          };
          const taken = await outbox().enqueue(
            'deliverByCourier',
            { param, uploadKey },
            { file: await shrink(photo, PHOTO), about: workOrder },
          );
          if (taken.ok) change(workOrder, { handedId: id });
          else setProblem('no-room');
        }}
      >
        <Controller
          control={control}
          name="photo"
          render={({ field, fieldState }) => (
            <div className="grid gap-2">
              <Field
                id={ids.photo}
                label={t('form.photo')}
                hint={t('form.photo-hint')}
                error={messageOf(fieldState.error?.message)}
                required
              >
                {(aria) => (
                  <Upload
                    {...aria}
                    camera
                    value={field.value}
                    onChange={(file) => {
                      field.onChange(file);
                      if (file !== null && place.kind !== 'found') find();
                    }}
                    accept={IMAGE_TYPES.join(',')}
                    rule={t('form.photo-rule')}
                  />
                )}
              </Field>
              <PlaceLine state={place} onAgain={find} />
            </div>
          )}
        />
        <FormField
          name="receivedBy"
          label={t('form.received-by')}
          hint={t('form.received-by-hint')}
        >
          {(input) => <Input {...input} autoComplete="off" maxLength={100} />}
        </FormField>
        <Controller
          control={control}
          name="signature"
          render={({ field, fieldState }) => (
            <Field
              id={ids.signature}
              label={t('form.signature')}
              hint={t('form.signature-hint')}
              error={messageOf(fieldState.error?.message)}
              required
            >
              {(aria) => <SignaturePad {...aria} value={field.value} onChange={field.onChange} />}
            </Field>
          )}
        />
        {problem ? <Alert tone="critical">{t(`form.${problem}`)}</Alert> : null}
        <SubmitButton variant="accent" size="lg" block>
          {t('form.send')}
        </SubmitButton>
      </Form>
    </Card>
  );
}
