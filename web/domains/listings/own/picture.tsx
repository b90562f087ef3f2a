'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { cx } from '#web/ui/cx.ts';
import { CloudOff } from '#web/ui/icons.ts';
import { usePhotoSource } from './photo-source.ts';

/** A photo of a listing of one's own: from this page or the outbox, else from the server, which shows it when there is a connection. */
export function Picture({
  id,
  file,
  alt,
  className,
}: {
  id: string;
  file: Blob | undefined;
  alt: string;
  className: string;
}) {
  const t = useScopedI18n('listings');
  const { url, missing, onError } = usePhotoSource(id, file);
  return (
    <span
      className={cx(
        'grid aspect-[4/3] shrink-0 place-items-center overflow-hidden rounded-md bg-sunken',
        className,
      )}
    >
      {missing ? (
        <span className="grid justify-items-center gap-1 p-1 text-center text-faint text-xs">
          <CloudOff size={18} aria-hidden="true" />
          {t('photos.unseen')}
        </span>
      ) : url === undefined ? null : (
        <img src={url} alt={alt} onError={onError} className="size-full object-cover" />
      )}
    </span>
  );
}
