import { createHash } from 'node:crypto';
import {
  type COMPANY_STATUSES,
  DOCUMENTS_WITHIN_MS,
} from '#edge/contract/financing/application.ts';
import { financingJobs } from '#edge/domains/orders/financing/jobs.ts';
import { receiveDecision } from '#edge/domains/orders/financing/notification.ts';
import { signBody } from '#edge/domains/orders/financing/signature.ts';
import { localKey, localSecret } from '#edge/financing-sandbox/companies.ts';
import type { Step } from './order-desk-steps.ts';
import { papersHandedIn } from './papers-handed-in.ts';

/** The one company that decides by its own system; staff decide for every other one. */
export const BY_COMPANY = 'CASHBAC_EASYPAY';

/** For `FINANCING_COMPANIES`. */
export const ONE_COMPANY = JSON.stringify([
  {
    provider: BY_COMPANY,
    url: 'http://financing.test',
    key: localKey(BY_COMPANY),
    secret: localSecret(BY_COMPANY),
  },
]);

const CONTRACT = 'The signed contract.';

/** A decision arrives, signed by the company of the order's application. */
const word =
  (status: (typeof COMPANY_STATUSES)[number]): Step =>
  async ({ deps }, { order, application }) => {
    if (application?.route !== 'API') return;
    const { id, provider } = application;
    await papersHandedIn(deps.db, order.id);
    const at = new Date(deps.clock()).toISOString();
    const sha256 = createHash('sha256').update(CONTRACT).digest('hex');
    const body = JSON.stringify({
      reference: id,
      id: `${provider}-1`,
      status,
      at,
      reason: status.endsWith('rejected') ? 'Too little income' : null,
      contract:
        status === 'contract_signed' ? { reference: 'CE-000001', signed_at: at, sha256 } : null,
    });
    const request = new Request(`http://site.test/${provider}`, {
      method: 'POST',
      headers: {
        'financing-signature': await signBody(body, localSecret(provider), deps.clock()),
      },
      body,
    });
    return receiveDecision(provider.toLowerCase(), request, {
      ...deps,
      fetch: async () => new Response(CONTRACT),
    });
  };

/** What a financing company says, and the end of an application whose papers stay away. */
export const COMPANY_STEPS: Readonly<Record<string, Step>> = {
  companyApproves: word('approved'),
  companyRejects: word('rejected'),
  companySigns: word('contract_signed'),
  companyRefusesContract: word('contract_rejected'),
  endDocuments: async (shop) => {
    shop.wait(DOCUMENTS_WITHIN_MS + 1);
    const job = financingJobs.find(({ kind }) => kind === 'orders.end-documents');
    if (job === undefined) throw new Error('no job ends applications without papers');
    return job.run({ id: job.kind, payload: null, attempts: 1 }, shop.deps);
  },
};
