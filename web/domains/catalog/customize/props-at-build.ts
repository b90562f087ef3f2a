import type { ProductRecord } from '#edge/contract/catalog/product-record.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { looksOf } from '../look.ts';
import { placeRecords } from '../records-at-build.ts';
import { shotOf } from '../shots.ts';
import type { ConfiguratorProps } from './configurator.tsx';
import { dealersOf } from './dealer.ts';

const COMPONENTS = ['color', 'accent', 'battery'];

/** Range rows of the specification table, as they are worded there. */
const rangeOf = (record: ProductRecord, locale: Locale, key: string): string | null => {
  const rows =
    (record.texts[locale] ?? record.texts.id)?.specifications.flatMap((group) => group.rows) ?? [];
  const row = rows.find((each) => each.key === key);
  return row ? `${row.value} ${row.unit}` : null;
};

/** What the configurator of a model starts from; at a centre's page with that centre as its dealer. */
export const configuratorProps = async (
  record: ProductRecord,
  locale: Locale,
  venue: string | null = null,
): Promise<ConfiguratorProps> => {
  const components = COMPONENTS.map((code) => ({
    code,
    values: record.values
      .filter(({ component }) => component === code)
      .map((value) => ({ ...value, name: value.name[locale] })),
  }));
  const { slug, name, standard_battery, discount, values, price_lines } = record;
  return {
    model: { slug, name, standard_battery, discount, values, price_lines },
    looks: looksOf(components).map((look) => ({
      ...look,
      cutout: shotOf(slug, look.key, 'cutout')?.src ?? null,
    })),
    dealers: dealersOf(await placeRecords()),
    ranges: {
      one: rangeOf(record, locale, 'range-single'),
      two: rangeOf(record, locale, 'range-dual'),
    },
    builtAt: Date.now(),
    venue,
  };
};
