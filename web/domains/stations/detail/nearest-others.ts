import type { StationSummaryFragment } from '#web/platform/graphql/generated/main.ts';

type Other = Pick<StationSummaryFragment, 'stationId' | 'distance'>;

const metresTo = ({ distance }: Other): number => distance ?? Number.POSITIVE_INFINITY;

/** Of what was found around a station, the nearest others, the nearest first. */
export const nearestOthers = <S extends Other>(
  hits: readonly S[],
  stationId: string,
  most: number,
): readonly S[] =>
  hits
    .filter((other) => other.stationId !== stationId)
    .toSorted((a, b) => metresTo(a) - metresTo(b))
    .slice(0, most);
