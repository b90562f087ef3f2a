/**
 * `npm run copies -- <what>`, on the primary's machine; edge/deploy/RUNBOOK.md says when. The settings are the libSQL server's
 * (`LIBSQL_BOTTOMLESS_…`) for live copies, `COPIES_…` for dated ones, `DATABASE_URL` for the primary.
 *
 * serve    the primary itself, copied every second; on an empty folder from its copies
 * dated    one more dated copy
 * rehearse restores on a disk of its own and looks at it; also `npm run rehearse`
 * restore  the store as it was into an empty folder
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '#db/open.ts';
import { toStatement } from '#db/query.ts';
import { type Sqld, startSqld } from '#db/sqld.ts';
import { iso, MINUTE_MS, SECOND_MS } from '#edge/contract/time.ts';
import { DeployFault } from '#edge/deploy/fault.ts';
import { systemClock } from '#edge/platform/clock.ts';
import { createIds } from '#edge/platform/ids.ts';
import { recordCopy, recordLiveCopy, type StoreCopy } from '#edge/platform/watch/measure.sql.ts';
import { openBucket } from './bucket.ts';
import { checkStore, ledgerUntil } from './check.ts';
import { dumpStore, restoreDump } from './dump.ts';
import { markFolder, refuseOlderDisk } from './generations.ts';
import { type Rehearsed, rehearseDump, rehearseLive, restoreLive } from './rehearse.ts';
import { datedCopies, liveCopies, primaryStore } from './settings.ts';
import { layEmptyStore } from './store-file.ts';

const OPTIONS = {
  /** The server's folder. */
  folder: { type: 'string' },
  port: { type: 'string', default: '8080' },
  /** Where replicas get their frames. */
  'replication-port': { type: 'string', default: '5001' },
  /** `live` or `dated`. */
  from: { type: 'string', default: 'live' },
  /** A moment, as `2026-11-26T13:00:00Z`; of a dated copy its key. */
  at: { type: 'string' },
  reports: { type: 'string', default: '.data/rehearsals' },
} as const;

/** A disk that is lost between two of them is refused, and restored: that loses nothing. */
const MARK_EVERY_MS = 5 * SECOND_MS;

/** A write that is copied, too: as long as copies are made, the newest is a minute old at most, and seconds. */
const TELL_EVERY_MS = MINUTE_MS;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const fromIn = (text: string): 'live' | 'dated' => {
  if (text === 'live' || text === 'dated') return text;
  throw new DeployFault(`--from takes live or dated, not "${text}".`);
};
const momentIn = (text: string): number => {
  const at = Date.parse(text);
  if (!/Z$/.test(text) || Number.isNaN(at))
    throw new DeployFault(`--at takes a moment in UTC like 2026-11-26T13:00:00Z, not "${text}".`);
  return at;
};
const folderIn = (text: string | undefined): string => {
  if (text !== undefined) return text;
  throw new DeployFault('Say in which folder: --folder <path>');
};
const portIn = (text: string): number => {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new DeployFault(`A port is a number up to 65535, not "${text}".`);
};

const options = () => {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new DeployFault(error instanceof Error ? error.message : String(error));
  }
};
type Options = ReturnType<typeof options>['values'];

const remember = async (copy: Omit<StoreCopy, 'id'>): Promise<void> => {
  const store = openDatabase(primaryStore(process.env));
  try {
    const id = createIds(systemClock)('cpy');
    await store.write([recordCopy({ ...copy, id, isSound: Number(copy.isSound) })]);
  } finally {
    store.close();
  }
};

const dated = async (): Promise<void> => {
  const bucket = openBucket(datedCopies(process.env));
  const { key, bytes, tookMs, stateAt, faults, rows } = await dumpStore(
    primaryStore(process.env),
    bucket,
    systemClock,
  );
  const isSound = faults.length === 0;
  const report = isSound ? `${key}: ${rows} rows, every sum holds.` : faults.join('; ');
  await remember({ kind: 'DUMP', doneAt: systemClock(), stateAt, tookMs, bytes, isSound, report });
  say(report);
  if (!isSound) throw new DeployFault('The copy is not sound, and was not kept.');
};

interface Point {
  readonly at: number;
  readonly commits: number;
}

const reportOf = (rehearsed: Rehearsed, before: Point): string => {
  const { from, at, tookMs, bytes, rows, tables, ledger, commits, newestAt, faults } = rehearsed;
  const behindMs = newestAt === null ? undefined : Math.max(0, before.at - newestAt);
  return `# Restore rehearsed, ${iso(systemClock())}

| what | figure |
| --- | --- |
| from | ${from}, ${at} |
| recovery time, from an empty disk to a store that answers | ${(tookMs / 1_000).toFixed(1)} s |
| recovery point: newest write in it | ${newestAt === null ? 'none' : iso(newestAt)}${behindMs === undefined ? '' : `, ${(behindMs / 1_000).toFixed(1)} s before the rehearsal`} |
| commits in it | ${commits} of ${before.commits} at the beginning of the rehearsal |
| size of the copies | ${(bytes / 1_000_000).toFixed(1)} MB |
| rows | ${rows} in ${tables} tables |
| ledger | ${ledger.transfers} transfers, ${ledger.idr} rupiah |
| integrity, references, sums of the ledger | ${faults.length === 0 ? 'all hold' : faults.join('<br>')} |
`;
};

