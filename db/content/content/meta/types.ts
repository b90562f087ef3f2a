import { MODELS } from '#db/content/catalog/models/index.ts';
import { lookOf, picture } from '#db/content/catalog/pictures.ts';
import { mapText, type Written } from '#edge/contract/locale.ts';

export interface Words {
  readonly title: string;
  readonly description: string;
  readonly h1: string;
  readonly h2: string;
  readonly h3: string;
}

export interface Meta {
  /** Path without the leading slash; `*` stands for one segment, `home` for `/`. */
  readonly pageName: string;
  /** Picture for social cards. */
  readonly image: string;
  readonly words: Written<Words>;
}

/** A model's picture in the size and format social networks take; in its first look if none is named. */
export const socialPicture = (slug: string, color?: string): string => {
  const model = MODELS.find((m) => m.slug === slug);
  if (model === undefined) throw new Error(`No such model: ${slug}`);
  const chosen = color ?? model.colors[0] ?? '';
  if (!model.colors.includes(chosen)) throw new Error(`${slug} has no colour ${chosen}`);
  return picture(slug, lookOf(chosen, model.accents[0]), 'hero-1200.jpg');
};

type Line = readonly [title: string, description: string, h1: string, h2: string, h3: string];

const words = ([title, description, h1, h2, h3]: Line): Words => ({
  title: `${title} | ALVA`,
  description,
  h1,
  h2,
  h3,
});

/** The studio's pictures for social cards by what a page is about; first match. */
const KINDS: readonly [pages: RegExp, kind: string][] = [
  [/^(home|countdown|not-found)$/, 'home'],
  [/^product\/compare/, 'compare'],
  [/^product$/, 'product'],
  [/^(monthly-cost|dp-simulation)/, 'simulation'],
  [/^test-ride/, 'test-ride'],
  [/^charging-station/, 'stations'],
  [/^(support\/re-charge-and-swap|shop\/battery|sell-my-battery|verify-battery)/, 'swap'],
  [/^experience-center/, 'places'],
  [/^service-booking/, 'service'],
  [/^about$/, 'about'],
  [/^policy/, 'policy'],
  [/^shop\/spare-parts/, 'parts'],
  [/^shop(?!\/used)/, 'shop'],
  [/^whats-new/, 'news'],
  [/^promo/, 'promo'],
  [/^(my-alva-app|offline)/, 'app'],
  [/^(support|contact-us|track-order|delivery|receipt)/, 'support'],
  [
    /^(my-ev|leaderboard|roadside-assistance|transfer-ownership|sell-my-motorcycle|shop\/used)/,
    'garage',
  ],
];

const pictureOf = (pageName: string): string => {
  const kind = KINDS.find(([pages]) => pages.test(pageName))?.[1];
  return kind === undefined ? socialPicture('alva-cervo') : `/pictures/social/${kind}-1200.jpg`;
};

/** @param model whose picture is shared; without one that of the page's kind, else CERVO */
export const meta = (pageName: string, lines: Written<Line>, model?: string): Meta => ({
  pageName,
  image: model === undefined ? pictureOf(pageName) : socialPicture(model),
  words: mapText(lines, words),
});
