import { MAIN } from '../../graphql/endpoints.ts';
import type { Transport } from '../../graphql/send.ts';
import type { Owner } from '../database.ts';
import type { OutboxItem } from './item.ts';
import type { AllowList } from './queueable.ts';
import type { Verdict } from './verdict.ts';

/** A request that hangs would hold up the queue in every tab. */
const PATIENCE_MS = 30_000;
/** A file on a slow network takes its time. */
const FILE_PATIENCE_MS = 300_000;

/**
 * Sends one item with the session of this very moment: the item holds none. The owner's id goes with
 * it, so the server refuses when somebody else is signed in; what a guest wrote stays a guest's.
 */
export const post = (
  allowed: AllowList,
  owner: Owner,
  item: OutboxItem,
  signal: AbortSignal,
  onAnswer: (answer: Response) => void = () => {},
): Promise<Verdict> => {
  const transport: Transport = {
    ...MAIN,
    fetch: async (request) => {
      request.headers.set('idempotency-key', item.key);
      if (owner !== 'public') request.headers.set('x-expected-customer', owner);
      const answer = await MAIN.fetch(
        owner === 'public' ? new Request(request, { credentials: 'omit' }) : request,
      );
      onAnswer(answer);
      return answer;
    },
  };
  const rule = allowed[item.operation];
  if (rule === undefined)
    return Promise.resolve({ kind: 'refused', code: 'NO_LONGER_POSSIBLE' } as const);
  const patience = item.file || item.files ? FILE_PATIENCE_MS : PATIENCE_MS;
  const either = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  return rule.send(transport, item.variables, either, item);
};
