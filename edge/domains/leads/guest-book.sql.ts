import { and, eq, gt, sql } from 'drizzle-orm';
import { build, prepare } from '#db/query.ts';
import { guestBook } from '#db/schema/leads.ts';

const p = sql.placeholder;

/** Placeholder: id. */
export const messageById = prepare(
  build
    .select()
    .from(guestBook)
    .where(eq(guestBook.id, p('id'))),
);

const count = { messages: sql<number>`count(*)` };

/** Placeholders: network, since (epoch ms). */
export const messagesOfNetwork = prepare(
  build
    .select(count)
    .from(guestBook)
    .where(and(eq(guestBook.network, p('network')), gt(guestBook.createdAt, p('since')))),
);

/** Placeholders: email, since (epoch ms). */
export const messagesOfEmail = prepare(
  build
    .select(count)
    .from(guestBook)
    .where(and(eq(guestBook.email, p('email')), gt(guestBook.createdAt, p('since')))),
);
