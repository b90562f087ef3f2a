import { isAssertionFailure } from '#db/assertion.ts';
import { DOCUMENTS_WITHIN_MS } from '#edge/contract/financing/application.ts';
import { moveFor } from '#edge/contract/orders/standing.ts';
import { HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { loadOrder } from '#edge/domains/orders/load.ts';
import { moveOrder } from '#edge/domains/orders/move.ts';
import { createCipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { cipherKeys } from '#edge/platform/keys.ts';
import { dueApplications, withoutDocuments } from './application.sql.ts';
import { financingCompanies } from './config.ts';
import { type PursuingDeps, pursueApplication } from './pursue.ts';

/** Each costs a question or ten to its company, and a run has a minute. */
const MOST_AT_ONCE = 10;

/** One that fails is logged and left to the next run. */
const eachOf = async (
  ids: readonly string[],
  { log }: Pick<Deps, 'log'>,
  work: (id: string) => Promise<void>,
): Promise<readonly []> => {
  for (const id of ids) {
    try {
      await work(id);
    } catch (error) {
      log.error('financing.job-failed', { id, reason: String(error) });
    }
  }
  return [];
};

/** Applications that wait for a word with their company. */
export const pursueDue = async (deps: PursuingDeps): Promise<readonly []> => {
  const [due] = await deps.db.readPrimary([
    dueApplications({ now: deps.clock(), limit: MOST_AT_ONCE }),
  ]);
  return eachOf(due, deps, (id) => pursueApplication(id, deps));
};

/** An order whose papers stay away goes back to its customer: another company, another way, or its end. */
export const endDocuments = async (id: string, deps: Deps): Promise<void> => {
  const loaded = await loadOrder(id, deps.db);
  const move = loaded && moveFor('orders.end-documents', loaded.order, 'clock');
  if (loaded === undefined || move === undefined) return;
  const doing = { actor: 'clock', actorId: null, now: deps.clock(), ids: deps.ids } as const;
  try {
    await deps.db.write(moveOrder(loaded.order, move, doing));
  } catch (error) {
    // The papers came, or the order went on.
    if (!isAssertionFailure(error)) throw error;
  }
};

export const financingJobs: readonly JobKind[] = [
  {
    kind: 'orders.financing',
    everyMs: MINUTE_MS,
    run: async (_, deps) =>
      financingCompanies(deps.env).length === 0
        ? []
        : pursueDue({ ...deps, cipher: createCipher(cipherKeys(deps.env)) }),
  },
  {
    kind: 'orders.end-documents',
    everyMs: HOUR_MS,
    run: async (_, deps) => {
      const before = deps.clock() - DOCUMENTS_WITHIN_MS;
      const [late] = await deps.db.readPrimary([withoutDocuments({ before, limit: 100 })]);
      return eachOf(late, deps, (id) => endDocuments(id, deps));
    },
  },
];
