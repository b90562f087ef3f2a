import { outlineOf, type StationArea } from '#edge/contract/stations/area.ts';
import type { MapArea } from '#web/ui/map/draw.ts';

/** An area as the map draws it. */
export const mapAreaOf = (id: string, area: StationArea): MapArea =>
  area.kind === 'circle'
    ? { id, circle: { ...area.centre, radius: area.radius } }
    : { id, outline: outlineOf(area.from, area.to, area.reach) };
