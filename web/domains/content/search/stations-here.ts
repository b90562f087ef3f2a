import { stationPath } from '#edge/contract/stations/station-path.ts';
import { device } from '#web/platform/device/device.ts';
import type { SearchEntry } from './entry.ts';

/** The charging stations on this device; none while they were never downloaded. */
export const stationsHere = async (): Promise<SearchEntry[]> => {
  const copy = await device()
    .read('stations')
    .catch(() => undefined);
  return (copy?.records ?? []).map(({ value: station }) => ({
    group: 'charging',
    title: station.locationName,
    hint: station.cityName,
    href: stationPath(station.id),
    text: `${station.operatorName ?? ''} ${station.address} ${station.provinceName}`,
  }));
};
