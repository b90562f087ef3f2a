import * as v from 'valibot';
import { email, nik, personName, phone, required, vin } from '#edge/contract/validators/index.ts';
import { npwp } from '#edge/contract/validators/npwp.ts';
import { REFERRAL_LIMITS } from './terms.ts';

/** Becoming an affiliate: by a motorcycle that somebody owns, and how they are reached. */
export const submitOrpInput = v.object({
  vin: vin(),
  emailAddress: email(),
  phoneNumber: phone(),
});

const tax = v.variant('taxKind', [
  v.object({ taxKind: v.literal('NPWP'), taxNumber: npwp() }),
  v.object({ taxKind: v.literal('NIK'), taxNumber: nik() }),
]);

const account = v.object({
  bank: v.pipe(required(), v.maxLength(60, 'name.too-long')),
  bankAccountNo: v.pipe(
    v.string('bank-account'),
    v.transform((typed) => typed.replace(/[\s.-]/g, '')),
    v.regex(/^\d{6,20}$/, 'bank-account.digits'),
  ),
  bankAccountName: personName(),
});

/** Where commissions are paid to, and by which number the tax office knows the payee. */
export const bankAccountOrpInput = v.intersect([account, tax]);
export type BankAccountOrp = v.InferOutput<typeof bankAccountOrpInput>;

const reason = v.pipe(
  v.string('required'),
  v.trim(),
  v.minLength(5, 'required'),
  v.maxLength(REFERRAL_LIMITS.reason, 'note.too-long'),
);

/** Why staff decide as they do. */
export const referralReasonInput = v.object({ reason });

/** What is given besides, or taken back, of a commission that has matured; whole rupiah. */
export const correctionInput = v.object({
  amount: v.pipe(
    v.number('required'),
    v.integer('required'),
    v.minValue(-100_000_000, 'required'),
    v.maxValue(100_000_000, 'required'),
    v.check((amount) => amount !== 0, 'required'),
  ),
  reason,
});

/** The same as a form has it: an amount that is typed. */
export const correctionForm = v.object({
  amount: v.pipe(v.string('required'), v.transform(Number), correctionInput.entries.amount),
  reason,
});

const reference = v.pipe(required(), v.maxLength(REFERRAL_LIMITS.reference, 'note.too-long'));

/** The bank's word for the transfer of a payout. */
export const payoutReferenceInput = v.object({ reference });

/** Why a payout is not made; once it is released, with the bank's word that it made none of the transfers. */
export const payoutWithdrawalInput = v.object({ reason, reference: v.nullish(reference, null) });

/** That the bank sent a line of a payout back, and the same of a failed one as a form has it. */
export const payoutFailureForm = v.object({ reason, reference });
