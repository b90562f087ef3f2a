'use client';

import { useState } from 'react';
import { useWhenSent } from '#web/platform/device/use-when-sent.ts';
import { HideReportPhotoDocument } from '#web/platform/graphql/generated/main/hide-report-photo.ts';
import { RemoveReportPhotoDocument } from '#web/platform/graphql/generated/main/remove-report-photo.ts';
import { StationReportPhotosDocument } from '#web/platform/graphql/generated/main/station-report-photos.ts';
import { useMain } from '#web/platform/graphql/use-operation.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { ago } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useNow } from '#web/ui/use-now.ts';

/** What riders photographed, as long as it says something about the station. Not kept on the device. */
export function ReportPhotos({ stationId }: { stationId: string }) {
  const t = useScopedI18n('stations');
  const locale = useLocale();
  const now = useNow();
  const session = useSession();
  const send = usePersonalMutation();
  const { data, retry } = useMain(StationReportPhotosDocument, { key: stationId });
  const [failed, setFailed] = useState<readonly string[]>([]);
  useWhenSent(retry);
  const photos = (data?.stationReportPhotos ?? []).filter(({ id }) => !failed.includes(id));
  if (photos.length === 0) return null;
  const isStaff = session.kind === 'signed-in' && session.isStaff;
  const takeAway = async (photoId: string, mine: boolean): Promise<void> => {
    const answer = mine
      ? await send(RemoveReportPhotoDocument, { photoId })
      : await send(HideReportPhotoDocument, { photoId });
    const gone = answer.ok && Object.values(answer.data).every(({ success }) => success);
    toast(
      gone
        ? { message: t('photos.gone'), tone: 'positive' }
        : { message: t('photos.not-gone'), tone: 'critical' },
    );
    retry();
  };
  return (
    <div className="mt-8">
      <h4 className="mb-3 font-semibold">{t('photos.title')}</h4>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3">
        {photos.map(({ id, url, kind, seenAt, mine }) => {
          const what = t(`report.${kind}`);
          return (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer" className="block rounded-lg">
                <img
                  src={url}
                  alt={what}
                  width={400}
                  height={300}
                  loading="lazy"
                  decoding="async"
                  onError={() => setFailed((before) => [...before, id])}
                  className="aspect-[4/3] w-full rounded-lg bg-sunken object-cover"
                />
              </a>
              <p className="mt-2 text-sm">{what}</p>
              <p className="text-faint text-sm">
                {now === null ? '' : ago(locale, Date.parse(seenAt), now)}
              </p>
              {mine || isStaff ? (
                <Button
                  size="sm"
                  variant="quiet"
                  className="-ml-3"
                  onClick={() => void takeAway(id, mine)}
                >
                  {t(mine ? 'photos.remove' : 'photos.hide')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
