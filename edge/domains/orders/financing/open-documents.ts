import { FINANCING_DOCUMENTS } from '#edge/contract/financing/documents.ts';
import { DESK_LIMITS } from '#edge/contract/orders/desk.ts';
import { fileUrl } from '#edge/contract/uploads.ts';
import { type Acting, doingAs, NOT_FOUND } from '#edge/domains/orders/act.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import { loadOrder } from '#edge/domains/orders/load.ts';
import { entryOf } from '#edge/domains/orders/move.ts';
import { countReveal } from '#edge/domains/orders/open-owner.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { UploadRow } from '#edge/platform/files/upload.sql.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { type DocumentRow, hasOpenedDocuments } from './application.sql.ts';

export interface OpenedDocument {
  readonly kind: DocumentRow['kind'];
  readonly url: string;
}

/** The papers of an order’s application, for one of the staff; written down before they are shown. */
export const openDocuments = async (
  staffId: string,
  { id, reason }: { readonly id: string; readonly reason: string },
  deps: Acting,
): Promise<Result<readonly OpenedDocument[], OrderError>> => {
  await countReveal(deps, staffId);
  const loaded = await loadOrder(id, deps.db);
  if (loaded === undefined || loaded.documents.length === 0) return err(NOT_FOUND);
  await deps.db.write([
    entryOf(
      loaded.order,
      { kind: 'ORDER_DOCUMENTS_READ', note: reason },
      doingAs('staff', staffId, deps),
    ),
  ]);
  // As the form asks for them, whatever was uploaded first; also those that it has stopped asking for.
  const inOrder = FINANCING_DOCUMENTS.flatMap((kind) =>
    loaded.documents.filter((each) => each.kind === kind),
  );
  return ok(inOrder.map(({ kind, uploadId }) => ({ kind, url: fileUrl(uploadId) })));
};

/** A paper opens for whoever has just opened the papers of its order. */
export const mayReadDocument = async (
  { purpose, attachedTo }: Pick<UploadRow, 'purpose' | 'attachedTo'>,
  staffId: string,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Promise<boolean> => {
  if (purpose !== 'FINANCING' || attachedTo === null) return false;
  const since = clock() - DESK_LIMITS.pictureMs;
  const [opened] = await db.readPrimary([
    hasOpenedDocuments({ documentId: attachedTo, staffId, since }),
  ]);
  return opened;
};
