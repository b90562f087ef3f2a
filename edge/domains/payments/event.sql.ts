import { asc, eq } from 'drizzle-orm';
import { build, p, prepare } from '#db/query.ts';
import { paymentEvent } from '#db/schema/payments.ts';

export const insertEvent = prepare(
  build.insert(paymentEvent).values({
    id: p('id'),
    key: p('key'),
    attemptId: p('attemptId'),
    source: p('source'),
    transactionStatus: p('transactionStatus'),
    fraudStatus: p('fraudStatus'),
    statusCode: p('statusCode'),
    amountIdr: p('amountIdr'),
    outcome: p('outcome'),
    receivedAt: p('receivedAt'),
  }),
);

export const eventByKey = prepare(
  build
    .select({ outcome: paymentEvent.outcome })
    .from(paymentEvent)
    .where(eq(paymentEvent.key, p('key'))),
);

/** What the provider has said of an attempt, first to last. */
export const eventsOf = prepare(
  build
    .select()
    .from(paymentEvent)
    .where(eq(paymentEvent.attemptId, p('attemptId')))
    .orderBy(asc(paymentEvent.id)),
);
