// What production is made of (`.data/sbom.cdx.json`, CycloneDX), and what is publicly wrong with it. Needs npm and the
// lockfile, no installed package. It reports and never fails: a registry that is away, or an advisory of tomorrow, must
// not stop a change that has nothing to do with it.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, say } from './setup.mjs';

const PATIENCE_MS = 60_000;
const MOST_BYTES = 64_000_000;
const BAD = ['high', 'critical'];

/**
 * A folder with production's part of package.json and the lockfile. npm's own `--omit=dev` leaves out what tools need
 * as well (`hono`, `react`), and trips over tools that disagree with each other.
 */
export const productionFolder = () => {
  const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const { name, version, dependencies, optionalDependencies } = readJson('package.json');
  const { packages, ...lock } = readJson('package-lock.json');
  const own = { name, version, private: true, dependencies, optionalDependencies };
  const others = Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional,
  );
  const folder = mkdtempSync(join(tmpdir(), 'alva-production-'));
  const write = (file, content) => writeFileSync(join(folder, file), JSON.stringify(content));
  write('package.json', own);
  write('package-lock.json', { ...lock, packages: { '': own, ...Object.fromEntries(others) } });
  return folder;
};

/** What npm prints about the packages of a folder, whatever it exits with. */
export const npm = (cwd, args) =>
  new Promise((resolve) => {
    const options = { cwd, timeout: PATIENCE_MS, maxBuffer: MOST_BYTES };
    execFile('npm', [...args, '--package-lock-only', '--loglevel=silent'], options, (_, out) =>
      resolve(out),
    );
  });

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * npm's bill of materials without where this machine gets its packages from, nor who asked and when: the same
 * lockfile gives the same bill.
 */
export const billOf = (printed) => {
  const bill = parsed(printed);
  if (bill?.bomFormat !== 'CycloneDX') return undefined;
  const { serialNumber, metadata, components, ...rest } = bill;
  const { timestamp, ...lasting } = metadata;
  const plain = (component) => ({
    ...component,
    externalReferences: (component.externalReferences ?? []).filter(
      ({ type }) => type !== 'distribution',
    ),
  });
  return { ...rest, metadata: lasting, components: components.map(plain) };
};

/** One line for each package with a high or critical advisory; undefined where nobody could say. */
export const advisoriesOf = (printed) => {
  const { vulnerabilities } = parsed(printed) ?? {};
  if (vulnerabilities === undefined) return undefined;
  return Object.values(vulnerabilities)
    .filter(({ severity }) => BAD.includes(severity))
    .map(({ name, severity, range, via }) => {
      const titles = via.filter((each) => typeof each === 'object').map(({ title }) => title);
      return `${severity}: ${name} ${range}${titles.length > 0 ? ` (${titles.join('; ')})` : ''}`;
    });
};

const writeBill = async (folder, file) => {
  const bill = billOf(await npm(folder, ['sbom', '--sbom-format=cyclonedx']));
  if (bill === undefined) return say('Bill of materials: npm could not print one.');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(bill, null, 1)}\n`);
  say(`Bill of materials: ${bill.components.length} packages in production, ${file}`);
};

const printAdvisories = async (folder) => {
  const lines = advisoriesOf(await npm(folder, ['audit', '--json']));
  if (lines === undefined) return say('Advisories: the registry does not tell of any.');
  if (lines.length === 0) return say('Advisories: none that is high or critical in production.');
  const bar = '!'.repeat(72);
  say(`\n${bar}\nAdvisories for what runs in production:\n${lines.join('\n')}\n${bar}\n`);
};

if (process.argv[1] === import.meta.filename) {
  const folder = productionFolder();
  try {
    await writeBill(folder, join(root, '.data', 'sbom.cdx.json'));
    await printAdvisories(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
