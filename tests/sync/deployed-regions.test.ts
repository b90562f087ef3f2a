import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sqld, startSqld } from '#db/sqld.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { type ActorName, actor, cookieOf } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { dice } from '#tests/support/random.ts';
import { type LaggingRegion, LONGEST_LAG_MS, openLaggingRegion, pause } from './lagging-region.ts';

const IS_FULL = process.env.TEST_FULL === '1';
/** An hour, or a few seconds; longer where the machine is slow, until each thing happened. */
const RUN_MS = IS_FULL ? HOUR_MS : 8_000;
const REGIONS = 2;
const PEOPLE = ['owner', 'owner2', 'guestRider', 'affiliate'] as const satisfies ActorName[];
/** Of a deployment: how long both versions answer. */
const BOTH_MS = 600;
const SEED = Number(process.env.TEST_SEED_FROM ?? 25);

const READ = '{ profileCustomer { occupation } }';
const WRITE =
  'mutation ($input: UpdateProfileInput!) { updateCustomerProfile(input: $input) { success } }';
const PROFILE = { name: 'Ayu', birthDate: '1991-04-12', gender: 'FEMALE', selectedLanguage: 'en' };
const stepIn = (occupation: string | undefined): number =>
  Number(/^Step (\d+)$/.exec(occupation ?? '')?.[1] ?? 0);

interface Region extends LaggingRegion {
  /** The versions that answer visitors: both of them during a deployment. */
  readonly versions: Bff[];
}

/** The worker in its own runtime: what an isolate remembers begins anew with each. */
const startVersion = ({ replicaUrl }: LaggingRegion): Promise<Bff> =>
  startBff({
    DATABASE_URL: replicaUrl,
    DATABASE_PRIMARY_URL: primary.url,
    // All of them come from one address, for an hour.
    FLOOD_LIMIT: '60000',
  });

const deploy = async (region: Region): Promise<void> => {
  region.versions.push(await startVersion(region));
  await pause(BOTH_MS);
  await region.versions.shift()?.stop();
};

let folder: string;
let primary: Sqld;
const regions: Region[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alva-deployed-regions-'));
  primary = await startSqld({ from: process.env.TEST_SQLD_TEMPLATE ?? '', replication: true });
  for (let at = 0; at < REGIONS; at++) {
    const region = await openLaggingRegion(primary, join(folder, String(at)));
    regions.push({ ...region, versions: [await startVersion(region)] });
  }
});
afterAll(async () => {
  for (const region of regions) {
    for (const version of region.versions) await version.stop();
    await region.stop();
  }
  await primary.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A phone or a browser: keeps the cookies of each answer. */
const openDevice = async (name: ActorName) => {
  const jar = new Map<string, string>();
  const keep = (cookies: string): void => {
    for (const pair of cookies.split('; ').filter(Boolean)) {
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
  };
  keep((await actor(regions[0]?.versions[0] as Bff, name)).cookie);
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

describe('people who are answered by the workers of several regions', () => {
  it(`read what they wrote, and never less than before, behind up to ${LONGEST_LAG_MS / 1_000} s of lag while regions die and are deployed (seed ${SEED})`, {
    timeout: RUN_MS + 180_000,
  }, async () => {
    const random = dice(SEED);
    const end = Date.now() + RUN_MS;
    const counts = { reads: 0, writes: 0, deaths: 0, deployments: 0, refused: 0 };
    const faults: string[] = [];
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
    const walk = async (name: ActorName, isWriter: boolean): Promise<void> => {
      const device = await openDevice(name);
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
        await pause(random.roll(60));
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

    for (const region of regions) region.lag();
    // Each person writes on one device, and looks on another as well.
    const walks = PEOPLE.flatMap((name) => [walk(name, true), walk(name, false)]);
    await Promise.all([weather(), ...walks]);
    expect(faults).toEqual([]);
    expect(counts.refused).toBeLessThan(counts.reads);
  });
});
