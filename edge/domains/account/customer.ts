import { passesCaptcha } from '#edge/auth/captcha/recaptcha.ts';
import { requireStaff } from '#edge/auth/policy.ts';
import { readForCustomer } from '#edge/auth/read-for-customer.ts';
import { CAPTCHA_LENGTH } from '#edge/contract/account/code.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { holdToAttempts } from '#edge/platform/attempts.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { type CustomerRow, customerById, isStaffByEmail } from './customer.sql.ts';
import { DocumentRef } from './document.ts';
import { CustomerTypeEnum, GenderEnum, IdentityKindEnum } from './enums.ts';

const CustomerRef = main.objectRef<CustomerRow>('Customer').implement({
  description: 'The profile of the person who asks.',
  fields: (t) => ({
    id: t.id({ resolve: ({ customer }) => customer.id }),
    customerType: t.field({
      type: CustomerTypeEnum,
      resolve: ({ customer }) => customer.customerType,
    }),
    name: t.string({ resolve: ({ customer }) => customer.name }),
    contactName: t.string({
      nullable: true,
      description: 'Of a company: who speaks for it.',
      resolve: ({ customer }) => customer.contactName,
    }),
    identityKind: t.field({
      type: IdentityKindEnum,
      nullable: true,
      description:
        'Of the number that is stored; before there is one, as they said when they signed up.',
      resolve: ({ customer, document }) => document?.identityKind ?? customer.identityKind,
    }),
    emailAddress: t.string({
      nullable: true,
      resolve: ({ customer }) => customer.emailAddress,
    }),
    emailVerified: t.boolean({ resolve: ({ customer }) => customer.emailVerified }),
    phoneNumber: t.string({ nullable: true, resolve: ({ customer }) => customer.phoneNumber }),
    photoURL: t.string({ nullable: true, resolve: ({ customer }) => customer.photoUrl }),
    birthDate: t.string({
      nullable: true,
      description: 'Calendar day, YYYY-MM-DD.',
      resolve: ({ customer }) => customer.birthDate,
    }),
    gender: t.field({
      type: GenderEnum,
      nullable: true,
      resolve: ({ customer }) => customer.gender,
    }),
    occupation: t.string({ nullable: true, resolve: ({ customer }) => customer.occupation }),
    branchLocation: t.string({
      nullable: true,
      resolve: ({ customer }) => customer.branchLocation,
    }),
    selectedLanguage: t.string({ resolve: ({ customer }) => customer.selectedLanguage }),
    persona: t.string({
      nullable: true,
      description:
        'What they want a motorcycle for: the first `TestRideSurveyAnswer` of their newest test ride.',
      resolve: (row) => row.persona,
    }),
    isGoogleAccount: t.boolean({ resolve: ({ customer }) => customer.isGoogleAccount }),
    isPS: t.boolean({ resolve: ({ customer }) => customer.isPS }),
    statusAffiliator: t.boolean({ resolve: ({ customer }) => customer.statusAffiliator }),
    document: t.field({
      type: DocumentRef,
      nullable: true,
      resolve: ({ document }) => document,
    }),
    fatherName: t.string({ nullable: true, resolve: ({ document }) => document?.fatherName }),
    familyCardImage: t.string({
      nullable: true,
      resolve: ({ document }) => document?.familyCardImage,
    }),
    sisapiraStatus: t.string({
      nullable: true,
      description:
        'How far the government’s help is for the newest purchase that has it: a `SisapiraStatus`.',
      resolve: (row) => row.sisapiraStatus,
    }),
  }),
});

main.queryField('profileCustomer', (t) =>
  t.field({
    type: CustomerRef,
    resolve: async (_, __, context) => {
      const { rows } = await readForCustomer(context, (id) => customerById({ id }));
      const [row] = rows;
      if (row === undefined) throw new Error('A session without a customer');
      return row;
    },
  }),
);

/** Enough for somebody at work; too few to go through a list of addresses. */
const STAFF_CHECKS = declareLimit({
  purpose: 'account.staff-checks',
  most: 60,
  windowMs: HOUR_MS,
  what: 'questions whether an email is of sales staff',
  by: 'member of staff',
});

main.queryField('customerCheckIsPS', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Whether this email is of sales staff. For staff, sixty times an hour. A captcha comes with it (action `check_staff`).',
    args: {
      email: t.arg.string({ required: true }),
      captcha: t.arg.string({ required: true, extensions: upTo(CAPTCHA_LENGTH) }),
    },
    resolve: async (_, { email, captcha }, context) => {
      const query = isStaffByEmail({ email: email.trim().toLowerCase() });
      const [who, [row]] = await Promise.all([context.actor(), context.read(query)]);
      const { customerId } = requireStaff(who);
      await holdToAttempts(context, STAFF_CHECKS, customerId);
      if (!(await passesCaptcha(captcha, 'check_staff', context))) return failed('CAPTCHA_FAILED');
      if (row === undefined) return failed('CUSTOMER_NOT_FOUND');
      return row.isPS ? DONE : failed('NOT_SALES_STAFF', 'This account is not of sales staff.');
    },
  }),
);
