import type { Query } from '#db/query.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { OrderError } from './error.ts';
import { heldHelp, isHelpOpen, isHelpUsed, takeHelp } from './help.sql.ts';
import type { Statements } from './order.sql.ts';
import type { OwnerWrite } from './owner.ts';

interface Taking {
  readonly read: <T>(query: Query<T>) => Promise<T>;
  readonly now: number;
  readonly ids: (prefix: string) => string;
}

/** The owner and the help of an order: one motorcycle for each identity number. */
export const helpStatements = async (
  order: { readonly id: string; readonly helpId: string | null; readonly needsNik: boolean },
  written: OwnerWrite | null,
  kind: string | null,
  { read, now, ids }: Taking,
): Promise<Result<Statements, OrderError>> => {
  const { id: orderId, helpId, needsNik } = order;
  if (helpId === null || written === null || !needsNik) return ok([]);
  // Of citizens only: a stay permit and a company have no such number.
  if (written.identityIndex === null || kind !== 'KTP') return err({ code: 'ORDER_HELP_REFUSED' });
  const { identityIndex } = written;
  const [holder, isOpen] = await Promise.all([
    read(heldHelp({ orderId })),
    read(isHelpOpen({ helpId, orderId, now })),
  ]);
  // What the order has for this number it keeps, also when the programme is over meanwhile.
  if (holder === identityIndex) return ok([]);
  if (!isOpen) return err({ code: 'ORDER_HELP_REFUSED' });
  if (await read(isHelpUsed({ helpId, identityIndex, orderId })))
    return err({ code: 'ORDER_HELP_REFUSED' });
  return ok(takeHelp({ id: ids('hlp'), helpId, orderId, identityIndex, now }));
};
