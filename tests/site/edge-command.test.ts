import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onFreePort } from '#db/sqld.ts';
import { productsIn } from '#tests/deploy/visitors.ts';

const ROOT = join(import.meta.dirname, '../..');
const PATIENCE_MS = 120_000;
const REGIONS = ['jakarta', 'singapore'] as const;

/** `npm run edge` as somebody types it, on a folder and ports of its own, with the site that is built. */
const startEdge = (data: string, port: number) => {
  const child = spawn(process.execPath, ['edge/run/regions.ts', '--regions', '2'], {
    cwd: ROOT,
    // A group of its own: whatever is left of it is seen.
    detached: true,
    env: { ...process.env, DATA_DIR: data, PORT: `${port}` },
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    const collect = (text: string): void => {
      output += text;
      if (output.includes('ALVA is up at the edge')) resolve(output);
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    void ended.then(() => reject(new Error(output)));
  });
  return { child, ended, ready };
};

const readOf = (id: string, file: string): string => {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    // It has ended meanwhile, or is somebody else's.
    return '';
  }
};

/** Processes of the command that live: those of its group, and those that were given its folder and made one of their own. */
const processesOf = (group: number, data: string): string[] =>
  readdirSync('/proc').flatMap((id) => {
    const [, name = '', state = '', itsGroup] =
      /^\d+ \((.*)\) (\S) \d+ (\d+)/.exec(/^\d+$/.test(id) ? readOf(id, 'stat') : '') ?? [];
    // What has ended, and nobody has asked how, is no process any more.
    if (state === '' || state === 'Z') return [];
    const isOwn = Number(itsGroup) === group || readOf(id, 'environ').includes(`DATA_DIR=${data}`);
    return isOwn ? [name] : [];
  });

let data: string;
let edge: ReturnType<typeof startEdge>;
let output: string;
const originOf = (region: string): string =>
  new RegExp(`^${region}: (\\S+)$`, 'm').exec(output)?.[1] ?? '';
const control = async (path: string, change: object): Promise<void> => {
  const [, address] = /death of a part: (\S+)/.exec(output) ?? [];
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
  expect(answer.status).toBe(200);
};
const statusOf = async (region: string, path: string): Promise<number> => {
  const answer = await fetch(originOf(region) + path);
  await answer.arrayBuffer();
  return answer.status;
};

// It brings up two regions and everybody they talk to: more than a minute of two busy cores.
describe.runIf(process.env.TEST_FULL === '1')('npm run edge', { timeout: PATIENCE_MS }, () => {
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'alva-edge-command-'));
    edge = await onFreePort(async (port) => {
      const started = startEdge(data, port);
      output = await started.ready;
      return started;
    });
  }, PATIENCE_MS);
  afterAll(() => {
    try {
      process.kill(-(edge.child.pid ?? 0), 'SIGKILL');
    } catch {
      // As it should be: nothing is left of it.
    }
    rmSync(data, { recursive: true, force: true });
  });

  it.each(REGIONS)('answers pages, content and health of %s at one address', async (region) => {
    const page = await fetch(`${originOf(region)}/en`);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
    expect(await page.text()).toContain('<html');
    const content = await fetch(originOf(region) + productsIn('en'));
    expect(await content.json()).toMatchObject({ data: expect.anything() });
    const health = await fetch(`${originOf(region)}/api/health`);
    expect(await health.json()).toMatchObject({ status: 'ok', region });
  });

  it('kills a part of one region alone, and brings it back, as its control page is told', async () => {
    await control('/jakarta/bff', { up: false });
    expect(await statusOf('jakarta', productsIn('en'))).toBe(503);
    expect(await statusOf('jakarta', '/en')).toBe(200);
    expect(await statusOf('singapore', productsIn('en'))).toBe(200);
    await control('/jakarta/bff', { up: true });
    expect(await statusOf('jakarta', productsIn('en'))).toBe(200);
  });

  it('leaves no process behind when somebody ends it', async () => {
    const group = edge.child.pid ?? 0;
    expect(processesOf(group, data), 'what is looked at').toContain('workerd');
    edge.child.kill('SIGINT');
    expect(await edge.ended).toBe(0);
    // Those that end when nobody writes to them any more take a moment.
    await expect.poll(() => processesOf(group, data)).toEqual([]);
  });
});
