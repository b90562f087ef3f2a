'use client';

import { useEffect, useEffectEvent, useId, useState } from 'react';
import { LISTING_LIMITS } from '#edge/contract/listings/save.ts';
import type { UploadFault } from '#edge/contract/uploads.ts';
import { IMAGE_TYPES } from '#edge/contract/validators/upload.ts';
import { outbox } from '#web/platform/device/outbox.ts';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { type UploadState, useUpload } from '#web/platform/upload/use-upload.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChevronLeft, ChevronRight, Trash2 } from '#web/ui/icons.ts';
import { Upload } from '#web/ui/upload.tsx';
import { waitingPhoto } from './photo-source.ts';
import { Picture } from './picture.tsx';

const MOST = LISTING_LIMITS.photos;

type Made = Extract<UploadState, { kind: 'sent' | 'waiting' }>;

/** Without an answer of the server it waits in the outbox, in front of what is saved afterwards. */
const keep = async ({ kind, id, made, file }: Made, listingId: string): Promise<boolean> => {
  if (kind === 'sent') return true;
  const upload = { input: { id, purpose: 'LISTING' }, line: `listing ${listingId}` } as const;
  return (await outbox().enqueue('uploadFile', upload, { file: made, about: file.name })).ok;
};

interface Props {
  listingId: string;
  ids: readonly string[];
  /** Photos made on this page, by their ids; what is chosen here is added. */
  files: Map<string, Blob>;
  onChange: (of: (ids: readonly string[]) => readonly string[]) => void;
  /** Whether one is on its way. */
  onSending: (sending: boolean) => void;
}

/** The photos of a listing: several chosen at once, sent one after the other, put in order, removed. */
export function Photos({ listingId, ids, files, onChange, onSending }: Props) {
  const t = useScopedI18n('listings');
  const words = useScopedI18n('validation');
  const field = useId();
  const { items } = useOutbox();
  const { state, choose } = useUpload('LISTING');
  const [ahead, setAhead] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<{ name: string; reason: UploadFault }>();
  const [full, setFull] = useState(false);
  const sending = state.kind !== 'none' || ahead.length > 0;
  useHoldUpdates(sending);

  const add = useEffectEvent(async (made: Made): Promise<void> => {
    if (await keep(made, listingId)) {
      files.set(made.id, made.made);
      onChange((before) => [...before.filter((each) => each !== made.id), made.id]);
    } else setFull(true);
    choose(null);
  });
  const next = useEffectEvent((): void => {
    const [file, ...rest] = ahead;
    if (file === undefined) return;
    setAhead(rest);
    choose(file);
  });
  useEffect(() => {
    if (state.kind === 'sent' || state.kind === 'waiting') void add(state);
    else if (state.kind === 'refused') {
      setRefused({ name: state.file.name, reason: state.reason });
      choose(null);
    }
  }, [state, choose]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next one goes when the last is through.
  useEffect(() => {
    if (state.kind === 'none') next();
  }, [state, ahead]);
  const tell = useEffectEvent(onSending);
  useEffect(() => tell(sending), [sending]);
  useEffect(() => () => tell(false), []);

  const take = (chosen: readonly File[]): void => {
    setRefused(undefined);
    setFull(false);
    setAhead(chosen.slice(0, MOST - ids.length));
  };
  const move = (id: string, by: -1 | 1): void =>
    onChange((before) => {
      const from = before.indexOf(id);
      const others = before.filter((each) => each !== id);
      return [...others.slice(0, from + by), id, ...others.slice(from + by)];
    });
  const fileOf = (id: string) => files.get(id) ?? waitingPhoto(items, id);
  return (
    <FieldGroup legend={t('photos.title')} hint={t('photos.hint')} className="gap-4">
      {ids.length === 0 ? null : (
        <ol className="grid gap-3 sm:grid-cols-2" aria-label={t('photos.title')}>
          {ids.map((id, at) => (
            <li key={id} className="flex items-center gap-2 rounded-lg border border-line p-2">
              <span className="relative">
                <Picture
                  id={id}
                  file={fileOf(id)}
                  alt={t('photos.nth', { nth: at + 1 })}
                  className="w-24"
                />
                {at === 0 ? (
                  <Badge className="absolute bottom-1 left-1">{t('photos.cover')}</Badge>
                ) : null}
              </span>
              <span className="ml-auto flex">
                <IconButton
                  label={t('photos.earlier', { nth: at + 1 })}
                  disabled={at === 0}
                  onClick={() => move(id, -1)}
                >
                  <ChevronLeft size={20} />
                </IconButton>
                <IconButton
                  label={t('photos.later', { nth: at + 1 })}
                  disabled={at === ids.length - 1}
                  onClick={() => move(id, 1)}
                >
                  <ChevronRight size={20} />
                </IconButton>
                <IconButton
                  label={t('photos.remove', { nth: at + 1 })}
                  onClick={() => onChange((before) => before.filter((each) => each !== id))}
                >
                  <Trash2 size={20} />
                </IconButton>
              </span>
            </li>
          ))}
        </ol>
      )}
      {ids.length < MOST || sending ? (
        <Field
          id={field}
          label={t('photos.add')}
          optionalLabel={words('optional')}
          error={
            refused
              ? `${refused.name}: ${words(refused.reason)}`
              : full
                ? t('declined.no-room')
                : undefined
          }
        >
          {(aria) => (
            <Upload
              {...aria}
              value={state.kind === 'none' ? null : state.file}
              onChange={choose}
              onChooseMany={take}
              accept={IMAGE_TYPES.join()}
              rule={t('photos.rule', { count: MOST - ids.length })}
              progress={state.kind === 'sending' ? state.progress : undefined}
            />
          )}
        </Field>
      ) : (
        <p className="text-muted text-sm">{t('photos.most', { count: MOST })}</p>
      )}
      <p role="status" className="text-muted text-sm">
        {sending ? t('photos.sending') : ''}
      </p>
    </FieldGroup>
  );
}
