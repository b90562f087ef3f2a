'use client';

import { type ReactNode, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { FileText } from './icons.ts';
import { Textarea } from './textarea.tsx';

interface Props {
  label: string;
  hint: ReactNode;
  error: string | undefined;
  /** Words of the button that takes a file. */
  fromFile: string;
  value: string;
  /** Letters at most; more of a file is left out, and the server's limit says so. */
  most: number;
  onChange: (text: string) => void;
}

/** A list out of a spreadsheet: pasted, or from a file of it. */
export function ListField({ label, hint, error, fromFile, value, most, onChange }: Props) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  return (
    <div className="grid gap-3">
      <Field id={id} label={label} hint={hint} error={error} required>
        {(aria) => (
          <Textarea
            {...aria}
            rows={8}
            value={value}
            wrap="off"
            spellCheck={false}
            autoComplete="off"
            maxLength={most}
            className="overflow-x-auto font-mono text-sm"
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <input
        ref={file}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={async ({ target }) => {
          const [chosen] = target.files ?? [];
          // The same file may be chosen again after it was corrected.
          target.value = '';
          if (chosen !== undefined) onChange((await chosen.text()).slice(0, most + 1));
        }}
      />
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => file.current?.click()}
      >
        <FileText size={18} aria-hidden="true" />
        {fromFile}
      </Button>
    </div>
  );
}
