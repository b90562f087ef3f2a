import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { customerPaper } from '#db/schema/account-paper.ts';
import { requireCustomer } from '#edge/auth/policy.ts';
import { requireFreshCustomer } from '#edge/auth/step-up.ts';
import type { PaperKind } from '#edge/contract/account/paper-machine.ts';
import {
  fatherNameInput,
  identityNumberInput,
  PAPER_LIMITS,
  taxNumberInput,
} from '#edge/contract/account/papers.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { placeOf } from '#edge/domains/account/document.ts';
import { IdentityKindEnum } from '#edge/domains/account/enums.ts';
import { profileStanding } from '#edge/domains/account/profile/profile.sql.ts';
import { main } from '#edge/graphql/builder.ts';
import { type Common, CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { holdToAttempts } from '#edge/platform/attempts.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { paperMover, writeDocument } from './paper.sql.ts';

const CHANGES = declareLimit({
  purpose: 'account.paper-changes',
  most: PAPER_LIMITS.changes,
  windowMs: DAY_MS,
  what: 'numbers and pictures of papers sent in',
  by: 'customer',
});

/** Throws `RATE_LIMITED` when it is one too many; guesses at other people's numbers are counted as well. */
export const countChange = (
  context: Pick<Context, 'db' | 'clock'>,
  customerId: string,
): Promise<void> => holdToAttempts(context, CHANGES, customerId);

/** A paper that was accepted with another number is looked at again. */
const reopen = (customerId: string, kind: PaperKind) =>
  paperMover.moveAll(
    'reopen',
    and(eq(customerPaper.customerId, customerId), eq(customerPaper.kind, kind)),
    { decidedAt: null, decidedBy: null },
  );

type Columns = Parameters<typeof writeDocument>[1];

const write = async (
  customerId: string,
  columns: Columns,
  kind: PaperKind,
  { db }: Pick<Context, 'db'>,
): Promise<Common> => {
  try {
    await db.write([writeDocument(customerId, columns), reopen(customerId, kind)]);
    return DONE;
  } catch (error) {
    if (error instanceof Error && error.message.includes('UNIQUE constraint failed'))
      return failed('PAPER_NUMBER_TAKEN', 'This number cannot be used. Please talk to us.');
    throw error;
  }
};

const isCompany = async (
  customerId: string,
  { readPrimary }: Pick<Context, 'readPrimary'>,
): Promise<boolean> => {
  const [standing] = await readPrimary(profileStanding({ id: customerId }));
  return standing?.customerType === 'company';
};

main.mutationField('customerUpdateIdentityCardNumber', (t) =>
  t.field({
    type: CommonRef,
    description:
      'The number of the person’s identity card (NIK, 16 digits) or stay permit (KITAS), sealed where it is stored. After a fresh sign-in. Answers `PAPER_NUMBER_INVALID`, `PAPER_NUMBER_TAKEN`, or to a company, which has neither, `PAPER_OF_PERSONS`.',
    args: {
      identityCardNumber: t.arg.string({ required: true }),
      kind: t.arg({ type: IdentityKindEnum, required: true, defaultValue: 'KTP' }),
    },
    resolve: async (_, { identityCardNumber, kind }, context) => {
      const { customerId } = await requireFreshCustomer(context);
      await countChange(context, customerId);
      const parsed = v.safeParse(identityNumberInput[kind], { number: identityCardNumber });
      if (!parsed.success) return failed('PAPER_NUMBER_INVALID');
      if (await isCompany(customerId, context)) return failed('PAPER_OF_PERSONS');
      const { number } = parsed.output;
      const { cipher } = context;
      const columns = {
        identityKind: kind,
        identityNumberSealed: await cipher.seal(number, placeOf('identity_number', customerId)),
        identityNumberIndex: await cipher.index(number),
      };
      return write(customerId, columns, 'IDENTITY_CARD', context);
    },
  }),
);

main.mutationField('customerUpdateTaxCardNumber', (t) =>
  t.field({
    type: CommonRef,
    description:
      'The number of the person’s tax card (NPWP), sealed where it is stored. After a fresh sign-in. Answers `PAPER_NUMBER_INVALID` or `PAPER_NUMBER_TAKEN`.',
    args: { taxCardNumber: t.arg.string({ required: true }) },
    resolve: async (_, { taxCardNumber }, context) => {
      const { customerId } = await requireFreshCustomer(context);
      await countChange(context, customerId);
      const parsed = v.safeParse(taxNumberInput, { number: taxCardNumber });
      if (!parsed.success) return failed('PAPER_NUMBER_INVALID');
      const { number } = parsed.output;
      const { cipher } = context;
      const columns = {
        taxNumberSealed: await cipher.seal(number, placeOf('tax_number', customerId)),
        taxNumberIndex: await cipher.index(number),
      };
      return write(customerId, columns, 'TAX_CARD', context);
    },
  }),
);

main.mutationField('customerUpdateFatherName', (t) =>
  t.field({
    type: CommonRef,
    description:
      'The father’s name, which the registration of a motorcycle asks for. Answers `PAPER_NAME_INVALID`, or `PAPER_OF_PERSONS` to a company.',
    args: { fatherName: t.arg.string({ required: true }) },
    resolve: async (_, args, context) => {
      const { customerId } = requireCustomer(await context.actor());
      const parsed = v.safeParse(fatherNameInput, args);
      if (!parsed.success) return failed('PAPER_NAME_INVALID');
      if (await isCompany(customerId, context)) return failed('PAPER_OF_PERSONS');
      await context.db.write([writeDocument(customerId, parsed.output)]);
      return DONE;
    },
  }),
);
