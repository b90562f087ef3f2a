import { and, asc, eq } from 'drizzle-orm';
import { build, p, prepare } from '#db/query.ts';
import { identityLink } from '#db/schema/account-session.ts';

/** Ways a customer signs in, the oldest first. */
export const linksOf = prepare(
  build
    .select({
      uid: identityLink.uid,
      provider: identityLink.provider,
      linkedAt: identityLink.linkedAt,
    })
    .from(identityLink)
    .where(eq(identityLink.customerId, p('customerId')))
    .orderBy(asc(identityLink.linkedAt), asc(identityLink.uid)),
);

export const removeLink = prepare(
  build
    .delete(identityLink)
    .where(and(eq(identityLink.customerId, p('customerId')), eq(identityLink.uid, p('uid')))),
);
