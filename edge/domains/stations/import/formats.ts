import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ImportedStation } from './draft.ts';
import { stationsOfPoints } from './ocm/points.ts';
import { stationsOfLocations } from './ocpi/locations.ts';
import type { Ledger } from './report.ts';
import { FILES } from './spklu/columns.ts';
import type { RegisterTexts } from './spklu/read.ts';
import { stationsOfRegister } from './spklu/register.ts';

export interface Format {
  /** What the command expects after the format's name. */
  readonly expects: string;
  read(path: string, asOf: number | null, ledger: Ledger): ImportedStation[];
}

const mustExist = (path: string): string => {
  if (existsSync(path)) return path;
  throw new Error(`${path} is not there`);
};

/** The JSON file at a path, or all of a folder in the order of their names. */
const pagesAt = (path: string): { file: string; json: unknown }[] => {
  const files = statSync(mustExist(path)).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => join(path, name))
    : [path];
  return files.map((each) => {
    const file = basename(each);
    try {
      return { file, json: JSON.parse(readFileSync(each, 'utf8')) as unknown };
    } catch (cause) {
      throw new Error(`${file} is no JSON`, { cause });
    }
  });
};

/** Every format that `stations:import` knows, by the name on the command line. */
export const FORMATS: Readonly<Record<string, Format>> = {
  spklu: {
    expects: `a folder with ${Object.values(FILES).join(', ')}`,
    read: (folder, asOf, ledger) => {
      const text = (name: keyof RegisterTexts) =>
        readFileSync(mustExist(join(folder, FILES[name])), 'utf8');
      const texts = {
        locations: text('locations'),
        machines: text('machines'),
        connectors: text('connectors'),
      };
      return stationsOfRegister(texts, asOf, ledger);
    },
  },
  ocpi: {
    expects: 'a JSON page of OCPI 2.x locations, or a folder of pages',
    read: (path, _, ledger) => stationsOfLocations(pagesAt(path), ledger),
  },
  ocm: {
    expects: 'a JSON list of Open Charge Map points or one point, or a folder of such files',
    read: (path, _, ledger) =>
      pagesAt(path).flatMap(({ file, json }) => stationsOfPoints(file, json, ledger)),
  },
};
