import type { ProductRecord } from './product-record.ts';

/**
 * Energy from the battery for a kilometre, in watt-hours: energy of one battery by its range, both
 * from the specification table. `null` where the table lacks one.
 */
export const whPerKm = ({ texts }: Pick<ProductRecord, 'texts'>): number | null => {
  // English writes decimals with a point, which is what a number is read from.
  const rows = texts.en?.specifications.flatMap((group) => group.rows) ?? [];
  const figure = (key: string): number =>
    Number(rows.find((row) => row.key === key)?.value.replaceAll(',', ''));
  const value = Math.round((figure('energy') * 1_000) / figure('range-single'));
  return Number.isFinite(value) && value > 0 ? value : null;
};
