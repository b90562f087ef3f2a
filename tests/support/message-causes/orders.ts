import { newId } from '#edge/contract/ids.ts';
import { receiptPath } from '#edge/contract/orders/receipt.ts';
import { DAY_MS, dayInJakarta, HOUR_MS } from '#edge/contract/time.ts';
import { answerComplaint, resolveComplaint } from '#edge/domains/orders/complaints/answer.ts';
import { openComplaint } from '#edge/domains/orders/complaints/complain.ts';
import { endDocuments } from '#edge/domains/orders/financing/jobs.ts';
import { orderJobs } from '#edge/domains/orders/index.ts';
import { changeInvoiceAddress } from '#edge/domains/orders/invoice/change-address.ts';
import { completeOrder } from '#edge/domains/orders/jobs.ts';
import { reportFailedDelivery } from '#edge/domains/orders/staff/dispatch.ts';
import { updateSisapira } from '#edge/domains/orders/staff/help.ts';
import { addNote } from '#edge/domains/orders/staff/note.ts';
import { createCipher } from '#edge/platform/cipher.ts';
import { runDueJobs } from '#edge/platform/jobs/run.ts';
import { cipherKeys } from '#edge/platform/keys.ts';
import { COMPANY } from '#tests/support/company-owner.ts';
import { booking, HELP, ownerWith, PRICE } from '#tests/support/order-shop.ts';
import { decision, must } from '#tests/support/paid-order.ts';
import { type Cause, OWNER, type Recipient, type Scene, STAFF } from './scene.ts';

const DOWN = 8_000_000;

const page = (id: string): readonly Recipient[] => [[OWNER, `/my-orders/${id}`]];

const placed = async ({ world }: Scene, more: object = {}): Promise<string> =>
  must(await world.shop.place(OWNER, booking(more))).order.id;

const booked = async (scene: Scene): Promise<string> => {
  const id = await placed(scene);
  await scene.world.shop.pay(OWNER, id, 'bca_va');
  return id;
};

/** Bought at once and paid. */
const bought = async (scene: Scene, owner?: object): Promise<string> => {
  const { shop } = scene.world;
  const id = await placed(scene, {
    orderType: 'FULL_PURCHASE',
    owner: owner ?? ownerWith(await shop.card(OWNER)),
    due: PRICE,
  });
  await shop.pay(OWNER, id, 'bca_va');
  return id;
};

const applied = async (scene: Scene): Promise<string> =>
  placed(scene, {
    orderType: 'FULL_PURCHASE',
    paymentOption: 'INSTALLMENT',
    installment: { provider: 'OTHER', months: 12, downPayment: DOWN, isAgreed: true },
    owner: ownerWith(await scene.world.shop.card(OWNER)),
    due: 0,
  });

const helped = async (scene: Scene): Promise<string> => {
  const { shop } = scene.world;
  const id = await placed(scene, { help: true, total: PRICE - HELP });
  await shop.pay(OWNER, id, 'bca_va');
  return id;
};

/** The jobs of orders, with somewhere to put what they draw. */
const work = async ({ world, steps }: Scene): Promise<void> => {
  const { shop } = world;
  const deps = { ...steps.deps, cipher: createCipher(cipherKeys(shop.deps.env)) };
  await runDueJobs(deps, orderJobs);
  shop.wait(HOUR_MS);
  await runDueJobs(deps, orderJobs);
};

/** One step of an order, after whatever leads there. */
const steps = (
  by: string,
  begin: (scene: Scene) => Promise<string>,
  before: readonly string[],
  names: readonly string[],
): Cause => ({
  by,
  happens: async (scene) => {
    const id = await begin(scene);
    await scene.step(id, ...before);
    await scene.quiet();
    await scene.step(id, ...names);
    return page(id);
  },
});

const ofHelp = (by: string, statuses: readonly ('ELIGIBLE' | 'INELIGIBLE')[]): Cause => ({
  by,
  happens: async (scene) => {
    const id = await helped(scene);
    await scene.quiet();
    const { deps } = scene.world.shop;
    for (const status of statuses)
      must(await updateSisapira(STAFF, { ...decision(id), status }, deps));
    return page(id);
  },
});

const complaint = async (scene: Scene): Promise<string> => {
  const id = await booked(scene);
  await scene.quiet();
  const about = { subject: 'LATE', text: 'It is late.', files: [] };
  const { deps } = scene.world.shop;
  must(await openComplaint(OWNER, { id: newId('cmp'), orderId: id, ...about }, deps));
  return id;
};

const invoiced = async (scene: Scene): Promise<string> => {
  Object.assign(scene.world.shop.deps, {
    cipher: createCipher(cipherKeys(scene.world.shop.deps.env)),
  });
  const id = await bought(scene, COMPANY);
  await work(scene);
  await scene.quiet();
  await scene.step(id, 'processOrder');
  await work(scene);
  return id;
};

