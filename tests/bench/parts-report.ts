import type { PartSearchResult } from './parts.ts';

/** Lines of Markdown for the table of README.md. */
export const partsTable = (results: readonly PartSearchResult[]): string =>
  [
    '| search of the price list | requests/s with 1,000 parts | CPU with 10,000, of that with 1,000 | limit |',
    '| --- | --- | --- | --- |',
    ...results.map(
      ({ search, perSecond, ratio, limit }) =>
        `| ${search} | ${Math.round(perSecond).toLocaleString('en')} | ${ratio.toFixed(2)}${ratio <= limit ? '' : ' ✗'} | ${limit} |`,
    ),
  ].join('\n');
