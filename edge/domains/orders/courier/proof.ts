import { DESK_LIMITS } from '#edge/contract/orders/desk.ts';
import { fileUrl } from '#edge/contract/uploads.ts';
import { type Acting, doingAs, NOT_FOUND } from '#edge/domains/orders/act.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import { loadOrder } from '#edge/domains/orders/load.ts';
import { entryOf } from '#edge/domains/orders/move.ts';
import { countReveal } from '#edge/domains/orders/open-owner.ts';
import type { Cipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { UploadRow } from '#edge/platform/files/upload.sql.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { hasOpenedProof, type ProofRow, proofOfOrder } from './link.sql.ts';

/** What a courier wrote opens in the row of its hand-over only. */
export const sealedInProof = (id: string, column: 'received-by' | 'signature'): string =>
  `delivery_proof/${id}/${column}`;

/** What a courier brought back, in full. */
export interface OpenedProof {
  readonly receivedBy: string;
  /** `signaturePaths` draws it. */
  readonly signature: string;
  readonly photoUrl: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly accuracyM: number | null;
  readonly takenAt: number | null;
  readonly receivedAt: number;
}

export const openedProof = async (
  { id, receivedBySealed, signatureSealed, photo, ...facts }: ProofRow,
  cipher: Pick<Cipher, 'open'>,
): Promise<OpenedProof> => {
  const [receivedBy, signature] = await Promise.all([
    cipher.open(receivedBySealed, sealedInProof(id, 'received-by')),
    cipher.open(signatureSealed, sealedInProof(id, 'signature')),
  ]);
  return { ...facts, receivedBy, signature, photoUrl: fileUrl(photo) };
};

/** The proof of a hand-over in full, for one of the staff; written down before it is shown. */
export const openProof = async (
  staffId: string,
  { id, reason }: { readonly id: string; readonly reason: string },
  deps: Acting,
): Promise<Result<OpenedProof, OrderError>> => {
  await countReveal(deps, staffId);
  const [loaded, [[proof]]] = await Promise.all([
    loadOrder(id, deps.db),
    deps.db.readPrimary([proofOfOrder({ orderId: id })]),
  ]);
  if (loaded === undefined || proof === undefined) return err(NOT_FOUND);
  await deps.db.write([
    entryOf(
      loaded.order,
      { kind: 'ORDER_PROOF_READ', note: reason },
      doingAs('staff', staffId, deps),
    ),
  ]);
  return ok(await openedProof(proof, deps.cipher));
};

/** The photo opens for whoever has just opened the proof of its order. */
export const mayReadProof = async (
  { purpose, attachedTo }: Pick<UploadRow, 'purpose' | 'attachedTo'>,
  staffId: string,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Promise<boolean> => {
  if (purpose !== 'HAND_OVER' || attachedTo === null) return false;
  const since = clock() - DESK_LIMITS.pictureMs;
  const [opened] = await db.readPrimary([hasOpenedProof({ orderId: attachedTo, staffId, since })]);
  return opened;
};
