import * as v from 'valibot';
import { OFFERS } from './providers.ts';

const PROVIDERS = OFFERS.map(({ provider }) => provider);

/**
 * What a person asks a financing provider for. A murabahah is entered into knowingly: its
 * requirements are agreed to first. Amounts and terms are `simulate`'s question.
 */
const financingRequest = v.pipe(
  v.object({
    provider: v.picklist(PROVIDERS, 'required'),
    months: v.pipe(v.number('required'), v.integer('required')),
    downPayment: v.pipe(v.number('required'), v.integer('required'), v.minValue(0, 'required')),
    isAgreed: v.boolean('required'),
  }),
  v.forward(
    v.partialCheck(
      [['provider'], ['isAgreed']],
      ({ provider, isAgreed }) => provider !== 'PAPITUPI' || isAgreed,
      'syariah-agreement',
    ),
    ['isAgreed'],
  ),
);

type FinancingRequest = v.InferOutput<typeof financingRequest>;

/** The key of the message for the first thing that is missing; undefined when nothing is. */
export const requestFault = (request: FinancingRequest): string | undefined => {
  const checked = v.safeParse(financingRequest, request);
  return checked.success ? undefined : checked.issues[0].message;
};
