import * as v from 'valibot';
import { isPictureAddress, MOST_PICTURES } from '#edge/contract/stations/pictures.ts';
import type { StationRecord } from '#edge/contract/stations/record.ts';
import type { Reason } from '#edge/domains/stations/import/report.ts';
import type { OcpiLocation } from './shape.ts';

const ImageSchema = v.object({ url: v.string(), category: v.nullish(v.string()) });

/** Signs of companies tell a rider nothing about the place. */
const LOGOS = new Set(['NETWORK', 'OPERATOR', 'OWNER']);

/** Pictures of the place. One that cannot be shown is no reason to refuse a charger. */
export const picturesOf = (
  { images, evses }: OcpiLocation,
  repair: (reason: Reason, value: string) => void,
): StationRecord['img'] => {
  const all = [...(images ?? []), ...(evses ?? []).flatMap((evse) => evse.images ?? [])];
  const pictures = all.flatMap((image) => {
    const parsed = v.safeParse(ImageSchema, image);
    const url = parsed.success ? parsed.output.url : '';
    if (!parsed.success || !isPictureAddress(url)) {
      repair('bad-picture', url || JSON.stringify(image).slice(0, 200));
      return [];
    }
    const { category } = parsed.output;
    return LOGOS.has(category ?? '') ? [] : [{ name: category ?? '', url }];
  });
  return [...new Map(pictures.map((each) => [each.url, each])).values()].slice(0, MOST_PICTURES);
};
