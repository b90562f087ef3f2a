import * as v from 'valibot';
import { requireCustomer } from '#edge/auth/policy.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { email, toE164 } from '#edge/contract/validators/index.ts';
import { main } from '#edge/graphql/builder.ts';
import { holdToAttempts } from '#edge/platform/attempts.ts';
import { maskedName } from '#edge/platform/mask-person.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { personByContact } from './share.sql.ts';

const RULE = declareLimit({
  purpose: 'sharing.search',
  most: 15,
  windowMs: HOUR_MS,
  what: 'people looked for by email or number',
  by: 'customer',
});

interface Person {
  readonly name: string;
  readonly uID: string;
  readonly odooID: number | null;
}

interface Search {
  readonly success: boolean;
  readonly message: string;
  readonly errorCode: string | null;
  readonly customer: Person | null;
}

const NOBODY: Search = {
  success: false,
  message: 'No customer found',
  errorCode: 'NO_CUSTOMER_FOUND',
  customer: null,
};

const FoundRef = main.objectRef<Person>('CustomerFound').implement({
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Masked: enough for who knows the person.' }),
    uID: t.exposeID('uID'),
    odooID: t.exposeInt('odooID', { nullable: true }),
  }),
});

const SearchRef = main.objectRef<Search>('CustomerSearchResult').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    message: t.exposeString('message'),
    errorCode: t.exposeString('errorCode', { nullable: true }),
    customer: t.field({ type: FoundRef, nullable: true, resolve: ({ customer }) => customer }),
  }),
});

/** What the text can be: a whole number or a whole address. Half of one matches nobody. */
const contactOf = (text: string): { phone: string; email: string } => {
  const parsed = v.safeParse(email(), text.trim());
  return {
    phone: toE164(text) ?? '',
    email: parsed.success ? parsed.output.toLowerCase() : '',
  };
};

main.queryField('customerSearch', (t) =>
  t.field({
    type: SearchRef,
    description: `Finds one customer to share with, by their whole phone number or email. ${RULE.most} tries an hour.`,
    args: { keyword: t.arg.string({ required: true }) },
    resolve: async (_, { keyword }, context) => {
      const { customerId } = requireCustomer(await context.actor());
      await holdToAttempts(context, RULE, customerId);
      // The same statement for every text, so that the time tells nothing either.
      const [person] = await context.read(personByContact(contactOf(keyword)));
      if (person === undefined || person.id === customerId) return NOBODY;
      return {
        success: true,
        message: 'OK',
        errorCode: null,
        customer: { name: maskedName(person.name), uID: person.id, odooID: person.odooId },
      };
    },
  }),
);
