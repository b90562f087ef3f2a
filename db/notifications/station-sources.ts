import { HOUR_MS } from '#edge/contract/time.ts';
import { NOW, type Source } from './source.ts';

/** Nobody hears of the same thing at the same charger again within these hours: some change by the minute. */
const REST_MS = 3 * HOUR_MS;

const OTHERS = 'SELECT 1 FROM evse_status o WHERE o.station_id = NEW.station_id AND o.id <> NEW.id';

/** Somebody marked the charger and asked for it; else a change of a status costs a look at an index. */
const ASKED_FOR = `EXISTS (SELECT 1 FROM station_favourite f JOIN notification_choice c
    ON c.customer_id = f.customer_id AND c.purpose = 'chargers' AND c.channel = 'PUSH' AND c.wanted = 1
    WHERE f.station_id = NEW.station_id AND f.is_favourite = 1)`;

const OUT = "('OUTOFORDER', 'INOPERATIVE', 'REMOVED')";

/** Nobody could charge there. After a status that nobody knew it may have been free all the time. */
const NOT_FREE = "('CHARGING', 'RESERVED', 'BLOCKED', 'OUTOFORDER', 'INOPERATIVE')";

/** Somebody was told lately, or is about to be. */
const recent = (name: string): string => `EXISTS (SELECT 1 FROM notification_event e
    WHERE e.source = '${name}' AND e.entity_id = NEW.station_id AND e.created_at > ${NOW} - ${REST_MS}
    AND (e.planned_at IS NULL OR EXISTS (SELECT 1 FROM notification n WHERE n.event_id = e.id)))`;

const source = (name: string, when: string): Source => ({
  name,
  table: 'evse_status',
  after: 'UPDATE OF status',
  when: `NEW.status <> OLD.status AND ${when} AND ${ASKED_FOR} AND NOT ${recent(name)}`,
  key: `NEW.station_id || ' ' || ${NOW}`,
  entity: 'NEW.station_id',
  row: 'NEW.station_id',
  at: NOW,
});

/** Chargers: the first place that is free again, and the last one that broke. */
export const STATION_SOURCES: readonly Source[] = [
  source(
    'station-free',
    `NEW.status = 'AVAILABLE' AND OLD.status IN ${NOT_FREE} AND NOT EXISTS (${OTHERS} AND o.status = 'AVAILABLE')`,
  ),
  source(
    'station-out',
    `NEW.status IN ${OUT} AND OLD.status NOT IN ${OUT} AND NOT EXISTS (${OTHERS} AND o.status NOT IN ${OUT})`,
  ),
];
