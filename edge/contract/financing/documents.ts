import type { FinancingProvider } from './providers.ts';

/** Papers that financing companies ask for. */
export const FINANCING_DOCUMENTS = [
  'IDENTITY_CARD',
  'FAMILY_CARD',
  'SPOUSE_IDENTITY_CARD',
  'MARRIAGE_CERTIFICATE',
  'PAYSLIP',
  'BANK_STATEMENT',
  'BUSINESS_LICENCE',
  'TAX_CARD',
  'ELECTRICITY_BILL',
] as const;
export type FinancingDocument = (typeof FINANCING_DOCUMENTS)[number];

export const WORK = ['EMPLOYED', 'SELF_EMPLOYED'] as const;
type Work = (typeof WORK)[number];

/** What the papers depend on beside the company. */
export interface Situation {
  readonly isMarried: boolean;
  readonly work: Work;
}

/** What each company wants beside the papers that all of them ask for. */
const ALSO: Readonly<Record<FinancingProvider, readonly FinancingDocument[]>> = {
  ADIRA: ['ELECTRICITY_BILL'],
  BFI: ['ELECTRICITY_BILL', 'TAX_CARD'],
  CASHBAC_EASYPAY: [],
  PAPITUPI: ['BANK_STATEMENT'],
  OTHER: ['ELECTRICITY_BILL', 'TAX_CARD'],
};

const MARRIED: readonly FinancingDocument[] = ['SPOUSE_IDENTITY_CARD', 'MARRIAGE_CERTIFICATE'];

const INCOME: Readonly<Record<Work, readonly FinancingDocument[]>> = {
  EMPLOYED: ['PAYSLIP'],
  SELF_EMPLOYED: ['BUSINESS_LICENCE', 'BANK_STATEMENT'],
};

/** The papers a company wants of somebody, each once, in the order they are asked for. */
export const documentsFor = (
  provider: FinancingProvider,
  { isMarried, work }: Situation,
): readonly FinancingDocument[] => {
  const wanted: readonly FinancingDocument[] = [
    'IDENTITY_CARD',
    'FAMILY_CARD',
    ...(isMarried ? MARRIED : []),
    ...INCOME[work],
    ...ALSO[provider],
  ];
  return FINANCING_DOCUMENTS.filter((each) => wanted.includes(each));
};
