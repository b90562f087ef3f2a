'use client';

import { type DragEvent, useEffect, useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { megabytes } from '#web/platform/i18n/megabytes.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import type { FieldAria } from './field.tsx';
import { FileText, Trash2, Upload as UploadIcon } from './icons.ts';
import { Progress } from './progress.tsx';

export interface UploadProps extends FieldAria {
  value: File | null;
  onChange: (file: File | null) => void;
  /** Lets people choose several at once; `value` is the one on its way. */
  onChooseMany?: ((files: readonly File[]) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** What may be chosen, as in HTML: `image/jpeg,image/png`. */
  accept: string;
  /** Said before choosing: kinds and size. */
  rule: string;
  /** On a phone, offer the camera first. */
  camera?: boolean | undefined;
  /** 0 to 1 while it is being sent. */
  progress?: number | undefined;
}

function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (url === undefined) return <FileText size={28} className="text-muted" />;
  return (
    <span className="size-full bg-center bg-cover" style={{ backgroundImage: `url("${url}")` }} />
  );
}

const BOX =
  'grid justify-items-center gap-1 rounded-lg border-2 border-dashed bg-surface px-6 py-8 text-center transition';

function Invitation({ accept, rule }: Pick<UploadProps, 'accept' | 'rule'>) {
  const t = useScopedI18n('ui');
  return (
    <>
      <UploadIcon size={24} className="text-muted" />
      <span className="font-semibold">
        {t(accept.includes('image/') ? 'upload.choose' : 'upload.choose-file')}
      </span>
      <span className="text-faint text-sm">{rule}</span>
    </>
  );
}

/** As high as an `Upload` that nothing was chosen for: in its place until its script comes. */
export function UploadSpace(props: Pick<UploadProps, 'accept' | 'rule'>) {
  return (
    <div aria-hidden="true" className={cx(BOX, 'border-line-strong opacity-60')}>
      <Invitation {...props} />
    </div>
  );
}

export function Upload(props: UploadProps) {
  const { value, onChange, onChooseMany, onBlur, accept, rule, camera, progress, ...aria } = props;
  const t = useScopedI18n('ui');
  const locale = useLocale();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file === undefined) onChange(null);
    else if (onChooseMany) onChooseMany([...(files ?? [])]);
    else onChange(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) take(event.dataTransfer.files);
  };

  if (value)
    return (
      <div className="flex items-center gap-4 rounded-lg border border-line bg-surface p-3">
        <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-md bg-sunken">
          <Preview file={value} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold text-sm">{value.name}</span>
          <span className="block text-faint text-sm">{megabytes(locale, value.size)}</span>
          {progress === undefined ? null : (
            <Progress label={t('upload.sending')} value={progress} className="mt-2" />
          )}
        </span>
        <Button
          id={aria.id}
          aria-describedby={aria['aria-describedby']}
          variant="quiet"
          size="sm"
          onClick={() => onChange(null)}
        >
          <Trash2 size={18} />
          {t('upload.remove')}
        </Button>
      </div>
    );

  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        BOX,
        'has-focus-visible:outline-2 has-focus-visible:outline-accent-text has-focus-visible:outline-offset-2',
        aria['aria-invalid'] ? 'border-critical' : 'border-line-strong hover:border-ink',
        over && 'border-accent bg-accent-soft',
      )}
    >
      <Invitation accept={accept} rule={rule} />
      <input
        {...aria}
        type="file"
        multiple={onChooseMany !== undefined}
        accept={accept}
        capture={camera ? 'environment' : undefined}
        onBlur={onBlur}
        onChange={(event) => take(event.target.files)}
        className="sr-only"
      />
    </label>
  );
}
