import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSqld } from '#db/sqld.ts';
import { type ActorName, actor, cookieOf } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { dice } from '#tests/support/random.ts';
import {
  type LaggingRegion,
  openLaggingRegion,
  pause,
  stepAfter,
  type Walked,
} from './lagging-region.ts';

const REGIONS = 2;
const PEOPLE = ['owner', 'owner2', 'guestRider', 'affiliate'] as const satisfies ActorName[];
/** Of a deployment: how long both versions answer. */
const BOTH_MS = 600;

const READ = '{ profileCustomer { occupation } }';
const WRITE =
  'mutation ($input: UpdateProfileInput!) { updateCustomerProfile(input: $input) { success } }';
const PROFILE = { name: 'Ayu', birthDate: '1991-04-12', gender: 'FEMALE', selectedLanguage: 'en' };
const stepIn = (occupation: string | undefined): number =>
  Number(/^Step (\d+)$/.exec(occupation ?? '')?.[1] ?? 0);

interface Region extends LaggingRegion {
  /** The versions that answer visitors: both of them during a deployment. */
  readonly versions: Bff[];
  readonly primaryUrl: string;
}

/** The worker in its own runtime: what an isolate remembers begins anew with each. */
const startVersion = (replicaUrl: string, primaryUrl: string): Promise<Bff> =>
  startBff({
    DATABASE_URL: replicaUrl,
    DATABASE_PRIMARY_URL: primaryUrl,
    // All of them come from one address, for an hour.
    FLOOD_LIMIT: '60000',
  });

const deploy = async ({ versions, replicaUrl, primaryUrl }: Region): Promise<void> => {
  versions.push(await startVersion(replicaUrl, primaryUrl));
  await pause(BOTH_MS);
  await versions.shift()?.stop();
};

/** A phone or a browser: keeps the cookies of each answer. */
const openDevice = async (name: ActorName, first: Bff) => {
  const jar = new Map<string, string>();
  const keep = (cookies: string): void => {
    for (const pair of cookies.split('; ').filter(Boolean)) {
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
  };
  keep((await actor(first, name)).cookie);
  return {
    ask: async <T>(bff: Bff, document: string, variables: object = {}): Promise<T> => {
      const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
      const { data, errors, headers } = await bff.gql<T>(document, variables, {
        headers: { cookie },
        signal: AbortSignal.timeout(10_000),
      });
      if (!data || errors) throw new Error(JSON.stringify(errors));
      keep(cookieOf({ headers }));
      return data;
    },
  };
};

type Device = Awaited<ReturnType<typeof openDevice>>;

const walkAll = async (
  regions: readonly Region[],
  seed: number,
  runMs: number,
): Promise<Walked> => {
  const random = dice(seed);
  const end = Date.now() + runMs;
  const counts = { reads: 0, writes: 0, deaths: 0, deployments: 0, refused: 0 };
  const faults: string[] = [];
  // Longer where the machine is slow, until each thing happened.
  const isOver = (): boolean =>
    Date.now() >= end &&
    counts.reads > 50 &&
    counts.writes > 10 &&
    counts.deaths > 0 &&
    counts.deployments > 1;
  const anyVersion = (): { bff: Bff; at: number } => {
    const at = random.roll(REGIONS);
    return { bff: random.pick((regions[at] as Region).versions), at };
  };

  /** The newest step that a device was shown or wrote, against each step that it is shown. */
  const walk = async (name: ActorName, device: Device, isWriter: boolean): Promise<void> => {
    let steps = 0;
    let newest = 0;
    while (!isOver()) {
      const { bff, at } = anyVersion();
      try {
        if (isWriter && random.roll(4) === 0) {
          const step = ++steps;
          const changedAt = new Date().toISOString();
          const input = { ...PROFILE, occupation: `Step ${step}`, changedAt };
          const answer = await device.ask<{ updateCustomerProfile: { success: boolean } }>(
            bff,
            WRITE,
            { input },
          );
          if (!answer.updateCustomerProfile.success) throw new Error('It was refused.');
          newest = step;
          counts.writes++;
        } else {
          const { profileCustomer } = await device.ask<{
            profileCustomer: { occupation: string };
          }>(bff, READ);
          counts.reads++;
          const shown = stepIn(profileCustomer.occupation);
          if (shown < newest)
            faults.push(`${name} had ${newest}, then saw ${shown} in region ${at}`);
          newest = Math.max(newest, shown);
        }
      } catch {
        // The region is dead, or its version was ended: another one answers next time.
        counts.refused++;
      }
      await pause(stepAfter(random));
    }
  };

  const weather = async (): Promise<void> => {
    while (!isOver()) {
      await pause(400 + random.roll(800));
      const region = regions[random.roll(REGIONS)] as Region;
      const what = random.roll(3);
      if (what === 0) {
        counts.deaths++;
        await region.die(random.roll(600));
      } else if (what === 1) {
        counts.deployments++;
        await deploy(region);
      }
      region.lag(random);
    }
  };

  const [{ versions }] = regions as readonly [Region];
  const [bff] = versions as [Bff];
  // Each person writes on one device, and looks on another as well. A sign-in is no step: it is over before the
  // first region dies.
  const devices = await Promise.all(
    PEOPLE.flatMap((name) =>
      [true, false].map(async (isWriter) => ({
        name,
        isWriter,
        device: await openDevice(name, bff),
      })),
    ),
  );
  for (const region of regions) region.lag();
  const walks = devices.map(({ name, device, isWriter }) => walk(name, device, isWriter));
  await Promise.all([weather(), ...walks]);
  return { faults, counts };
};

/** People who are answered by the workers of several regions, while regions die and are deployed. */
export const walkAsPeople = async (seed: number, runMs: number): Promise<Walked> => {
  const folder = mkdtempSync(join(tmpdir(), 'alva-deployed-regions-'));
  const primary = await startSqld({
    from: process.env.TEST_SQLD_TEMPLATE ?? '',
    replication: true,
  });
  const regions: Region[] = [];
  try {
    for (let at = 0; at < REGIONS; at++) {
      const region = await openLaggingRegion(primary, join(folder, String(at)));
      const { url: primaryUrl } = primary;
      const versions = [await startVersion(region.replicaUrl, primaryUrl)];
      regions.push({ ...region, versions, primaryUrl });
    }
    return await walkAll(regions, seed, runMs);
  } finally {
    for (const region of regions) {
      for (const version of region.versions) await version.stop();
      await region.stop();
    }
    await primary.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
