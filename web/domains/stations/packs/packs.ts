'use client';

import { newId } from '#edge/contract/ids.ts';
import type { StationArea } from '#edge/contract/stations/area.ts';
import type { EvseStatusRecord, StationRecord } from '#edge/contract/stations/record.ts';
import { StationPackDocument } from '#web/platform/graphql/generated/content/station-pack.ts';
import type { StationPackQueryVariables } from '#web/platform/graphql/generated/content.ts';
import { UpdateStationPackDocument } from '#web/platform/graphql/generated/main/update-station-pack.ts';
import { send } from '#web/platform/graphql/send.ts';
import { TELLING_CONTENT, TELLING_MAIN } from '#web/platform/graphql/telling.ts';
import { connectivity } from '#web/platform/offline/online.ts';
import { isQuotaError } from '#web/platform/offline/quota.ts';
import { fetchAreaTiles, removeAreaTiles } from './area-tiles.ts';
import { packStore, type SavedPack } from './pack-store.ts';

/** What the saved areas hold, as one. */
export interface Packs {
  readonly saved: readonly SavedPack[];
  readonly stations: readonly StationRecord[];
  readonly statuses: ReadonlyMap<string, EvseStatusRecord>;
}

/** How a download ended. */
export type PackOutcome = 'done' | 'without-streets' | 'unreachable' | 'no-room';

/** Opening the page again and again must not ask again and again. */
const REST_MS = 60_000;

let current: Packs | undefined;
let started = false;
let refreshedAt = 0;
const listeners = new Set<() => void>();

const load = async (): Promise<void> => {
  const [saved, stations, statuses] = await Promise.all([
    packStore.list(),
    packStore.stations(),
    packStore.statuses(),
  ]);
  current = { saved, stations, statuses: new Map(statuses.map((each) => [each.id, each])) };
  for (const listener of listeners) listener();
};

/** The area as the BFF takes it. */
export const areaInput = (area: StationArea): StationPackQueryVariables['area'] =>
  area.kind === 'circle'
    ? { centre: area.centre, radius: area.radius }
    : { from: area.from, to: area.to, reach: area.reach };

type Wanted = Pick<SavedPack, 'id' | 'name' | 'area'> & { readonly cursor?: string };

const fetchInto = async ({ id, name, area, cursor }: Wanted): Promise<PackOutcome> => {
  const input = areaInput(area);
  const answer =
    cursor === undefined
      ? await send(TELLING_CONTENT, StationPackDocument, { area: input })
      : await send(TELLING_MAIN, UpdateStationPackDocument, { area: input, cursor });
  if (!answer.ok) return 'unreachable';
  try {
    await packStore.write({ id, name, area, updatedAt: Date.now() }, answer.data.stationPack);
  } catch (error) {
    if (isQuotaError(error)) return 'no-room';
    throw error;
  }
  return 'done';
};

/** The streets of an area that is here; chargers without streets are worth having. */
const withStreets = async (
  { id, area }: Pick<SavedPack, 'id' | 'area'>,
  onShare: (share: number) => void,
): Promise<PackOutcome> =>
  (await fetchAreaTiles(id, area, onShare)) === 'done' ? 'done' : 'without-streets';

/** Brings every area up to date by what changed since; the copy stays when nobody answers. */
const refresh = async (): Promise<void> => {
  if (Date.now() - refreshedAt < REST_MS) return;
  refreshedAt = Date.now();
  const saved = await packStore.list();
  if (saved.length === 0) return;
  for (const pack of saved) await fetchInto(pack);
  await load();
};

const start = (): void => {
  if (started) return;
  started = true;
  connectivity().subscribe((online) => {
    if (!online) return;
    refreshedAt = 0;
    void refresh().catch(() => undefined);
  });
  packStore.onGone(() => {
    current = { saved: [], stations: [], statuses: new Map() };
    for (const listener of listeners) listener();
  });
  // A browser without storage has no packs.
  void load()
    .then(refresh)
    .catch(() => undefined);
};

export const packs = {
  subscribe: (listener: () => void): (() => void) => {
    start();
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): Packs | undefined => current,
  /** @param onShare hears how much of the streets is here, 0 to 1 */
  save: async (
    name: string,
    area: StationArea,
    onShare: (share: number) => void = () => {},
  ): Promise<PackOutcome> => {
    const id = newId('pak');
    const outcome = await fetchInto({ id, name, area });
    await load();
    return outcome === 'done' ? withStreets({ id, area }, onShare) : outcome;
  },
  /** The streets, too, where the archive they come from is another one, or some did not come. */
  update: async (pack: SavedPack): Promise<PackOutcome> => {
    const outcome = await fetchInto(pack);
    await load();
    return outcome === 'done' ? withStreets(pack, () => {}) : outcome;
  },
  remove: async (id: string): Promise<void> => {
    await Promise.all([packStore.remove(id), removeAreaTiles(id)]);
    await load();
  },
};
