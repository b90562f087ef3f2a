import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { build, p, prepare } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import {
  identityLink,
  type RevokedFor,
  registration,
  session,
} from '#db/schema/account-session.ts';
import { ROLE_PERMISSIONS, staffMember, staffRole } from '#db/schema/staff.ts';

const person = {
  customerId: customer.id,
  name: customer.name,
  isPS: customer.isPS,
  isAffiliate: customer.statusAffiliator,
  permissions: customer.permissions,
  roleId: staffMember.roleId,
  placeSlug: staffMember.placeSlug,
  rolePermissions: staffRole.permissions,
  needsSecondFactor: staffRole.needsSecondFactor,
};

/** The session and whose it is: the one statement that rides in every private operation's batch. */
export const sessionById = prepare(
  build
    .select({
      id: session.id,
      uid: session.uid,
      createdAt: session.createdAt,
      authenticatedAt: session.authenticatedAt,
      renewedAt: session.renewedAt,
      expiresAt: session.expiresAt,
      revokedAt: session.revokedAt,
      revokedFor: session.revokedFor,
      tokenId: session.tokenId,
      previousTokenId: session.previousTokenId,
      rotatedAt: session.rotatedAt,
      tokenUsedAt: session.tokenUsedAt,
      secondFactor: session.secondFactor,
      customerDisabledAt: customer.disabledAt,
      accountDisabledAt: identityLink.disabledAt,
      ...person,
    })
    .from(session)
    .innerJoin(customer, eq(customer.id, session.customerId))
    .leftJoin(identityLink, eq(identityLink.uid, session.uid))
    .leftJoin(staffMember, eq(staffMember.customerId, customer.id))
    .leftJoin(staffRole, eq(staffRole.id, staffMember.roleId))
    .where(eq(session.id, p('id')))
    .limit(1),
);

const owner = {
  id: customer.id,
  emailVerified: customer.emailVerified,
  phoneVerifiedAt: customer.phoneVerifiedAt,
  // The account that stands for sign-ins by code is opened by nothing else.
  isLinked:
    sql`EXISTS (SELECT 1 FROM identity_link AS other WHERE other.customer_id = ${customer.id} AND other.uid <> ${customer.id})`.mapWith(
      Boolean,
    ),
  disabledAt: customer.disabledAt,
  isPS: customer.isPS,
  permissions: customer.permissions,
  rolePermissions: ROLE_PERMISSIONS,
};

export const customerByUid = prepare(
  build
    .select(owner)
    .from(identityLink)
    .innerJoin(customer, eq(customer.id, identityLink.customerId))
    .where(eq(identityLink.uid, p('uid')))
    .limit(1),
);

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
    .select({
      name: registration.name,
      selectedLanguage: registration.selectedLanguage,
      details: registration.details,
      phoneNumber: registration.phoneNumber,
      phoneProvedAt: registration.phoneProvedAt,
    })
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
      details: p('details'),
      phoneNumber: p('phoneNumber'),
      phoneProvedAt: p('phoneProvedAt'),
      createdAt: p('now'),
    })
    .onConflictDoUpdate({
      target: registration.uid,
      set: {
        name: sql`excluded.name`,
        selectedLanguage: sql`excluded.selected_language`,
        details: sql`excluded.details`,
        phoneNumber: sql`excluded.phone_number`,
        phoneProvedAt: sql`excluded.phone_proved_at`,
      },
    }),
);

export const forgetRegistration = prepare(
  build.delete(registration).where(eq(registration.uid, p('uid'))),
);

/** Somebody new, with the address or the number they proved. */
export const insertCustomer = prepare(
  build.insert(customer).values({
    id: p('id'),
    customerType: p('customerType'),
    name: p('name'),
    contactName: p('contactName'),
    identityKind: p('identityKind'),
    emailAddress: p('email'),
    emailVerified: p('emailVerified'),
    phoneNumber: p('phoneNumber'),
    phoneVerifiedAt: p('phoneVerifiedAt'),
    isGoogleAccount: p('isGoogleAccount'),
    selectedLanguage: p('selectedLanguage'),
    registrationSource: p('registrationSource'),
    referralCode: p('referralCode'),
    termsVersion: p('termsVersion'),
    termsAcceptedAt: p('termsAcceptedAt'),
    createdAt: p('now'),
    updatedAt: p('now'),
  }),
);

