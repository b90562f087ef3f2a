import { REPLICA_RULE, ruleOf, TOLD_AGAIN_MS } from '#edge/contract/staff/status.ts';
import { DAY_MS, iso, MINUTE_MS, SECOND_MS } from '#edge/contract/time.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { sendDepths } from '#edge/platform/telemetry/depths.ts';
import { type AlertRow, forgetServed, saveAlert } from './measure.sql.ts';
import { type Judged, judge, type Measured, measure, rowOf } from './measure.ts';

/** Objectives look 30 days back. */
const SERVED_KEPT_MS = 40 * DAY_MS;
const PATIENCE_MS = 10 * SECOND_MS;

const READ = {
  ms: (value: number): string => `${Math.round(value / MINUTE_MS)} minutes`,
  count: (value: number): string => String(value),
  burn: (value: number): string => `${Math.round(value * 10) / 10} times`,
} as const;

const sentence = ({ rule, value, isFiring }: Judged, region: string): string => {
  const { threshold, unit } = ruleOf(rule);
  const now = value === null ? 'never' : READ[unit](value);
  return `ALVA ${region}: ${rule} ${isFiring ? 'is broken' : 'holds again'} (${now}; at most ${READ[unit](threshold)})`;
};

/** To operators: what a chat's webhook shows (`text`), and the same for programs. */
const tell = async (judged: Judged, since: number, { env, fetch, log }: Deps): Promise<void> => {
  const { rule, value, isFiring } = judged;
  const { threshold, unit } = ruleOf(rule);
  const text = sentence(judged, env.REGION);
  log[isFiring ? 'error' : 'info']('alert', { rule, isFiring, value, threshold });
  if (env.ALERT_URL === undefined) return;
  const answer = await fetch(env.ALERT_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      text,
      rule,
      state: isFiring ? 'firing' : 'resolved',
      value,
      threshold,
      unit,
      since: iso(since),
      region: env.REGION,
      version: env.VERSION,
    }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`Whoever takes alerts answered ${answer.status}.`);
};

const isDue = ({ isFiring }: Judged, row: AlertRow | undefined, now: number): boolean => {
  if (isFiring !== (row?.isFiring ?? false)) return true;
  return isFiring && now - (row?.toldAt ?? 0) >= TOLD_AGAIN_MS;
};

/** Tells operators of those rules that are due to be told of. */
const tellDue = async (
  rules: readonly Judged[],
  { at, alerts }: Measured,
  deps: Deps,
): Promise<void> => {
  const rows = new Map(alerts.map((row) => [row.rule, row]));
  for (const judged of rules) {
    const rule = rowOf(judged.rule, deps.env.REGION);
    const row = rows.get(rule);
    if (!isDue(judged, row, at)) continue;
    const { isFiring } = judged;
    const sinceAt = row?.isFiring === isFiring ? row.sinceAt : at;
    await tell(judged, sinceAt, deps);
    // Each by itself: one that operators cannot be told of again leaves the others told.
    await deps.db.write([saveAlert({ rule, isFiring: Number(isFiring), sinceAt, toldAt: at })]);
  }
};

const isOfReplica = ({ rule }: Judged): boolean => rule === REPLICA_RULE;

/** Looks at the rules, and tells operators of one that is broken or holds again. */
export const watch: JobKind = {
  kind: 'platform.watch',
  everyMs: MINUTE_MS,
  run: async (_, deps) => {
    const now = deps.clock();
    const measured = await measure(deps.db.readPrimary, now);
    await sendDepths(measured, deps);
    await tellDue(
      judge(measured).filter((judged) => !isOfReplica(judged)),
      measured,
      deps,
    );
    return [forgetServed({ before: now - SERVED_KEPT_MS })];
  },
};

/** The same for the replica of one region, where alone it can be looked at: other regions do not run this kind. */
export const watchReplica = (region: string): JobKind => ({
  kind: `platform.watch-replica.${region}`,
  everyMs: MINUTE_MS,
  run: async (_, deps) => {
    const measured = await measure(deps.db.readPrimary, deps.clock(), deps.db.read);
    await tellDue(judge(measured).filter(isOfReplica), measured, deps);
    return [];
  },
});