const invoicePage = async ({ world }: Scene, id: string): Promise<readonly Recipient[]> => {
  const code = (await world.shop.load(id)).invoices.at(-1)?.code ?? '';
  return [[OWNER, receiptPath(code)]];
};

export const orderCauses = {
  'order-placed': {
    by: 'placeOrder',
    happens: async (scene) => {
      await scene.quiet();
      return page(await placed(scene));
    },
  },
  'payment-instructions': {
    by: 'payment.pend',
    happens: async (scene) => {
      const id = await placed(scene);
      must(await scene.money.page(id, 'bca_va'));
      await scene.quiet();
      await scene.money.tell(id, (t) => scene.world.shop.bank.choose(t, 'bca_va'));
      return page(id);
    },
  },
  'order-paid': {
    by: 'orders.receipts, after payment.settle',
    happens: async (scene) => {
      const id = await placed(scene);
      await work(scene);
      await scene.quiet();
      await scene.world.shop.pay(OWNER, id, 'bca_va');
      await work(scene);
      const code = (await scene.world.shop.load(id)).receipts[0]?.code ?? '';
      return [[OWNER, receiptPath(code)]];
    },
  },
  'order-invoice': {
    by: 'orders.invoices',
    happens: async (scene) => invoicePage(scene, await invoiced(scene)),
  },
  'order-invoice-replaced': {
    by: 'changeInvoiceAddress',
    happens: async (scene) => {
      const id = await invoiced(scene);
      await scene.quiet();
      const change = { ...decision(id), address: 'Jl. Lain 9, Jakarta' };
      must(await changeInvoiceAddress(STAFF, change, scene.steps.deps));
      return invoicePage(scene, id);
    },
  },
  'order-changed': {
    by: 'changeOrder',
    happens: async (scene) => {
      const id = await booked(scene);
      await scene.quiet();
      await scene.run('DELETE FROM attempt');
      const { shop } = scene.world;
      const loaded = await shop.load(id);
      const { takeStep } = await import('#tests/support/order-steps.ts');
      // The third of the changes it makes: another accent.
      const done = (await takeStep('changeOrder', shop, loaded, 2)) as { ok: boolean };
      if (!done.ok) throw new Error(JSON.stringify(done));
      return page(id);
    },
  },
  'order-expiring': {
    by: 'notifications.remind',
    happens: async (scene) => {
      const id = await placed(scene);
      await scene.quiet();
      const { order } = await scene.world.shop.load(id);
      scene.world.wait((order.expiresAt ?? 0) - scene.world.now() - HOUR_MS);
      await scene.world.remind(2 * HOUR_MS);
      return page(id);
    },
  },
  'payment-denied': {
    by: 'payment.deny, after payment.review',
    happens: async (scene) => {
      const { shop } = scene.world;
      const id = await placed(scene);
      must(await scene.money.page(id, 'credit_card'));
      // A card that its bank takes a closer look at.
      await scene.money.tell(id, (t) => {
        shop.bank.card(t, '4511111111111117');
        shop.bank.password(t, '112233');
      });
      await scene.quiet();
      await scene.money.tell(id, (t) => shop.bank.deny(t));
      return page(id);
    },
  },
  'order-unpaid': {
    by: 'payment.cancel',
    happens: async (scene) => {
      const { shop } = scene.world;
      const id = await placed(scene);
      await shop.pay(OWNER, id, 'credit_card');
      await scene.quiet();
      await scene.money.tell(id, (t) => shop.bank.end(t, 'cancel'));
      return page(id);
    },
  },
  'order-cancelled': steps('cancelOrder', booked, [], ['cancel']),
  'order-allocated': steps('allocateOrder', booked, [], ['allocateOrder']),
  'installment-approved': steps('decideInstallment', applied, [], ['approveInstallment']),
  'installment-rejected': steps('decideInstallment', applied, [], ['rejectInstallment']),
  'financing-documents-missing': {
    by: 'orders.end-documents',
    happens: async (scene) => {
      const id = await applied(scene);
      await scene.quiet();
      scene.world.wait(3 * DAY_MS);
      await endDocuments(id, scene.world.shop.deps);
      return page(id);
    },
  },
  'financing-decision-late': {
    by: 'notifications.remind',
    happens: async (scene) => {
      const { world } = scene;
      const id = await applied(scene);
      await scene.run(
        `UPDATE financing_application SET submitted_at = ${world.now()} WHERE order_id = '${id}'`,
      );
      await scene.quiet();
      // No holidays are longer.
      world.wait(14 * DAY_MS);
      await world.remind(0);
      return page(id);
    },
  },
  'contract-rejected': {
    by: 'rejectContract',
    happens: async (scene) => {
      const id = await applied(scene);
      await scene.run(
        `UPDATE customer_order SET state = 'WAITING_PAYMENT', required_idr = ${DOWN} WHERE id = '${id}'`,
      );
      await scene.world.shop.pay(OWNER, id, 'bca_va');
      await scene.quiet();
      await scene.step(id, 'rejectContract');
      return page(id);
    },
  },
  'order-processing': steps('processOrder', bought, [], ['processOrder']),
  'order-shipped': steps('shipOrder', bought, ['processOrder'], ['shipOrder']),
  'delivery-failed': {
    by: 'reportFailedDelivery',
    happens: async (scene) => {
      const id = await bought(scene);
      await scene.step(id, 'processOrder', 'shipOrder');
      await scene.quiet();
      const failure = {
        ...decision(id),
        reason: 'NOBODY_THERE',
        nextOn: dayInJakarta(scene.world.now() + 2 * DAY_MS),
      };
      must(await reportFailedDelivery(STAFF, failure, scene.world.shop.deps));
      return page(id);
    },
  },
  'order-delivered': steps('deliverOrder', bought, ['processOrder', 'shipOrder'], ['deliverOrder']),
  'order-completed': {
    by: 'orders.complete',
    happens: async (scene) => {
      const id = await bought(scene);
      await scene.step(id, 'processOrder', 'shipOrder', 'deliverOrder');
      await scene.quiet();
      scene.world.wait(8 * DAY_MS);
      await completeOrder(id, scene.world.shop.deps);
      return [[OWNER, '/my-ev']];
    },
  },
  'registration-ready': steps(
    'updateRegistration',
    bought,
    ['processOrder'],
    ['updateRegistration'],
  ),
  'help-approved': {
    by: 'updateSisapiraStatus',
    happens: async (scene) => {
      const id = await helped(scene);
      await scene.run(
        `UPDATE customer_order SET sisapira_status = 'REGISTERED', phase = 'FINAL' WHERE id = '${id}'`,
      );
      await scene.quiet();
      const { deps } = scene.world.shop;
      must(await updateSisapira(STAFF, { ...decision(id), status: 'VERIFIED' }, deps));
      return page(id);
    },
  },
  'help-denied': ofHelp('updateSisapiraStatus', ['ELIGIBLE', 'INELIGIBLE']),
  'complaint-received': {
    by: 'openComplaint',
    happens: async (scene) => page(await complaint(scene)),
  },
  'order-note': {
    by: 'addOrderNote',
    happens: async (scene) => {
      const id = await booked(scene);
      await scene.quiet();
      const note = {
        id,
        noteId: newId('ohi'),
        audience: 'CUSTOMER',
        text: 'We call you.',
      } as const;
      must(await addNote(STAFF, note, scene.world.shop.deps));
      return page(id);
    },
  },
  'complaint-answered': {
    by: 'answerComplaint',
    happens: async (scene) => {
      const id = await complaint(scene);
      await scene.quiet();
      const answer = { ...decision(id), messageId: newId('cmm'), text: 'Tomorrow.' };
      must(await answerComplaint(STAFF, answer, scene.world.shop.deps));
      return page(id);
    },
  },
  'complaint-resolved': {
    by: 'resolveComplaint',
    happens: async (scene) => {
      const id = await complaint(scene);
      await scene.quiet();
      const end = { ...decision(id), outcome: 'EXPLAINED', text: 'It came.' };
      must(await resolveComplaint(STAFF, end, scene.world.shop.deps));
      return page(id);
    },
  },
  'refund-requested': steps('cancelOrder', booked, [], ['cancel']),
  'refund-account-needed': {
    by: 'withdrawOrder',
    happens: async (scene) => {
      const id = await booked(scene);
      await scene.quiet();
      await scene.step(id, 'withdrawOrder');
      return page(id);
    },
  },
  'refund-approved': steps('approveRefund', booked, ['cancel'], ['approveRefund']),
  'refund-confirmed': {
    by: 'confirmRefund',
    happens: async (scene) => {
      const id = await booked(scene);
      await scene.step(id, 'cancel', 'approveRefund');
      await scene.quiet();
      const { takeStep } = await import('#tests/support/order-steps.ts');
      const { shop } = scene.world;
      const done = (await takeStep('confirmRefund', shop, await shop.load(id), 1)) as {
        ok: boolean;
      };
      if (!done.ok) throw new Error(JSON.stringify(done));
      return page(id);
    },
  },
  'refund-sent': {
    by: 'payments.pursue-refunds',
    happens: async (scene) => {
      const id = await scene.money.bought();
      await scene.step(id, 'cancel');
      must(await scene.money.approve(id));
      await scene.quiet();
      await scene.step(id, 'payments.pursue-refunds');
      return page(id);
    },
  },
  'refund-failed': {
    by: 'reportReturnedRefund',
    happens: async (scene) => {
      const id = await booked(scene);
      await scene.step(id, 'cancel', 'approveRefund');
      const { takeStep } = await import('#tests/support/order-steps.ts');
      const { shop } = scene.world;
      await takeStep('confirmRefund', shop, await shop.load(id), 1);
      await scene.quiet();
      await scene.step(id, 'reportReturnedRefund');
      return page(id);
    },
  },
} satisfies Record<string, Cause>;
