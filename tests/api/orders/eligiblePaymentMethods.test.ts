import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { methodsFor } from '#edge/contract/payments/methods.ts';
import { actor } from '#tests/support/actors.ts';
import { FEE } from './orders.ts';
import { type OrderScene, openOrderScene } from './scene.ts';

let scene: OrderScene;
let id: string;
beforeAll(async () => {
  scene = await openOrderScene();
  id = await scene.placed();
});
afterAll(() => scene.stop());

interface Answer {
  readonly code: string;
  readonly isEligible: boolean;
}
const offered = async (args: string, who?: 'owner' | 'owner2'): Promise<string[]> => {
  const headers = who === undefined ? {} : { ...(await actor(scene.bff, who)) };
  const { data } = await scene.bff.gql<{ eligiblePaymentMethods: Answer[] }>(
    `{ eligiblePaymentMethods(${args}) { code isEligible } }`,
    {},
    { headers },
  );
  return (data?.eligiblePaymentMethods ?? [])
    .filter(({ isEligible }) => isEligible)
    .map(({ code }) => code);
};
const expected = (amountIdr: number): string[] =>
  methodsFor({ amountIdr })
    .filter(({ eligible }) => eligible)
    .map(({ method }) => method);

describe('eligiblePaymentMethods', () => {
  it('works for an amount, signed in or not', async () => {
    expect(expected(500_000)).not.toEqual(expected(45_000_000));
    expect(await offered('amount: 500000')).toEqual(expected(500_000));
    expect(await offered('amount: 45000000')).toEqual(expected(45_000_000));
  });

  it('works for what is due on an order of the customer', async () => {
    expect(await offered(`id: "${id}"`, 'owner')).toEqual(expected(FEE));
  });

  it('refuses an order of somebody else, and a stranger: none is offered', async () => {
    expect(await offered(`id: "${id}"`, 'owner2')).toEqual([]);
    expect(await offered(`id: "${id}"`)).toEqual([]);
  });

  it('is safe: asking opens no payment', async () => {
    for (let at = 0; at < 3; at++) await offered(`id: "${id}"`, 'owner');
    const { rows } = await scene.bff.db.primary.execute({
      sql: 'SELECT count(*) AS n FROM payment_attempt WHERE ref = ?',
      args: [id],
    });
    expect(rows[0]?.n).toBe(0);
  });
});
