'use client';

import * as v from 'valibot';
import {
  birthDate,
  email,
  nik,
  nikAdvice,
  personName,
  phone,
} from '#edge/contract/validators/index.ts';
import { BirthDate } from '#web/ui/birth-date.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormControl } from '#web/ui/form/form-control.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useValidationMessage } from '#web/ui/form/validation-message.ts';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { PhoneInput } from '#web/ui/phone-input.tsx';
import { toast } from '#web/ui/toast.ts';
import { Part } from './part.tsx';
import type { Samples } from './samples.ts';

const schema = v.object({
  name: personName(),
  email: email(),
  phone: phone(),
  nik: nik(),
  birthDate: birthDate(new Date().toISOString().slice(0, 10)),
  password: v.pipe(v.string('required'), v.nonEmpty('required')),
});

/** A whole form of the kind every page uses, held to the validators the server uses too. */
export function FormPart({ s }: { s: Samples }) {
  const form = useForm({
    schema,
    defaultValues: { name: '', email: '', phone: '', nik: '', birthDate: '', password: '' },
  });
  const say = useValidationMessage();
  const [advice] = nikAdvice(form.watch('nik'), { birthDate: form.watch('birthDate') });
  return (
    <Part id="form" title={s.form}>
      <Form
        form={form}
        onSubmit={() => toast({ message: s.sent, tone: 'positive' })}
        className="grid max-w-text gap-5"
      >
        <FormField name="name" label={s.name}>
          {(control) => <Input {...control} autoComplete="name" />}
        </FormField>
        <FormField name="email" label={s.email}>
          {(control) => <Input {...control} type="email" autoComplete="email" />}
        </FormField>
        <FormField name="phone" label={s.phone}>
          {(control) => <PhoneInput {...control} />}
        </FormField>
        <FormField name="nik" label={s.nik} advice={say(advice)}>
          {(control) => <Input {...control} inputMode="numeric" autoComplete="off" />}
        </FormField>
        <FormControl<string> name="birthDate">
          {({ error, ...control }) => (
            <BirthDate id="f-birth" legend={s.birth} error={error} {...control} />
          )}
        </FormControl>
        <FormField name="password" label={s.password}>
          {(control) => <PasswordInput {...control} />}
        </FormField>
        <SubmitButton variant="accent">{s.save}</SubmitButton>
      </Form>
    </Part>
  );
}