/** The identity provider has just confirmed the account, so that it was disabled is over. */
export const linkIdentity = prepare(
  build
    .insert(identityLink)
    .values({
      uid: p('uid'),
      customerId: p('customerId'),
      provider: p('provider'),
      linkedAt: p('now'),
      checkedAt: p('now'),
    })
    .onConflictDoUpdate({
      target: identityLink.uid,
      set: { disabledAt: null, checkedAt: sql`excluded.checked_at` },
    }),
);

export const insertSession = prepare(
  build.insert(session).values({
    id: p('id'),
    customerId: p('customerId'),
    uid: p('uid'),
    createdAt: p('now'),
    authenticatedAt: p('authenticatedAt'),
    renewedAt: p('now'),
    expiresAt: p('expiresAt'),
    tokenId: p('tokenId'),
    rotatedAt: p('now'),
    tokenUsedAt: p('now'),
    device: p('device'),
    region: p('region'),
    secondFactor: p('secondFactor'),
  }),
);

/** A number that nobody proved gives way to who proves it: it may have been typed by anybody. */
export const freeUnprovedNumber = prepare(
  build
    .update(customer)
    .set({ phoneNumber: null, updatedAt: sql`${p('now')}` })
    .where(and(eq(customer.phoneNumber, p('phoneNumber')), isNull(customer.phoneVerifiedAt))),
);

/** Accounts of the identity provider that are a customer's. */
export const accountsOfCustomer = prepare(
  build
    .select({ uid: identityLink.uid })
    .from(identityLink)
    .where(eq(identityLink.customerId, p('customerId')))
    .limit(50),
);

/** A revoked session stays revoked, and of two requests at once only one rotates. */
const withToken = and(
  eq(session.id, p('id')),
  isNull(session.revokedAt),
  sql`coalesce(${session.tokenId}, ${session.id}) = ${p('tokenId')}`,
);

/** Notes that the session is in use, with the token that counts. */
export const noteUse = prepare(
  build
    .update(session)
    .set({
      renewedAt: sql`${p('now')}`,
      expiresAt: sql`${p('expiresAt')}`,
      tokenUsedAt: sql`coalesce(${session.tokenUsedAt}, ${p('now')})`,
    })
    .where(withToken),
);

/** Gives the session another token. @returns the session, when this was the one to do it */
export const rotateSession = prepare(
  build
    .update(session)
    .set({
      renewedAt: sql`${p('now')}`,
      expiresAt: sql`${p('expiresAt')}`,
      previousTokenId: sql`coalesce(${session.tokenId}, ${session.id})`,
      tokenId: sql`${p('nextTokenId')}`,
      rotatedAt: sql`${p('now')}`,
      tokenUsedAt: null,
    })
    .where(withToken)
    .returning({ id: session.id }),
);

const revoked = { revokedAt: sql`${p('now')}`, revokedFor: sql<RevokedFor>`${p('reason')}` };

export const revokeSession = prepare(
  build
    .update(session)
    .set(revoked)
    .where(and(eq(session.id, p('id')), isNull(session.revokedAt))),
);

/** Somebody has a token that was replaced long ago: nobody goes on with the session. */
export const endReused = prepare(
  build
    .update(session)
    .set({ revokedAt: sql`${p('now')}`, revokedFor: sql<RevokedFor>`'reused'` })
    .where(and(eq(session.id, p('id')), isNull(session.revokedAt))),
);

/** The person has proved who they are within the session; its token is replaced with the next request. */
export const proveSession = prepare(
  build
    .update(session)
    .set({ authenticatedAt: sql`${p('now')}`, rotatedAt: 0 })
    .where(and(eq(session.id, p('id')), isNull(session.revokedAt))),
);

/** All of a person's but one. */
export const revokeOtherSessions = prepare(
  build
    .update(session)
    .set(revoked)
    .where(
      and(
        eq(session.customerId, p('customerId')),
        ne(session.id, p('id')),
        isNull(session.revokedAt),
      ),
    ),
);

export const revokeAllSessions = prepare(
  build
    .update(session)
    .set(revoked)
    .where(and(eq(session.customerId, p('customerId')), isNull(session.revokedAt))),
);
