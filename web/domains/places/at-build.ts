import { mainAtBuild } from '#web/platform/graphql/at-build.ts';
import { PlaceListDocument } from '#web/platform/graphql/generated/main/place-list.ts';
import { builtSummary, type PlaceSummary } from './summary.ts';

/** Every centre and dealer as this build knows them: readable before any script, and by search engines. */
export const placesAtBuild = async (): Promise<PlaceSummary[]> =>
  (await mainAtBuild(PlaceListDocument, {})).ecMapList.map(builtSummary);
