import { MINUTE_MS } from '#edge/contract/time.ts';
import { DeployFault } from './fault.ts';
import { judgeAnswers } from './judge.ts';
import type { Platform, Share } from './platform.ts';
import type { Served, VisitorsOf } from './visitors.ts';

export interface RolloutPlan {
  /** Names the source of the version, e.g. a commit. */
  readonly tag: string;
  /** Percentages of the traffic on the way from none to all. */
  readonly steps: readonly number[];
  /** How long a version is watched at each step, in ms. */
  readonly soakMs: number;
  /** Leave the version without traffic, for a look at it. */
  readonly preview?: boolean;
  /** Of pages: what the new version's and the serving one's name where they report a failed script. */
  readonly builds?: { readonly next: string; readonly before: string };
}

export interface RolloutParts {
  readonly platform: Platform;
  /** Asks that version whether it serves. @throws DeployFault naming what it does not do */
  readonly check: (version: string) => Promise<void>;
  /** @throws once the operator wants it to end */
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
  readonly say: (line: string) => void;
  /** What visitors get of both versions; without it a version is judged by `check` alone. */
  readonly visitors?: VisitorsOf | undefined;
}

/** How long a step waits for enough visitors. */
const LONGEST_HOLD_MS = 30 * MINUTE_MS;
const BETWEEN_QUESTIONS_MS = 30_000;
const BETWEEN_CHECKS_MS = 5_000;

/** An interrupted rollout left two versions: the one with more traffic is the one to keep. */
const mainVersion = (shares: readonly Share[]): string | undefined =>
  shares.toSorted((a, b) => b.percentage - a.percentage)[0]?.version;

/** @param ask looks at the version after each wait */
const watch = async (
  version: string,
  forMs: number,
  { check, now, wait }: RolloutParts,
  ask: () => Promise<void> = async () => {},
): Promise<void> => {
  const end = now() + forMs;
  await check(version);
  while (now() < end) {
    await wait(Math.min(BETWEEN_CHECKS_MS, end - now()));
    await check(version);
    if (now() < end) await ask();
  }
};

/** The new version, and the one beside it. */
interface Pair {
  readonly next: Served;
  readonly before: Served;
}

/** @throws DeployFault where visitors are served worse by the new version */
const ask = async (
  { next, before }: Pair,
  since: number,
  visitors: VisitorsOf,
  now: () => number,
): Promise<string | undefined> => {
  // Of no time at all there are no answers, and Analytics Engine counts whole seconds.
  const seconds = Math.max(1, (now() - since) / 1_000);
  const answers = await visitors([next, before], seconds);
  const verdict = judgeAnswers(answers.get(next.version), answers.get(before.version));
  if (verdict.kind === 'back') throw new DeployFault(`Visitors are served worse: ${verdict.why}.`);
  return verdict.kind === 'hold' ? verdict.why : undefined;
};

/** Figures that cannot be had now are looked for again; only when the time is over do they have to be there. */
const unlessAway =
  (visitors: VisitorsOf): VisitorsOf =>
  (...question) =>
    visitors(...question).catch(() => new Map());

/**
 * Whether visitors are served by the new version as well as by the one beside it. Too few of them hold the step;
 * a step that is held too long is given up.
 */
const askVisitors = async (pair: Pair, since: number, parts: RolloutParts): Promise<void> => {
  const { visitors, check, now, wait, say } = parts;
  if (visitors === undefined) return;
  const end = now() + LONGEST_HOLD_MS;
  for (;;) {
    const why = await ask(pair, since, visitors, now);
    if (why === undefined) return;
    if (now() >= end) throw new DeployFault(`Held for half an hour: ${why}.`);
    say(`Held: ${why}.`);
    await wait(BETWEEN_QUESTIONS_MS);
    await check(pair.next.version);
  }
};

const firstDeployment = async (parts: RolloutParts, tag: string): Promise<string> => {
  parts.say('There is no worker yet: this is its first deployment.');
  const version = await parts.platform.deployFirst(tag);
  await parts.check(version);
  parts.say(`${version} takes all traffic.`);
  return version;
};

const sendBack = async (
  { platform, say }: RolloutParts,
  version: string,
  tag: string,
  why: unknown,
): Promise<void> => {
  try {
    await platform.split([{ version, percentage: 100 }], `${tag}: taken back`);
  } catch (error) {
    throw new DeployFault(
      `${String(why)}\nAnd the traffic could not be sent back: ${String(error)}\nTry --rollback.`,
    );
  }
  say(`${version} takes all traffic again.`);
};

/**
 * Brings one more version to a region: reachable by name alone, checked; a part of the traffic, watched;
 * all of it. Whatever fails on the way sends all traffic back to the version before.
 * @returns the id of the version
 * @throws DeployFault after traffic went back
 */
export const rollOut = async (parts: RolloutParts, plan: RolloutPlan): Promise<string> => {
  const { platform, say } = parts;
  const before = mainVersion((await platform.deployments())[0] ?? []);
  if (before === undefined) return firstDeployment(parts, plan.tag);

  const version = await platform.upload(plan.tag);
  say(`${version} uploaded (${plan.tag}); ${before} serves.`);
  const give = async (percentage: number): Promise<void> => {
    const shares = [
      { version, percentage },
      { version: before, percentage: 100 - percentage },
    ];
    await platform.split(
      shares.filter((share) => share.version === version || share.percentage > 0),
      `${plan.tag}: ${percentage} %`,
    );
    say(`${version} takes ${percentage} % of the traffic.`);
  };

  const pair: Pair = {
    next: { version, build: plan.builds?.next },
    before: { version: before, build: plan.builds?.before },
  };
  try {
    await give(0);
    await watch(version, 0, parts);
    if (plan.preview) return version;
    for (const percentage of plan.steps) {
      await give(percentage);
      const since = parts.now();
      // A version that is worse goes back at once, not when its time is over.
      await watch(version, plan.soakMs, parts, async () => {
        if (parts.visitors) await ask(pair, since, unlessAway(parts.visitors), parts.now);
      });
      await askVisitors(pair, since, parts);
    }
    await give(100);
    await watch(version, 0, parts);
    await platform.applyTriggers();
    return version;
  } catch (error) {
    say('That failed. Sending all traffic back …');
    await sendBack(parts, before, plan.tag, error);
    throw error;
  }
};

/**
 * All traffic back to the version that had all of it before; of a rollout that was cut off, the one it
 * began with. The store stays as it is: an older version runs on it, but for one from before a `--contract`.
 * @throws DeployFault when there is none among the deployments the platform still tells
 */
export const rollBack = async (parts: RolloutParts): Promise<string> => {
  const { platform, check, say } = parts;
  const deployments = await platform.deployments();
  const whole = deployments
    .filter((shares) => shares.length === 1)
    .map(([share]) => share?.version);
  const now = deployments[0]?.length === 1 ? whole[0] : undefined;
  const version = whole.find((each) => each !== now);
  if (version === undefined) throw new DeployFault('There is no earlier version to go back to.');
  await platform.split([{ version, percentage: 100 }], 'rolled back');
  say(`${version} takes all traffic again.`);
  await check(version);
  return version;
};
