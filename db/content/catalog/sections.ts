import { inLocale, type Locale, type Text } from '#edge/contract/locale.ts';
import { lookOf, picture, withCloseUp } from './pictures.ts';
import { highlightsOf } from './specification.ts';
import type { ModelContent } from './types.ts';
import { BATTERY_NAMES } from './values.ts';

/** The page sections of a model in one language, in the order they are shown. */
export const sectionsOf = (model: ModelContent, locale: Locale) => {
  const look = lookOf(model.colors[0] ?? '', model.accents[0]);
  const say = (text: Text) => inLocale(text, locale);
  return [
    {
      type: 'main_body',
      title: say(model.body.title),
      body: say(model.body.body),
      image: picture(model.slug, look, 'hero-1600.avif'),
      image_label: say(model.imageLabel),
    },
    {
      type: 'specification',
      title: say(model.highlightsTitle),
      rows: highlightsOf(model.facts, model.features, locale),
    },
    {
      type: 'column_image_showcase',
      title: say(model.showcase.title),
      columns: model.showcase.columns.map((column) => ({
        title: say(column.title),
        body: say(column.body),
        image:
          column.shot === null
            ? ''
            : withCloseUp(
                picture(model.slug, look, `${column.shot.view}-960.avif`),
                column.shot.closeUp,
              ),
        image_label: column.shot === null ? '' : say(column.shot.label),
      })),
    },
    {
      type: 'colors',
      title: say(model.colorsSection.title),
      body: say(model.colorsSection.body),
    },
    {
      type: 'battery',
      title: say(model.batterySection.title),
      body: say(model.batterySection.body),
      options: model.batteries.map((option) => ({
        code: option.code,
        name: say(BATTERY_NAMES[option.code]),
        body: say(option.body),
      })),
    },
    {
      type: 'specifications',
      title: say({ en: 'Full specification', id: 'Spesifikasi lengkap' }),
    },
  ];
};
