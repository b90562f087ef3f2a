'use client';

import { useState } from 'react';
import { newId } from '#edge/contract/ids.ts';
import { REPORT_KINDS, type ReportKind } from '#edge/contract/stations/reports.ts';
import { stationPath } from '#edge/contract/stations/station-path.ts';
import { device } from '#web/platform/device/device.ts';
import { fateOfWrite, outbox } from '#web/platform/device/outbox.ts';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';
import { loginPath } from '#web/platform/session/return-path.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import type { UploadState } from '#web/platform/upload/use-upload.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Info } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast.ts';
import { ReportPhotoSpace } from './report-photo-frame.tsx';

const ReportPhoto = latePart(
  () => import('./report-photo.tsx').then((m) => m.ReportPhoto),
  () => <ReportPhotoSpace />,
);

interface Waiting {
  readonly stationId: string;
  readonly kind: ReportKind;
  readonly photoId: string | null;
}

interface Reporting {
  readonly input: Waiting;
}

/** What the person reported here and the server does not have yet. */
const useWaiting = (stationId: string): readonly Waiting[] => {
  const { items } = useOutbox();
  return (items ?? [])
    .filter(({ operation, state }) => operation === 'reportStation' && state === 'waiting')
    .map(({ variables }) => (variables as Reporting).input)
    .filter((input) => input.stationId === stationId);
};

const PHOTO_NAMED = { sending: true, sent: true, waiting: true } as const;

const hasPhoto = (photo: UploadState): photo is Extract<UploadState, { id: string }> =>
  photo.kind in PHOTO_NAMED;

/** A photo the server does not have yet goes into the outbox, in front of its report. */
const keepPhoto = async (photo: UploadState, stationId: string): Promise<boolean> => {
  if (photo.kind !== 'sending' && photo.kind !== 'waiting') return true;
  const { id, made, file } = photo;
  const upload = { input: { id, purpose: 'REPORT' }, line: `station-report ${stationId}` } as const;
  return (await outbox().enqueue('uploadFile', upload, { file: made, about: file.name })).ok;
};

/** The write as it was taken down; `undefined` where it could not be. */
const send = async (
  stationId: string,
  kind: ReportKind,
  photo: UploadState,
): Promise<OutboxItem | undefined> => {
  const now = device().clock.now();
  if (!(await keepPhoto(photo, stationId))) return undefined;
  const shown = hasPhoto(photo) ? photo : undefined;
  const input = {
    id: newId('rep', now),
    stationId,
    kind,
    photoId: shown?.id ?? null,
    seenAt: new Date(now).toISOString(),
  };
  // The report may wait for longer than the server keeps a photo that nothing shows.
  const options = shown && { files: { [shown.id]: shown.made } };
  const taken = await outbox().enqueue('reportStation', { input }, options);
  return taken.ok ? taken.item : undefined;
};

/** Says what is wrong, or that all is well; goes out when there is a connection. */
export function ReportStation({ stationId }: { stationId: string }) {
  const t = useScopedI18n('stations');
  const state = useSession();
  const [open, setOpen] = useState(false);
  const [kind, setKind] = useState<ReportKind>();
  const [photo, setPhoto] = useState<UploadState>({ kind: 'none' });
  const waiting = useWaiting(stationId);
  const hasPerson = state.kind === 'signed-in' || state.kind === 'unavailable';
  const unready = photo.kind === 'preparing' || photo.kind === 'refused';
  const submit = async () => {
    if (kind === undefined) return;
    // What was written stays until the device has taken it down.
    const taken = await send(stationId, kind, photo);
    if (taken === undefined) return toast({ message: t('report.not-taken'), tone: 'critical' });
    setOpen(false);
    setKind(undefined);
    const fate = await fateOfWrite(taken);
    if (fate === 'sent') toast({ message: t('report.taken'), tone: 'positive' });
    if (fate === 'waiting') toast({ message: t('report.taken-later'), tone: 'neutral' });
  };
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('report.button')}
      </Button>
      {waiting.map(({ kind: each, photoId }) => (
        <p key={each} role="status" className="mt-3 flex items-center gap-2 text-muted text-sm">
          <Info size={16} aria-hidden="true" />
          {t('report.waiting', { what: t(`report.${each}`) })}
          {photoId === null ? '' : ` (${t('report.photo-waiting')})`}
        </p>
      ))}
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('report.title')}
        actions={
          hasPerson ? (
            <Button disabled={kind === undefined || unready} onClick={submit}>
              {t('report.send')}
            </Button>
          ) : (
            <LinkButton href={loginPath(stationPath(stationId))}>{t('report.sign-in')}</LinkButton>
          )
        }
      >
        {hasPerson ? (
          <>
            <FieldGroup legend={t('report.what')}>
              {REPORT_KINDS.map((each) => (
                <Radio
                  key={each}
                  name="kind"
                  value={each}
                  label={t(`report.${each}`)}
                  checked={kind === each}
                  onChange={() => setKind(each)}
                />
              ))}
            </FieldGroup>
            <div className="mt-6">
              <ReportPhoto onState={setPhoto} />
            </div>
            <p className="mt-4 text-muted text-sm">{t('report.how')}</p>
          </>
        ) : (
          <p>{t('report.who')}</p>
        )}
      </Sheet>
    </div>
  );
}
