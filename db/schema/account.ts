import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, id, json, moment } from '#db/columns.ts';
import type { Locale } from '#edge/contract/locale.ts';

/** A registered person or company; the profile. */
export const customer = sqliteTable(
  'customer',
  {
    id: id(),
    /** `oID` on the wire. */
    oId: integer('o_id'),
    /** `odooID` on the wire. */
    odooId: integer('odoo_id'),
    customerType: text('customer_type', { enum: ['personal', 'company'] }).notNull(),
    name: text('name').notNull(),
    emailAddress: text('email_address'),
    emailVerified: flag('email_verified').notNull().default(false),
    /** E.164, e.g. +6281234567890. */
    phoneNumber: text('phone_number'),
    /** When the person proved that the number is theirs; only then does it open the account. */
    phoneVerifiedAt: moment('phone_verified_at'),
    isGoogleAccount: flag('is_google_account').notNull().default(false),
    photoUrl: text('photo_url'),
    /** Calendar day, YYYY-MM-DD. */
    birthDate: text('birth_date'),
    gender: text('gender', { enum: ['MALE', 'FEMALE'] }),
    occupation: text('occupation'),
    /** Neither read nor written; it can go in a release after the one whose code still selects it. */
    persona: text('persona'),
    branchLocation: text('branch_location'),
    selectedLanguage: text('selected_language').$type<Locale>().notNull().default('id'),
    isPS: flag('is_ps').notNull().default(false),
    statusAffiliator: flag('status_affiliator').notNull().default(false),
    permissions: json<readonly string[]>('permissions').notNull().default(sql`'[]'`),
    /** When the person last changed the profile, by the clock of their device; the later word stands. */
    profileChangedAt: moment('profile_changed_at'),
    /** Who speaks for a company. */
    contactName: text('contact_name'),
    /** Which number their papers carry: of citizens, or of who has a stay permit. */
    identityKind: text('identity_kind', { enum: ['KTP', 'KITAS'] }),
    /** Where they first heard of us, by their own word. */
    registrationSource: text('registration_source'),
    /** The code that brought them; judged when it is used. */
    referralCode: text('referral_code'),
    /** The terms they agreed to, and when. */
    termsVersion: text('terms_version'),
    termsAcceptedAt: moment('terms_accepted_at'),
    /** Since when nobody can sign in as them; their sessions count as revoked. */
    disabledAt: moment('disabled_at'),
    /** When the person had the account erased, or it was merged into another one; what is retained hangs on the id. */
    erasedAt: moment('erased_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('customer_email').on(sql`lower(${t.emailAddress})`),
    uniqueIndex('customer_phone').on(t.phoneNumber),
    index('customer_o_id').on(t.oId),
    check('customer_gender', sql`${t.gender} in ('MALE', 'FEMALE')`),
    check('customer_type_known', sql`${t.customerType} in ('personal', 'company')`),
  ],
);
