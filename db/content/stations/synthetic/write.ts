import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syntheticRegister } from './register.ts';

const SYNTHETIC_ROWS = 3_000;
const SYNTHETIC_SEED = 2_026;

/** Writes the invented register of 3,000 rows as its three files; always the same. Returns the folder. */
export const writeSyntheticRegister = (folder: string): string => {
  mkdirSync(folder, { recursive: true });
  const { files } = syntheticRegister(SYNTHETIC_ROWS, SYNTHETIC_SEED);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};
