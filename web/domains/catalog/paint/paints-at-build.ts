import type { Locale } from '#edge/contract/locale.ts';
import { type Look, looksOf } from '#web/domains/catalog/look.ts';
import { type Shot, shotOf } from '#web/domains/catalog/shots.ts';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { ProductListDocument } from '#web/platform/graphql/generated/content/product-list.ts';

interface Paint extends Pick<Look, 'color' | 'colorName' | 'hex' | 'accent' | 'accentHex'> {
  /** The cut-out; null while the studio has none. */
  readonly shot: Shot | null;
}

export interface PaintedModel {
  readonly slug: string;
  readonly name: string;
  /** Every colour once, with its first accent. */
  readonly paints: readonly Paint[];
}

/** The models on sale in each of their colours. */
export const paintsAtBuild = async (locale: Locale): Promise<PaintedModel[]> => {
  const { products } = await contentAtBuild(ProductListDocument, { locale });
  return products.map(({ slug, name, components }) => {
    const looks = looksOf(components);
    const firsts = looks.filter(
      ({ color }, at) => looks.findIndex((each) => each.color === color) === at,
    );
    const paints = firsts.map(({ key, color, colorName, hex, accent, accentHex }) => ({
      color,
      colorName,
      hex,
      accent,
      accentHex,
      shot: shotOf(slug, key, 'cutout'),
    }));
    return { slug, name, paints };
  });
};
