import { useEffect, useState } from 'react';
import { fileUrl } from '#edge/contract/uploads.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';

/** The photo itself, as long as it waits on this device to be sent. */
export const waitingPhoto = (
  items: readonly OutboxItem[] | undefined,
  id: string,
): Blob | undefined =>
  items?.find(
    ({ operation, variables }) =>
      operation === 'uploadFile' && (variables as { input: { id: string } }).input.id === id,
  )?.file;

/**
 * Where an owner's photo is shown from: this device, else the server, which needs a connection.
 * `url` is `undefined` before the first effect; `missing` once it could not be had.
 */
export const usePhotoSource = (id: string, file: Blob | undefined) => {
  const [url, setUrl] = useState<string>();
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    setMissing(false);
    if (file === undefined) return setUrl(fileUrl(id));
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file, id]);
  return { url, missing, onError: () => setMissing(true) };
};
