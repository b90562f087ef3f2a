import { and, eq, isNull, sql } from 'drizzle-orm';
import { build, prepare } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { identityLink, registration, session } from '#db/schema/account-session.ts';

const p = sql.placeholder;

const person = {
  customerId: customer.id,
  isPS: customer.isPS,
  isAffiliate: customer.statusAffiliator,
  permissions: customer.permissions,
};

/** The session and whose it is: the one statement that rides in every private operation's batch. */
export const sessionById = prepare(
  build
    .select({
      id: session.id,
      uid: session.uid,
      renewedAt: session.renewedAt,
      expiresAt: session.expiresAt,
      revokedAt: session.revokedAt,
      ...person,
    })
    .from(session)
    .innerJoin(customer, eq(customer.id, session.customerId))
    .where(eq(session.id, p('id')))
    .limit(1),
);

export const customerByUid = prepare(
  build
    .select({ id: customer.id })
    .from(identityLink)
    .innerJoin(customer, eq(customer.id, identityLink.customerId))
    .where(eq(identityLink.uid, p('uid')))
    .limit(1),
);

const owner = { id: customer.id, emailVerified: customer.emailVerified };

export const customerByEmail = prepare(
  build
    .select(owner)
    .from(customer)
    .where(sql`lower(${customer.emailAddress}) = ${p('email')}`)
    .limit(1),
);

export const customerByPhone = prepare(
  build
    .select(owner)
    .from(customer)
    .where(eq(customer.phoneNumber, p('phoneNumber')))
    .limit(1),
);

export const registrationByUid = prepare(
  build
    .select({ name: registration.name, selectedLanguage: registration.selectedLanguage })
    .from(registration)
    .where(eq(registration.uid, p('uid')))
    .limit(1),
);

export const keepRegistration = prepare(
  build
    .insert(registration)
    .values({
      uid: p('uid'),
      name: p('name'),
      selectedLanguage: p('selectedLanguage'),
      createdAt: p('now'),
    })
    .onConflictDoUpdate({
      target: registration.uid,
      set: { name: sql`excluded.name`, selectedLanguage: sql`excluded.selected_language` },
    }),
);

export const forgetRegistration = prepare(
  build.delete(registration).where(eq(registration.uid, p('uid'))),
);

/** A person whose email the identity provider has verified. */
export const insertCustomer = prepare(
  build.insert(customer).values({
    id: p('id'),
    customerType: 'personal',
    name: p('name'),
    emailAddress: p('email'),
    emailVerified: true,
    isGoogleAccount: p('isGoogleAccount'),
    selectedLanguage: p('selectedLanguage'),
    createdAt: p('now'),
    updatedAt: p('now'),
  }),
);

export const linkIdentity = prepare(
  build
    .insert(identityLink)
    .values({
      uid: p('uid'),
      customerId: p('customerId'),
      provider: p('provider'),
      linkedAt: p('now'),
    })
    .onConflictDoNothing(),
);

export const insertSession = prepare(
  build.insert(session).values({
    id: p('id'),
    customerId: p('customerId'),
    uid: p('uid'),
    createdAt: p('now'),
    renewedAt: p('now'),
    expiresAt: p('expiresAt'),
  }),
);

/** A revoked session stays revoked: renewal never brings one back. */
export const renewSession = prepare(
  build
    .update(session)
    .set({ renewedAt: sql`${p('now')}`, expiresAt: sql`${p('expiresAt')}` })
    .where(and(eq(session.id, p('id')), isNull(session.revokedAt))),
);

export const revokeSession = prepare(
  build
    .update(session)
    .set({ revokedAt: sql`${p('now')}` })
    .where(and(eq(session.id, p('id')), isNull(session.revokedAt))),
);

export const revokeAllSessions = prepare(
  build
    .update(session)
    .set({ revokedAt: sql`${p('now')}` })
    .where(and(eq(session.customerId, p('customerId')), isNull(session.revokedAt))),
);
