'use client';

import { useId } from 'react';
import { IMAGE_TYPES } from '#edge/contract/validators/upload.ts';
import type { UploadHandle } from '#web/platform/upload/use-upload.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Upload } from '#web/ui/upload.tsx';
import { useValidationMessage } from './validation-message.ts';

interface Props {
  label: string;
  hint?: string | undefined;
  /** What may be chosen. */
  rule: string;
  /** Key of a `validation` message; an upload that was refused has its own. */
  error?: string | undefined;
  required?: boolean;
  optionalLabel?: string;
  upload: UploadHandle;
  /** Beside the choice itself: it was taken away. */
  onRemove?: () => void;
  /** What is done with a picture that has been sent takes a moment. */
  busy?: boolean;
  /** Nobody answered. */
  waiting: string;
  again: string;
}

/** A picture that is sent as soon as it is chosen, or sent again by a button where nobody answered. */
export function UploadField(props: Props) {
  const { label, hint, rule, error, required = false, optionalLabel, upload } = props;
  const { state, choose, again } = upload;
  const id = useId();
  const messageOf = useValidationMessage();
  const settled = props.busy ? 1 : undefined;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field
        id={id}
        label={label}
        hint={hint}
        error={messageOf(state.kind === 'refused' ? state.reason : error)}
        required={required}
        optionalLabel={optionalLabel}
      >
        {(aria) => (
          <Upload
            {...aria}
            camera
            value={state.kind === 'none' || state.kind === 'refused' ? null : state.file}
            onChange={(file) => {
              if (file === null) props.onRemove?.();
              choose(file);
            }}
            accept={IMAGE_TYPES.join(',')}
            rule={rule}
            progress={state.kind === 'sending' ? state.progress : settled}
          />
        )}
      </Field>
      {state.kind === 'waiting' ? (
        <Alert tone="caution">
          <p>{props.waiting}</p>
          <Button variant="quiet" size="sm" className="-mx-4 mt-1" onClick={again}>
            {props.again}
          </Button>
        </Alert>
      ) : null}
    </div>
  );
}
