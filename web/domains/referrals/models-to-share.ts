import type { Locale } from '#edge/contract/locale.ts';
import { modelsAtBuild } from '#web/domains/catalog/index.ts';
import type { ShareModel } from './filters.tsx';

/** Models as an affiliate recommends them, read at build. */
export const modelsToShare = async (locale: Locale): Promise<ShareModel[]> =>
  (await modelsAtBuild(locale)).map(({ slug, name, shot }) => ({
    slug,
    name,
    src: shot?.src ?? null,
  }));
