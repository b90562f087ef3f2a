import { leaderboardDocument } from '#web/domains/garage/leaderboard/leaderboard-document.ts';
import { batteryShell, motorcycleShell } from '#web/domains/listings/public/listing-shells.ts';
import { placeShell } from '#web/domains/places/detail/place-shell.ts';
import { partShell } from '#web/domains/shop/part/part-shell.ts';
import { stationShell } from '#web/domains/stations/detail/station-shell.ts';
import { renderRecordPage } from '#web/platform/page-head/record-page.ts';
import type { Site } from '#web/platform/page-head/site.ts';

const SHELLS = [partShell, placeShell, stationShell, motorcycleShell, batteryShell];

/** A page that is told, when it is asked for, what it is opened for; `undefined` for every other one. */
export const recordPage = async (request: Request, site: Site): Promise<Response | undefined> =>
  (await renderRecordPage(request, site, SHELLS)) ?? leaderboardDocument(request, site);
