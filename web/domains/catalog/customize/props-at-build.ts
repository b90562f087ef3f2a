import { dealersOf } from '#edge/contract/catalog/dealer.ts';
import type { ProductRecord } from '#edge/contract/catalog/product-record.ts';
import { inLocale, type Locale } from '#edge/contract/locale.ts';
import { buildDay } from '#web/domains/catalog/build-day.ts';
import { looksOf } from '#web/domains/catalog/look.ts';
import { placeRecords } from '#web/domains/catalog/records-at-build.ts';
import { shotOf } from '#web/domains/catalog/shots.ts';
import type { ConfiguratorProps } from './configurator.tsx';

const COMPONENTS = ['color', 'accent', 'battery'];

/** Range rows of the specification table, as they are worded there. */
const rangeOf = (record: ProductRecord, locale: Locale, key: string): string | null => {
  const rows = inLocale(record.texts, locale).specifications.flatMap((group) => group.rows);
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
      .map((value) => ({ ...value, name: inLocale(value.name, locale) })),
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
    builtAt: buildDay(),
    venue,
  };
};
