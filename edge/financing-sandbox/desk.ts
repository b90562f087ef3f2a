import { createHash } from 'node:crypto';
import { signBody } from '#edge/domains/orders/financing/signature.ts';
import type { FinancingBooks } from './books.ts';
import { localSecret } from './companies.ts';
import { contractFile } from './contract-file.ts';
import type { Application } from './model.ts';

/** How an application stands, as the README documents it. */
export const wordOf = (application: Application, origin: string): object => ({
  reference: application.reference,
  id: application.id,
  status: application.status,
  at: new Date(application.at).toISOString(),
  reason: application.reason ?? null,
  sign_url: application.paidAt === undefined ? null : `${origin}/sign/${application.id}`,
  contract:
    application.contract === undefined
      ? null
      : {
          reference: application.contract.reference,
          signed_at: new Date(application.contract.signedAt).toISOString(),
          sha256: application.contract.sha256,
        },
});

/** What people at a company do with an application. */
export interface FinancingDesk {
  approve(application: Application): boolean;
  reject(application: Application, reason: string): boolean;
  sign(application: Application): Promise<boolean>;
  refuseContract(application: Application, reason: string): boolean;
  /** Everything is there. */
  submit(application: Application): void;
  /** Sends the last word again. */
  resend(application: Application): void;
  /** Resolves when nothing is on its way. */
  idle(): Promise<void>;
  stop(): void;
}

interface DeskOptions {
  readonly store: FinancingBooks;
  readonly fetch: typeof fetch;
  readonly clock: () => number;
  readonly origin: () => string;
}

const TRIES = 6;
const WAIT_MS = 200;
const TOLD = ['approved', 'rejected', 'contract_signed', 'contract_rejected'];

export const openDesk = ({ store, fetch, clock, origin }: DeskOptions): FinancingDesk => {
  const { books } = store;
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<unknown>>();
  let stopped = false;

  const later = (ms: number, work: () => Promise<void> | void): void => {
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const running = Promise.resolve(work()).finally(() => underWay.delete(running));
      underWay.add(running);
    }, ms);
    timers.add(timer);
  };

  const post = async (application: Application, body: string): Promise<boolean> => {
    try {
      const answer = await fetch(application.callbackUrl, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json',
          'financing-signature': await signBody(body, localSecret(application.provider), clock()),
        },
        body,
      });
      await answer.arrayBuffer();
      return answer.status < 500;
    } catch {
      return false;
    }
  };

  const deliver = async (application: Application, body: string, tries = 1): Promise<void> => {
    const done = await post(application, body);
    if (!done && tries < TRIES)
      later(WAIT_MS * 2 ** tries, () => deliver(application, body, tries + 1));
  };

  const tell = (application: Application): void => {
    const { silent, copies } = books.behaviour;
    if (silent || !TOLD.includes(application.status)) return;
    const body = JSON.stringify(wordOf(application, origin()));
    for (let copy = 0; copy < copies; copy++) later(0, () => deliver(application, body));
  };

  const become = (application: Application, status: Application['status'], reason?: string) => {
    application.status = status;
    application.at = clock();
    if (reason !== undefined) application.reason = reason;
    store.save();
    tell(application);
    return true;
  };

  const isWaiting = ({ status, submittedAt }: Application): boolean =>
    status === 'received' && submittedAt !== undefined;
  const canSign = ({ status, paidAt }: Application): boolean =>
    status === 'approved' && paidAt !== undefined;

  const approve = (application: Application): boolean =>
    isWaiting(application) && become(application, 'approved');
  const reject = (application: Application, reason: string): boolean =>
    isWaiting(application) && become(application, 'rejected', reason);

  return {
    approve,
    reject,
    sign: async (application) => {
      if (!canSign(application)) return false;
      const reference = `${application.provider}-${String(books.next++).padStart(6, '0')}`;
      const signedAt = clock();
      const file = await contractFile(application, reference, new Date(signedAt).toISOString());
      // Somebody pressed twice while the file was made.
      if (!canSign(application)) return false;
      application.file = file.toString('base64');
      const sha256 = createHash('sha256').update(file).digest('hex');
      application.contract = { reference, signedAt, sha256 };
      return become(application, 'contract_signed');
    },
    refuseContract: (application, reason) =>
      canSign(application) && become(application, 'contract_rejected', reason),
    submit: (application) => {
      if (application.submittedAt !== undefined) return;
      application.submittedAt = clock();
      store.save();
      const { verdict, decideMs } = books.behaviour;
      if (verdict === 'by-hand') return;
      later(decideMs, () => {
        if (verdict === 'approve') approve(application);
        else reject(application, 'Penghasilan belum cukup untuk cicilan ini.');
      });
    },
    resend: tell,
    idle: async () => {
      while (timers.size + underWay.size > 0 && !stopped)
        await new Promise((resolve) => setTimeout(resolve, 5));
    },
    stop: () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
};