const rehearse = async (values: Options): Promise<void> => {
  const from = fromIn(values.from);
  const store = openDatabase(primaryStore(process.env));
  try {
    const { rows } = await store.primary.execute('SELECT commits FROM commit_counter');
    const before = { at: systemClock(), commits: Number(rows[0]?.commits) };
    const original = (until: number) => ledgerUntil(store.primary, until);
    const live = () => {
      const to = liveCopies(process.env);
      const at = values.at === undefined ? undefined : momentIn(values.at);
      return rehearseLive(openBucket(to), to, at, original);
    };
    const rehearsed = await (from === 'live'
      ? live()
      : rehearseDump(openBucket(datedCopies(process.env)), original));
    const report = reportOf(rehearsed, before);
    mkdirSync(values.reports, { recursive: true });
    const file = join(values.reports, `${iso(before.at).slice(0, 19).replaceAll(':', '-')}Z.md`);
    writeFileSync(file, report);
    say(report);
    const { faults, newestAt, tookMs, bytes, commits } = rehearsed;
    const isSound = faults.length === 0;
    await remember({
      kind: 'REHEARSAL',
      doneAt: systemClock(),
      stateAt: newestAt,
      tookMs,
      bytes,
      isSound,
      report: isSound
        ? `${rehearsed.from}, ${rehearsed.at}: ${commits} of ${before.commits} commits; integrity, references and sums hold.`
        : faults.join('; ').slice(0, 500),
    });
    if (!isSound) throw new DeployFault(`The restored store is not sound; ${file} says why.`);
  } finally {
    store.close();
  }
};

const restore = async (values: Options): Promise<void> => {
  const folder = folderIn(values.folder);
  if (fromIn(values.from) === 'dated') {
    const { key } = await restoreDump(openBucket(datedCopies(process.env)), folder, values.at);
    return say(`${folder} has the store of ${key}.`);
  }
  if (values.at === undefined)
    throw new DeployFault(
      'The newest needs no restore: `serve` on an empty folder begins with it. For an older one say --at <moment>.',
    );
  const to = liveCopies(process.env);
  const { faults } = await restoreLive(openBucket(to), to, momentIn(values.at), folder);
  // It stays there for a look, and a script that serves next does not go on with it.
  if (faults.length > 0)
    throw new DeployFault(
      `${folder} has the store as it was, and that is not sound: ${faults.join('; ')}`,
    );
  say(
    `${folder} has the store as it was. Serve it under another LIBSQL_BOTTOMLESS_DATABASE_ID: its copies are a new series.`,
  );
};

const DISKS = {
  new: 'An empty disk, and no copies: it begins with an empty store.',
  lost: 'An empty disk: it begins with its copies.',
  current: 'The disk is the one that was copied last.',
} as const;

/** Stops a server that has restored what is not sound: whoever is served by it would write on. */
const refuseUnsound = async (server: Sqld): Promise<void> => {
  const { faults } = await checkStore(server.url);
  if (faults.length === 0) return;
  await server.stop('keep');
  throw new DeployFault(
    `The newest copies are not sound (${faults.join('; ').slice(0, 500)}). Nothing is served. \`rehearse --at <moment>\` finds a moment before that is, \`restore --at <moment>\` brings it into another folder.`,
  );
};

/** Past the count of commits: no reader waits for it. */
const tellCopied = async (url: string, copiedAt: number): Promise<void> => {
  const store = openDatabase({ url });
  try {
    await store.primary.execute(
      toStatement(recordLiveCopy({ doneAt: systemClock(), stateAt: copiedAt })),
    );
  } finally {
    store.close();
  }
};

const serve = async (values: Options): Promise<void> => {
  const folder = folderIn(values.folder);
  const copiesTo = liveCopies(process.env);
  const bucket = openBucket(copiesTo);
  const state = await refuseOlderDisk(folder, bucket, copiesTo);
  say(DISKS[state]);
  if (state === 'new') await layEmptyStore(folder);
  const server = await startSqld({
    folder,
    port: portIn(values.port),
    replication: true,
    replicationPort: portIn(values['replication-port']),
    copiesTo,
  });
  if (state === 'lost') await refuseUnsound(server);
  // A generation shows in the bucket with its first write; the server begins others by itself.
  let toldAt = Number.NEGATIVE_INFINITY;
  const mark = async (): Promise<void> => {
    const copiedAt = await markFolder(folder, bucket, copiesTo);
    if (copiedAt === undefined || systemClock() - toldAt < TELL_EVERY_MS) return;
    await tellCopied(server.url, copiedAt);
    toldAt = systemClock();
  };
  const marking = setInterval(
    () => void mark().catch((error: unknown) => say(String(error))),
    MARK_EVERY_MS,
  );
  say(`The primary answers at ${server.url}.`);
  const end = async (): Promise<void> => {
    clearInterval(marking);
    // What is not copied yet is, before it ends.
    await server.stop('keep');
    await markFolder(folder, bucket, copiesTo);
    process.exit(0);
  };
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => void end());
};

const DO: Readonly<Record<string, (values: Options) => Promise<void>>> = {
  serve,
  dated,
  rehearse,
  restore,
};

try {
  const { values, positionals } = options();
  const run = DO[positionals[0] ?? ''];
  if (run === undefined)
    throw new DeployFault(`Say what: npm run copies -- ${Object.keys(DO).join('|')}`);
  await run(values);
} catch (error) {
  if (!(error instanceof DeployFault)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}
