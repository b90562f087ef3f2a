import { newId } from '#edge/contract/ids.ts';
import type { ListingRecord } from '#edge/contract/listings/listing-record.ts';
import type { OwnerMove } from '#edge/contract/listings/machine.ts';
import type { ListingContent } from '#edge/contract/listings/save.ts';
import { device } from '#web/platform/device/device.ts';
import { outbox } from '#web/platform/device/outbox.ts';
import { lastSaveOf } from './overlay.ts';

export interface Thing {
  readonly vin: string | null;
  readonly batteryNumber: string | null;
  readonly title: string;
}

/** Takes a listing down on this device; it is with us when it was sent. */
export const writeListing = async (
  id: string,
  thing: Thing,
  content: ListingContent,
  records: readonly ListingRecord[],
  /** Photos that this page still has, by their ids. */
  files: Readonly<Record<string, Blob>>,
) => {
  const box = outbox();
  const param = {
    ...content,
    condition: [...content.condition],
    photos: [...content.photos],
    id,
    saveId: newId('lsv', device().clock.now()),
    lastSave: lastSaveOf(records, await box.items(), id),
    vin: thing.vin,
    batteryNumber: thing.batteryNumber,
  };
  return box.enqueue('saveListing', { param }, { about: thing.title, files });
};

/** Goes behind whatever was written to the listing before it. */
export const writeMove = (id: string, move: OwnerMove, title: string) =>
  outbox().enqueue('moveListing', { id, move }, { about: title });
