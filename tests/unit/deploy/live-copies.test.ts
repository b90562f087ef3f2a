import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markFolder } from '#edge/deploy/copies/generations.ts';

const TO = { database: 'alva' };
const OLD = 'ffffffff-0000-4000-8000-000000000000';
const NEW = '01900000-0000-4000-8000-000000000000';
const written = (generation: string, name: string, at: number) => ({
  key: `ns-alva:default-${generation}/${name}`,
  bytes: 1,
  at,
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alva-mark-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the primary that looks at its live copies', () => {
  it('gets the last write to the newest generation, whatever is written to an older one', async () => {
    const list = async () => [
      written(NEW, '1', 3),
      written(NEW, '2', 7),
      written(NEW, '.meta', 5),
      written(OLD, '1', 9),
    ];
    expect(await markFolder(folder, { list }, TO)).toBe(7);
    expect(readFileSync(join(folder, 'copied-as'), 'utf8')).toBe(NEW);
  });

  it('gets nothing before the first write, and marks nothing', async () => {
    expect(await markFolder(folder, { list: async () => [] }, TO)).toBeUndefined();
  });
});
