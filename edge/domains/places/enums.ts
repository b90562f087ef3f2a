import { HOURS_KINDS } from '#edge/contract/places/hours-desk.ts';
import { main } from '#edge/graphql/builder.ts';

export const PLACE_TYPES = ['EXPERIENCE_CENTER', 'DEALER', 'SERVICE_POINT'] as const;
export const PlaceTypeEnum = main.enumType('PlaceType', { values: PLACE_TYPES });

export const HoursKindEnum = main.enumType('HoursKind', { values: HOURS_KINDS });
