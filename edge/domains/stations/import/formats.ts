import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportedStation } from './draft.ts';
import type { Ledger } from './report.ts';
import { FILES } from './spklu/columns.ts';
import type { RegisterTexts } from './spklu/read.ts';
import { stationsOfRegister } from './spklu/register.ts';

export interface Format {
  /** What the command expects after the format's name. */
  readonly expects: string;
  read(path: string, asOf: number | null, ledger: Ledger): ImportedStation[];
}

/** Every format that `stations:import` knows, by the name on the command line. */
export const FORMATS: Readonly<Record<string, Format>> = {
  spklu: {
    expects: `a folder with ${Object.values(FILES).join(', ')}`,
    read: (folder, asOf, ledger) => {
      const text = (name: keyof RegisterTexts) => readFileSync(join(folder, FILES[name]), 'utf8');
      return stationsOfRegister(
        {
          locations: text('locations'),
          machines: text('machines'),
          connectors: text('connectors'),
        },
        asOf,
        ledger,
      );
    },
  },
};
