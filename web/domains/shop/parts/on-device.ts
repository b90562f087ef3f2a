import type { PartRecord } from '#edge/contract/shop/part-record.ts';
import { type FoundParts, searchParts } from '#edge/contract/shop/search-parts.ts';
import { device } from '#web/platform/device/device.ts';
import { savesData } from '#web/platform/device/save-data.ts';
import type { PartFilters } from './filters.ts';

/** The price list on this device. */
interface Copy {
  /** In the order of the list. */
  readonly parts: readonly PartRecord[];
  /** When it was last brought up to date, epoch ms. */
  readonly at: number;
}

/** `undefined` while it was never downloaded, which is not an empty list. */
const read = async (): Promise<Copy | undefined> => {
  const records = await device()
    .read('parts')
    .catch(() => undefined);
  if (records === undefined || records.state.syncedAt === null) return undefined;
  const parts = records.records.map(({ value }) => value).sort((a, b) => a.rowNumber - b.rowNumber);
  return { parts, at: records.state.syncedAt };
};

export const findHere = async (
  filters: PartFilters,
): Promise<(FoundParts & { at: number }) | undefined> => {
  const copy = await read();
  if (copy === undefined) return undefined;
  const { search, model, category } = filters;
  return { ...searchParts(copy.parts, { search, model, category: category ?? '' }), at: copy.at };
};

/** One part by its code, in whatever case it was typed. */
export const partHere = async (
  code: string,
): Promise<{ part: PartRecord | null; at: number } | undefined> => {
  const copy = await read();
  if (copy === undefined) return undefined;
  const part = copy.parts.find((each) => each.code === code.toUpperCase()) ?? null;
  return { part, at: copy.at };
};

/** Brings the list onto the device, or up to date; with Save-Data only what is there already. */
export const keepParts = async (): Promise<void> => {
  const store = device();
  const syncedAt = (await store.read('parts').catch(() => undefined))?.state.syncedAt ?? null;
  if (syncedAt !== null || !savesData()) await store.refresh('parts');
};
