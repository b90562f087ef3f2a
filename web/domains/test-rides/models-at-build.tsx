import type { Locale } from '#edge/contract/locale.ts';
import { ModelPicture, modelsAtBuild } from '#web/domains/catalog/index.ts';
import type { RideModel, ShownModel } from './ride-model.ts';

/** The models on sale, as the pages of test rides name them. */
export const rideModelsAtBuild = async (locale: Locale): Promise<RideModel[]> =>
  (await modelsAtBuild(locale)).map(({ odooProductId, slug, name, slogan }) => ({
    productId: odooProductId,
    slug,
    name,
    slogan,
  }));

/** The same with their pictures. */
export const shownModelsAtBuild = async (locale: Locale): Promise<ShownModel[]> =>
  (await modelsAtBuild(locale)).map(
    ({ odooProductId, slug, name, slogan, shot, cutout, look }, at) => ({
      productId: odooProductId,
      slug,
      name,
      slogan,
      picture: (
        <ModelPicture
          shot={shot}
          cutout={cutout}
          look={look}
          alt=""
          sizes="(min-width: 1024px) 30vw, (min-width: 640px) 50vw, 40vw"
          priority={at === 0}
          className="h-full min-h-24 w-full object-cover sm:aspect-[8/5]"
        />
      ),
    }),
  );
