// What production is made of (`.data/sbom.cdx.json`, CycloneDX), and what is publicly wrong with it. Needs npm and the
// lockfile, no installed package. It fails for a high or critical advisory that `.ci/accepted-advisories.json` does not
// accept until a day to come, with a reason. A registry that does not answer is said, and stops nothing.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, say } from './setup.mjs';

const PATIENCE_MS = 60_000;
const MOST_BYTES = 64_000_000;
const BAD = ['high', 'critical'];
const ACCEPTED = '.ci/accepted-advisories.json';

/**
 * A folder with production's part of package.json and the lockfile. npm's own `--omit=dev` leaves out what tools need
 * as well (`hono`, `react`), and trips over tools that disagree with each other.
 */
export const productionFolder = () => {
  const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const { name, version, dependencies, optionalDependencies } = readJson('package.json');
  const { packages, ...lock } = readJson('package-lock.json');
  const own = { name, version, private: true, dependencies };
  // Optional ones bring Node and the libSQL server to a machine that starts the product by itself.
  const local = new Set(Object.keys(optionalDependencies).map((each) => `node_modules/${each}`));
  const others = Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional && !local.has(path),
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

/** High and critical advisories, each once; undefined where nobody could say. */
export const advisoriesOf = (printed) => {
  const { vulnerabilities } = parsed(printed) ?? {};
  if (vulnerabilities === undefined) return undefined;
  // What is only built on a package with one names that package, and has none of its own.
  const all = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((each) => typeof each === 'object' && BAD.includes(each.severity))
    .map(({ url, name, severity, range, title }) => [
      url,
      { id: idOf(url), name, severity, range, title },
    ]);
  return [...new Map(all).values()];
};

const idOf = (url) => String(url).split('/').at(-1);

/** Those that nobody has accepted, for this package and until a day that is not over. @param today YYYY-MM-DD */
export const unaccepted = (advisories, accepted, today) =>
  advisories.filter(
    ({ id, name }) =>
      !accepted.some(
        (each) =>
          each.advisory === id && each.package === name && each.reason && each.until >= today,
      ),
  );

const writeBill = async (folder, file) => {
  const bill = billOf(await npm(folder, ['sbom', '--sbom-format=cyclonedx']));
  if (bill === undefined) return say('Bill of materials: npm could not print one.');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(bill, null, 1)}\n`);
  say(`Bill of materials: ${bill.components.length} packages in production, ${file}`);
};

/** @returns whether production may go on with what is publicly wrong with it */
const judgeAdvisories = async (folder) => {
  const advisories = advisoriesOf(await npm(folder, ['audit', '--json']));
  if (advisories === undefined) {
    say('Advisories: the registry could not be asked. Nothing is known to be wrong, or right.');
    return true;
  }
  const accepted = JSON.parse(readFileSync(join(root, ACCEPTED), 'utf8'));
  const open = unaccepted(advisories, accepted, new Date().toISOString().slice(0, 10));
  say(
    `Advisories: ${advisories.length} high or critical in production, ${open.length} of them not accepted.`,
  );
  if (open.length === 0) return true;
  const lines = open.map(
    ({ id, name, severity, range, title }) => `${severity}: ${name} ${range}, ${id}: ${title}`,
  );
  say(`\n${lines.join('\n')}\n\nUpdate, or accept it in ${ACCEPTED} until a day, with a reason.\n`);
  return false;
};

if (process.argv[1] === import.meta.filename) {
  const folder = productionFolder();
  try {
    await writeBill(folder, join(root, '.data', 'sbom.cdx.json'));
    if (!(await judgeAdvisories(folder))) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
