import { eq } from 'drizzle-orm';
import { build, p, prepare } from '#db/query.ts';
import { orderOwner } from '#db/schema/orders.ts';
import { AREAS } from '#edge/contract/areas.ts';
import { DESK_LIMITS } from '#edge/contract/orders/desk.ts';
import { fileUrl } from '#edge/contract/uploads.ts';
import { holdToAttempts } from '#edge/platform/attempts.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { UploadRow } from '#edge/platform/files/upload.sql.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { type Acting, doingAs, NOT_FOUND } from './act.ts';
import { hasOpenedOwner } from './desk.sql.ts';
import type { OrderError } from './error.ts';
import { loadOrder } from './load.ts';
import { entryOf } from './move.ts';
import { sealedIn } from './owner.ts';

const ownerOf = prepare(
  build
    .select()
    .from(orderOwner)
    .where(eq(orderOwner.orderId, p('orderId'))),
);

export interface OpenedOwner {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** One line. */
  readonly address: string;
  readonly identityKind: string | null;
  readonly identityNumber: string | null;
  readonly taxNumber: string | null;
  readonly picName: string | null;
  readonly picPhoneNumber: string | null;
  readonly cardUrl: string | null;
}

const REVEALS = declareLimit({
  purpose: 'orders.reveal',
  most: DESK_LIMITS.reveals,
  windowMs: DESK_LIMITS.revealWindowMs,
  what: 'owners’ papers and accounts of refunds opened in full',
  by: 'member of staff',
});

/** One more opening of somebody's papers or account. Throws when it is one too many. */
export const countReveal = (deps: Acting, staffId: string): Promise<void> =>
  holdToAttempts(deps, REVEALS, staffId);

/** The owner's papers in full, for one of the staff; written down before they are shown. */
export const openOwner = async (
  staffId: string,
  { id, reason }: { readonly id: string; readonly reason: string },
  deps: Acting,
): Promise<Result<OpenedOwner, OrderError>> => {
  await countReveal(deps, staffId);
  const [loaded, [rows]] = await Promise.all([
    loadOrder(id, deps.db),
    deps.db.readPrimary([ownerOf({ orderId: id })]),
  ]);
  const [owner] = rows;
  if (loaded === undefined || owner === undefined) return err(NOT_FOUND);
  await deps.db.write([
    entryOf(
      loaded.order,
      { kind: 'ORDER_OWNER_READ', note: reason },
      doingAs('staff', staffId, deps),
    ),
  ]);
  const open = async (sealed: string | null, column: 'identity' | 'tax') =>
    sealed && (await deps.cipher.open(sealed, sealedIn(id, column)));
  const province = AREAS.find(({ code }) => code === owner.provinceId)?.name;
  return ok({
    name: owner.name,
    email: owner.email,
    phoneNumber: owner.phoneNumber,
    address: [owner.address, province, owner.zipCode].filter(Boolean).join(', '),
    identityKind: owner.identityKind,
    identityNumber: await open(owner.identityNumberSealed, 'identity'),
    taxNumber: await open(owner.taxNumberSealed, 'tax'),
    picName: owner.picName,
    picPhoneNumber: owner.picPhoneNumber,
    cardUrl: owner.identityCardImage && fileUrl(owner.identityCardImage),
  });
};

/** The picture of a card opens for whoever has just opened the owner's papers of its order. */
export const mayReadCard = async (
  { purpose, attachedTo }: Pick<UploadRow, 'purpose' | 'attachedTo'>,
  staffId: string,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Promise<boolean> => {
  if (purpose !== 'IDENTITY_CARD' || attachedTo === null) return false;
  const since = clock() - DESK_LIMITS.pictureMs;
  const [opened] = await db.readPrimary([hasOpenedOwner({ orderId: attachedTo, staffId, since })]);
  return opened;
};
