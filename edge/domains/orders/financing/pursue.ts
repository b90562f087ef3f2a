import { documentsFor } from '#edge/contract/financing/documents.ts';
import { HOUR_MS, iso, MINUTE_MS } from '#edge/contract/time.ts';
import { type Loaded, loadOrder, primaryReader } from '#edge/domains/orders/load.ts';
import { entryOf } from '#edge/domains/orders/move.ts';
import { isReversible } from '#edge/domains/orders/staff/staff-move.ts';
import type { Cipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { openFile } from '#edge/platform/files/sealed.ts';
import { uploadById } from '#edge/platform/files/upload.sql.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { applicationBody } from './applicant.ts';
import {
  type ApplicationRow,
  applicationById,
  changeApplication,
  isBeforeOpen,
} from './application.sql.ts';
import { hear } from './apply.ts';
import {
  type CompanyDeps,
  type CompanyFault,
  cancelAt,
  createAt,
  sendDocumentTo,
  statusAt,
  submitTo,
  tellPaid,
} from './company.ts';
import { companyOf } from './config.ts';
import { currentApplication, stepOfApplication } from './view.ts';

export type PursuingDeps = Deps & { readonly cipher: Cipher };

/** A company tells by webhook; after so long it is our turn to ask. */
const SILENCE_MS = 10 * MINUTE_MS;

type Done = Result<null, CompanyFault>;

/** What time alone does not mend. */
const forGood = (reason: string): Done => err({ retriable: false, reason });

const again = async (
  { id, tries }: ApplicationRow,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Promise<void> => {
  const now = clock();
  const wait = Math.min(HOUR_MS, MINUTE_MS * 2 ** Math.min(tries, 6));
  await db.write(changeApplication(id, { tries: tries + 1, nextTryAt: now + wait }, now));
};

/** No further try: staff see the order among those that need a person, and why in its history. */
const stop = async (
  { id, orderId }: ApplicationRow,
  fault: string,
  { db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>,
): Promise<void> => {
  const loaded = await loadOrder(orderId, db);
  const doing = { actor: 'clock', actorId: null, now: clock(), ids } as const;
  await db.write([
    ...changeApplication(id, { fault }, doing.now),
    ...(loaded === undefined
      ? []
      : [entryOf(loaded.order, { kind: 'ORDER_NOTE', note: fault }, doing)]),
  ]);
};

const note = (
  { id }: ApplicationRow,
  columns: Parameters<typeof changeApplication>[1],
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Promise<unknown> => {
  const now = clock();
  const next = { nextTryAt: now + SILENCE_MS, tries: 0, ...columns };
  return db.write(changeApplication(id, next, now));
};

/** Application and papers; what was cut off begins anew, and the company has it once. */
const send = async (
  loaded: Loaded,
  application: ApplicationRow,
  company: CompanyDeps,
  deps: PursuingDeps,
): Promise<Done> => {
  const { id, provider, isMarried, work } = application;
  if (isMarried === null || work === null) return forGood('not handed in');
  const made = await createAt(company, await applicationBody(application, deps, loaded.order));
  if (!made.ok) return made;
  const read = primaryReader(deps.db);
  for (const kind of documentsFor(provider, { isMarried, work })) {
    const row = loaded.documents.find((each) => each.kind === kind);
    const [file] = row === undefined ? [] : await read(uploadById({ id: row.uploadId }));
    const stored = file === undefined ? undefined : await deps.files.get(file.objectKey);
    if (file === undefined || stored === undefined) return forGood(`${kind} is gone`);
    const bytes = await openFile(deps.cipher, file.id, stored);
    const sent = await sendDocumentTo(company, id, kind, { bytes, type: file.type });
    if (!sent.ok) return sent;
  }
  const submitted = await submitTo(company, id);
  if (!submitted.ok) return submitted;
  await note(application, { sentAt: deps.clock(), reference: made.value.id }, deps);
  return ok(null);
};

/** The company learns that the money is there, and where the contract is signed comes back. */
const passOnPayment = async (
  { order, attempts }: Loaded,
  application: ApplicationRow,
  company: CompanyDeps,
  deps: PursuingDeps,
): Promise<Done> => {
  const paidAt = Math.max(0, ...attempts.map(({ settledAt }) => settledAt ?? 0));
  const amount = order.installment?.downPayment ?? 0;
  const answer = await tellPaid(company, application.id, amount, iso(paidAt));
  if (!answer.ok) return answer;
  await note(application, { paidToldAt: deps.clock(), signUrl: answer.value.sign_url }, deps);
  return ok(null);
};

const ask = async (
  application: ApplicationRow,
  company: CompanyDeps,
  deps: PursuingDeps,
): Promise<Done> => {
  const word = await statusAt(company, application.id);
  if (!word.ok) return word;
  const heard = await hear({ application, word: word.value, via: 'STATUS' }, deps);
  if (!heard.ok)
    return err('code' in heard.error ? { retriable: true, reason: heard.error.code } : heard.error);
  await note(application, {}, deps);
  return ok(null);
};

const end = async (
  application: ApplicationRow,
  company: CompanyDeps,
  deps: PursuingDeps,
): Promise<Done> => {
  // What was never handed in the company has never heard of.
  if (application.submittedAt !== null) {
    const answer = await cancelAt(company, application.id);
    if (!answer.ok && answer.error.reason !== 'HTTP 404') return answer;
  }
  await note(application, { endToldAt: deps.clock() }, deps);
  return ok(null);
};

const next = async (
  application: ApplicationRow,
  company: CompanyDeps,
  deps: PursuingDeps,
): Promise<Done> => {
  const loaded = await loadOrder(application.orderId, deps.db);
  if (loaded === undefined) return ok(null);
  const isCurrent = currentApplication(loaded)?.id === application.id;
  const step = isCurrent ? stepOfApplication(loaded.order, application) : 'ENDED';
  switch (step) {
    case 'ENDED':
    case 'REJECTED':
      return end(application, company, deps);
    case 'SENDING':
      // Two requests for one motorcycle are two debts to whoever grants both.
      if (await primaryReader(deps.db)(isBeforeOpen({ id: application.id })))
        return err({ retriable: true, reason: 'the request before it is not taken back yet' });
      return send(loaded, application, company, deps);
    case 'CONTRACT':
      // What a bank may still take back is not passed on.
      if (isReversible(loaded, deps.clock())) return err({ retriable: true, reason: 'reversible' });
      return application.paidToldAt === null
        ? passOnPayment(loaded, application, company, deps)
        : ask(application, company, deps);
    case 'DECIDING':
      return ask(application, company, deps);
    default:
      await note(application, {}, deps);
      return ok(null);
  }
};

/**
 * Does what is due between an application and its company: hands it in, asks after a silence, passes
 * on that the down payment is here, and takes it back when its order went on without it. May be
 * repeated at any point: each part is found by our reference, and is done once. What no repeat mends is
 * left to a person.
 */
export const pursueApplication = async (id: string, deps: PursuingDeps): Promise<void> => {
  const [application] = await primaryReader(deps.db)(applicationById({ id }));
  if (application === undefined || application.route !== 'API') return;
  if (application.endToldAt !== null) return;
  const company = companyOf(deps.env, application.provider);
  const done: Done =
    company === undefined
      ? forGood('the company is not configured any more')
      : await next(application, { company, fetch: deps.fetch }, deps);
  if (done.ok) return;
  const { retriable, reason } = done.error;
  if (retriable) {
    deps.log.warn('financing.try-again', { id, reason });
    await again(application, deps);
    return;
  }
  deps.log.error('financing.stuck', { id, reason });
  await stop(application, reason, deps);
};
