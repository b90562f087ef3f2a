import * as v from 'valibot';
import { findOffer, OFFERS } from './providers.ts';

const PROVIDERS = OFFERS.map(({ provider }) => provider);

/** Of the requirements of a murabahah that people agree to; another text is another version. */
export const AGREEMENT_VERSION = '2026-11-23';

/** A murabahah is entered into knowingly: its requirements are agreed to first. */
export const isAgreedWhereNeeded = ({
  provider,
  isAgreed,
}: {
  readonly provider: string;
  readonly isAgreed: boolean;
}): boolean => isAgreed || findOffer(provider)?.kind !== 'murabahah';

/**
 * What a person asks a financing provider for. Amounts and terms are `simulate`'s question.
 */
const financingRequest = v.pipe(
  v.object({
    provider: v.picklist(PROVIDERS, 'required'),
    months: v.pipe(v.number('required'), v.integer('required')),
    downPayment: v.pipe(v.number('required'), v.integer('required'), v.minValue(0, 'required')),
    isAgreed: v.boolean('required'),
  }),
  v.forward(
    v.partialCheck([['provider'], ['isAgreed']], isAgreedWhereNeeded, 'syariah-agreement'),
    ['isAgreed'],
  ),
);

type FinancingRequest = v.InferOutput<typeof financingRequest>;

/** The key of the message for the first thing that is missing; undefined when nothing is. */
export const requestFault = (request: FinancingRequest): string | undefined => {
  const checked = v.safeParse(financingRequest, request);
  return checked.success ? undefined : checked.issues[0].message;
};
