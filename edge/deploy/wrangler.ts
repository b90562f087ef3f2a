import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { DeployFault } from './fault.ts';
import type { Platform, Share } from './platform.ts';
import { refuseWarnings } from './refuse-warnings.ts';

const PROGRAM = join(import.meta.dirname, '../../node_modules/.bin/wrangler');
/** Cloudflare's code for "This Worker does not exist on your account". */
const NO_SUCH_WORKER = 10_007;

/** A line of the file that wrangler reports to (`WRANGLER_OUTPUT_FILE_PATH`). */
interface Report {
  readonly type: string;
  readonly version_id?: string;
  readonly code?: number;
}

interface Outcome {
  readonly exitCode: number | null;
  readonly stdout: string;
  /** Both streams, as a person would have read them. */
  readonly output: string;
  readonly reports: readonly Report[];
}

const readReports = (path: string): Report[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Report);

const runWrangler = async (args: readonly string[]): Promise<Outcome> => {
  const folder = mkdtempSync(join(tmpdir(), 'alva-deploy-'));
  const reportPath = join(folder, 'reports.ndjson');
  try {
    // In a process group of its own: Ctrl+C ends the rollout, which then still has to send traffic back.
    const child = spawn(PROGRAM, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        WRANGLER_OUTPUT_FILE_PATH: reportPath,
        WRANGLER_SEND_METRICS: 'false',
        CI: 'true',
      },
    });
    const chunks: { readonly out: boolean; readonly text: string }[] = [];
    child.stdout.setEncoding('utf8').on('data', (text) => chunks.push({ out: true, text }));
    child.stderr.setEncoding('utf8').on('data', (text) => chunks.push({ out: false, text }));
    const exitCode = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject).on('close', resolve);
    });
    return {
      exitCode,
      stdout: chunks
        .filter(({ out }) => out)
        .map(({ text }) => text)
        .join(''),
      output: stripVTControlCharacters(chunks.map(({ text }) => text).join('')).trim(),
      reports: readReports(reportPath),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

interface WireDeployment {
  readonly created_on: string;
  readonly versions: readonly { readonly version_id: string; readonly percentage: number }[];
}

const deploymentsOf = (json: string): Share[][] =>
  (JSON.parse(json) as WireDeployment[])
    .toSorted((a, b) => b.created_on.localeCompare(a.created_on))
    .map(({ versions }) =>
      versions.map(({ version_id: version, percentage }) => ({ version, percentage })),
    );

export interface Upload {
  /** Path of the worker's first module; it is sent as it is, with the modules beside it. */
  readonly bundle: string;
  /** Folder of files that go with it. */
  readonly files?: string | undefined;
  readonly secretsFile?: string | undefined;
}

/**
 * Cloudflare by its own command-line program, which knows its API, signs in and retries.
 */
export const wranglerPlatform = (
  { config, region }: { readonly config: string; readonly region: string },
  { bundle, files, secretsFile }: Upload,
): Platform => {
  const call = (args: readonly string[]): Promise<Outcome> =>
    runWrangler([...args, '--config', config, '--env', region]);

  const insist = async (...args: readonly string[]): Promise<Outcome> => {
    const outcome = await call(args);
    if (outcome.exitCode === 0) return outcome;
    throw new DeployFault(`wrangler ${args.join(' ')} failed:\n${outcome.output}`);
  };

  const idIn = ({ reports, output }: Outcome): string => {
    const id = reports.find(({ version_id }) => version_id !== undefined)?.version_id;
    if (id === undefined) throw new DeployFault(`wrangler told no version:\n${output}`);
    return id;
  };

  const contents = (tag: string): string[] => [
    bundle,
    '--no-bundle',
    ...(files === undefined ? [] : ['--assets', files]),
    '--tag',
    tag,
    ...(secretsFile === undefined ? [] : ['--secrets-file', secretsFile]),
  ];

  return {
    rehearse: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'alva-rehearsal-'));
      try {
        const args = ['--dry-run', '--outdir', folder];
        refuseWarnings((await insist('deploy', ...contents('rehearsal'), ...args)).output);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    deployments: async () => {
      const args = ['deployments', 'list', '--json'];
      const outcome = await call(args);
      if (outcome.exitCode === 0) return deploymentsOf(outcome.stdout);
      if (outcome.reports.some(({ code }) => code === NO_SUCH_WORKER)) return [];
      throw new DeployFault(`wrangler ${args.join(' ')} failed:\n${outcome.output}`);
    },
    upload: async (tag) => idIn(await insist('versions', 'upload', ...contents(tag))),
    deployFirst: async (tag) => idIn(await insist('deploy', ...contents(tag))),
    split: async (shares, message) => {
      const specs = shares.map(({ version, percentage }) => `${version}@${percentage}%`);
      await insist('versions', 'deploy', ...specs, '--message', message, '--yes');
    },
    applyTriggers: async () => void (await insist('triggers', 'deploy')),
  };
};
