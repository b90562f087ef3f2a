import { URGENCY_HEADER, type Urgency } from '#edge/contract/urgency.ts';
import { MAIN } from '#web/platform/graphql/endpoints.ts';
import { retryAfter } from '#web/platform/graphql/retry-after.ts';
import type { Transport } from '#web/platform/graphql/send.ts';
import type { Owner } from '#web/platform/offline/database.ts';
import type { OutboxItem } from './item.ts';
import type { AllowList } from './queueable.ts';
import type { Verdict } from './verdict.ts';

/** A request that hangs would hold up the queue in every tab. */
const PATIENCE_MS = 30_000;
/** Slower than this a network is not worth waiting for, bytes per millisecond. */
const SLOWEST = 10;
const LONGEST_PATIENCE_MS = 300_000;

/** How long a write may take: a file on a slow network takes its time. */
const patienceFor = ({ file, files }: Pick<OutboxItem, 'file' | 'files'>): number => {
  const bytes = [file, ...Object.values(files ?? {})].reduce(
    (sum, each) => sum + (each?.size ?? 0),
    0,
  );
  return Math.min(PATIENCE_MS + bytes / SLOWEST, LONGEST_PATIENCE_MS);
};

/**
 * Sends one item with the session of this very moment: the item holds none. The owner's id goes with
 * it, so the server refuses when somebody else is signed in; what a guest wrote stays a guest's.
 */
export const post = async (
  allowed: AllowList,
  owner: Owner,
  item: OutboxItem,
  signal: AbortSignal,
  onAnswer: (answer: Response) => void = () => {},
): Promise<Verdict> => {
  let waitMs: number | undefined;
  const rule = allowed[item.operation];
  if (rule === undefined) return { kind: 'refused', code: 'NO_LONGER_POSSIBLE' };
  const urgency: Urgency = rule.urgent ? 'now' : 'later';
  const transport: Transport = {
    ...MAIN,
    fetch: async (request) => {
      request.headers.set(URGENCY_HEADER, urgency);
      request.headers.set('idempotency-key', item.key);
      if (owner !== 'public') request.headers.set('x-expected-customer', owner);
      const answer = await MAIN.fetch(
        owner === 'public' ? new Request(request, { credentials: 'omit' }) : request,
      );
      waitMs = retryAfter(answer.headers, Date.now());
      onAnswer(answer);
      return answer;
    },
  };
  const either = AbortSignal.any([signal, AbortSignal.timeout(patienceFor(item))]);
  const verdict = await rule.send(transport, item.variables, either, item);
  return verdict.kind === 'later' && waitMs !== undefined ? { ...verdict, waitMs } : verdict;
};
