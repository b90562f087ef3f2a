import { FEE } from './orders.ts';
import { BANK, type OrderScene } from './scene.ts';

/** Orders that end, and what becomes of their money. */
export const refundsIn = (scene: OrderScene) => {
  const cancel = (
    id: string,
    { refund = FEE, bank = BANK as string | null, who = 'owner' as 'owner' | 'owner2' } = {},
  ) =>
    scene.by.change(
      who,
      'cancelOrder',
      `input: { orderId: "${id}", reason: NOT_WANTED, refund: ${refund}${bank === null ? '' : `, bank: { ${bank} }`} }`,
    );
  const withdraw = (id: string) =>
    scene.by.change('admin', 'withdrawOrder', `id: "${id}", reason: UNIT_UNAVAILABLE`);
  const refundsOf = async (id: string) =>
    (
      await scene.bff.db.primary.execute({
        sql: 'SELECT id, state, amount_idr, destination FROM payment_refund WHERE ref = ?',
        args: [id],
      })
    ).rows.map(({ id: refund, state, amount_idr, destination }) => ({
      id: String(refund),
      state,
      amount_idr,
      destination,
    }));
  const refundOf = async (id: string) => {
    const [refund] = await refundsOf(id);
    if (refund === undefined) throw new Error('no refund');
    return refund;
  };
  const balance = async (account: string): Promise<number> => {
    const { rows } = await scene.bff.db.primary.execute({
      sql: `SELECT coalesce(sum(iif(credit = ?, amount_idr, -amount_idr)), 0) AS n FROM transfer
        WHERE credit = ? OR debit = ?`,
      args: [account, account, account],
    });
    return Number(rows[0]?.n);
  };
  return { cancel, withdraw, refundsOf, refundOf, balance };
};
