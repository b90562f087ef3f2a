import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLocale } from '#edge/contract/locale.ts';
import { catalogueIn } from '#web/platform/i18n/catalogues.ts';
import { withDefaultHead } from '#web/platform/page-head/default-head.ts';
import { nextOutput } from './next-output.ts';

/** Gives every static page without a title the product's: a shell that nobody told what it is opened for. */
export const writeDefaultHeads = async (dist: string): Promise<void> => {
  const output = nextOutput(dist);
  for (const page of output.localisedPages()) {
    const [locale = ''] = page.split(/[/.]/);
    if (!isLocale(locale)) continue;
    const { frame } = await catalogueIn(locale);
    const file = join(output.pages, page);
    const html = readFileSync(file, 'utf8');
    const titled = withDefaultHead(html, frame['head.title'], frame['head.description']);
    if (titled !== html) writeFileSync(file, titled);
  }
};
