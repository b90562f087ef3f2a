import * as v from 'valibot';
import { addDocumentInput, submitApplicationInput } from '#edge/contract/financing/application.ts';
import { documentsFor } from '#edge/contract/financing/documents.ts';
import { type Acting, act, doingAs, NOT_FOUND } from '#edge/domains/orders/act.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import { type Loaded, primaryReader } from '#edge/domains/orders/load.ts';
import { changeOrder, entryOf } from '#edge/domains/orders/move.ts';
import { inputFaults } from '#edge/domains/orders/place-order.ts';
import { attachUpload, isFree, removeUploads } from '#edge/platform/files/upload.sql.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { type ApplicationRow, putDocument, submitApplication } from './application.sql.ts';
import { currentApplication, stepOfApplication } from './view.ts';

/** The application that still takes papers of this customer. */
const open = (loaded: Loaded, customerId: string): Result<ApplicationRow, OrderError> => {
  const { order } = loaded;
  if (order.customerId !== customerId) return err(NOT_FOUND);
  const application = currentApplication(loaded);
  if (application === null || stepOfApplication(order, application) !== 'DOCUMENTS')
    return err({ code: 'ORDER_STATE_TRANSITION', fromState: order.state, reason: 'documents' });
  return ok(application);
};

/** One paper; another picture of the same paper takes its place. A repeat is a success. */
export const addDocument = async (
  customerId: string,
  raw: unknown,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const parsed = v.safeParse(addDocumentInput, raw);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { orderId, document: kind, upload } = parsed.output;
  const read = primaryReader(deps.db);
  return act(orderId, deps, async (loaded) => {
    const before = loaded.documents.find((each) => each.kind === kind);
    if (loaded.order.customerId === customerId && before?.uploadId === upload) return ok([]);
    const application = open(loaded, customerId);
    if (!application.ok) return application;
    const id = before?.id ?? deps.ids('fdc');
    const file = { id: upload, customerId, purpose: 'FINANCING', to: id } as const;
    if (!(await read(isFree(file)))) return err({ code: 'ORDER_UPLOAD_UNKNOWN' });
    const now = deps.clock();
    return ok([
      ...changeOrder(loaded.order, {}, now),
      ...(before === undefined
        ? []
        : [removeUploads({ attachedTo: id, only: before.uploadId, now })]),
      ...attachUpload({ ...file, isPublic: false }),
      putDocument({ id, orderId, kind, uploadId: upload, addedAt: now }),
    ]);
  });
};

/** Hands the application in, with every paper its company asks for. A repeat is a success. */
export const submitDocuments = async (
  customerId: string,
  raw: unknown,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const parsed = v.safeParse(submitApplicationInput, raw);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { orderId, isMarried, work } = parsed.output;
  return act(orderId, deps, (loaded) => {
    const current = currentApplication(loaded);
    if (loaded.order.customerId === customerId && current?.submittedAt != null) return ok([]);
    const application = open(loaded, customerId);
    if (!application.ok) return application;
    const { id, provider } = application.value;
    const missing = documentsFor(provider, { isMarried, work }).filter(
      (kind) => !loaded.documents.some((each) => each.kind === kind),
    );
    if (missing.length > 0)
      return err({
        code: 'ORDER_INVALID',
        faults: missing.map((kind) => ({ field: `documents.${kind}`, key: 'required' })),
      });
    const doing = doingAs('customer', customerId, deps);
    return ok([
      ...changeOrder(loaded.order, {}, doing.now),
      ...submitApplication(id, { isMarried, work }, doing.now),
      entryOf(loaded.order, { kind: 'ORDER_MODIFIED', note: 'DOCUMENTS' }, doing),
    ]);
  });
};
