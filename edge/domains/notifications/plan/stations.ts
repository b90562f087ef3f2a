import type { TemplateName } from '#edge/domains/notifications/templates/all.ts';
import type { Planner } from './plan.ts';
import { stationNow, waitingFor } from './station.sql.ts';

/** One event is planned in one batch; a charger that more people wait for than this is free for none of them. */
const MOST_PEOPLE = 200;

/** Whoever waits hears of it only while it is so: a minute later it may be taken, or repaired. */
const ofStation =
  (template: TemplateName, isSo: (now: { free: number; working: number }) => boolean): Planner =>
  async (event, read, readAll) => {
    const id = event.entityId;
    const now = await read(stationNow({ id }));
    if (now === undefined || !isSo(now)) return [];
    const people = await readAll(waitingFor({ id, most: MOST_PEOPLE }));
    const path = `/charging-station/${encodeURIComponent(id)}`;
    return people.map(({ customerId, name }) => ({
      template,
      customerId,
      facts: { name, place: now.name },
      path,
    }));
  };

export const ofStationFree = ofStation('charger-free', ({ free }) => free > 0);
export const ofStationOut = ofStation('charger-out', ({ working }) => working === 0);
