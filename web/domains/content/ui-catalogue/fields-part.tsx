'use client';

import { useState } from 'react';
import { BirthDate } from '#web/ui/birth-date.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Input } from '#web/ui/input.tsx';
import { PhoneInput } from '#web/ui/phone-input.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { Upload } from '#web/ui/upload.tsx';
import { Part } from './part.tsx';
import type { Samples } from './samples.ts';

const CITIES = [
  { value: '31.74', label: 'Jakarta Selatan', hint: 'DKI Jakarta' },
  { value: '32.73', label: 'Bandung', hint: 'Jawa Barat' },
  { value: '35.78', label: 'Surabaya', hint: 'Jawa Timur' },
  { value: '51.71', label: 'Denpasar', hint: 'Bali' },
];

export function FieldsPart({ s }: { s: Samples }) {
  const [birth, setBirth] = useState('');
  const [city, setCity] = useState<string | null>('32.73');
  const [file, setFile] = useState<File | null>(null);
  return (
    <Part id="fields" title={s.fields}>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field id="u-name" label={s.name} required>
          {(aria) => <Input {...aria} autoComplete="off" />}
        </Field>
        <Field id="u-phone" label={s.phone} hint={s.phoneHint} error={s.wrong} required>
          {(aria) => <PhoneInput {...aria} defaultValue="0812" />}
        </Field>
        <Field id="u-city" label={s.city}>
          {(aria) => <Select {...aria} options={CITIES} placeholder={s.choose} defaultValue="" />}
        </Field>
        <Field id="u-combo" label={s.city}>
          {(aria) => (
            <Combobox
              {...aria}
              options={CITIES}
              value={city}
              onChange={setCity}
              placeholder={s.choose}
            />
          )}
        </Field>
        <BirthDate id="u-birth" legend={s.birth} value={birth} onChange={setBirth} />
        <Field id="u-note" label={s.note}>
          {(aria) => <Textarea {...aria} rows={2} />}
        </Field>
        <Field id="u-ktp" label={s.ktp}>
          {(aria) => (
            <Upload
              {...aria}
              value={file}
              onChange={setFile}
              accept="image/jpeg,image/png"
              rule={s.ktpRule}
              camera
            />
          )}
        </Field>
        <div className="grid content-start gap-2">
          <FieldGroup legend={s.delivery}>
            <Radio name="u-delivery" label={s.home} defaultChecked />
            <Radio name="u-delivery" label={s.pickup} />
          </FieldGroup>
          <Checkbox label={s.news} defaultChecked />
          <Switch label={s.dark} defaultChecked />
        </div>
      </div>
    </Part>
  );
}
