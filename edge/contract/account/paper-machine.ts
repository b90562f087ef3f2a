import { defineMachine } from '#edge/contract/machine.ts';

/** Papers of which a customer sends a picture. */
export const PAPER_KINDS = ['IDENTITY_CARD', 'TAX_CARD', 'FAMILY_CARD'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** Those that a company has as well. */
const OF_COMPANIES: readonly PaperKind[] = ['TAX_CARD'];

/** Whether this customer has such a paper. */
export const hasPaper = (customerType: 'personal' | 'company', kind: PaperKind): boolean =>
  customerType === 'personal' || OF_COMPANIES.includes(kind);

export const PAPER_STATES = ['MISSING', 'IN_REVIEW', 'ACCEPTED', 'REFUSED', 'ERASED'] as const;

/** Why a write to one's papers was refused; the web has a sentence for each. */
const PAPER_FAULTS = [
  'PAPER_NOT_FOUND',
  /** The picture is not the customer's, not of this kind, gone, or in use. */
  'PAPER_FILE_UNKNOWN',
  /** Staff have decided, or the picture is another by now. */
  'PAPER_DECIDED',
  'PAPER_REASON_INVALID',
  /** A company has neither identity card nor family card. */
  'PAPER_OF_PERSONS',
] as const;
export type PaperFault = (typeof PAPER_FAULTS)[number];

export const PICTURE_REMOVED = 'the picture before is removed';
export const OWNER_HEARS = 'its owner hears of it';

/** One paper of a customer. */
export const paperMachine = defineMachine({
  name: 'customer-paper',
  states: PAPER_STATES,
  final: ['ERASED'],
  moves: {
    submit: {
      from: [],
      to: 'IN_REVIEW',
      triggers: ['submitCustomerDocument'],
      by: ['owner'],
      effects: [],
    },
    submitAgain: {
      from: ['MISSING', 'IN_REVIEW', 'ACCEPTED', 'REFUSED'],
      to: 'IN_REVIEW',
      triggers: ['submitCustomerDocument'],
      by: ['owner'],
      effects: [PICTURE_REMOVED],
    },
    /** What is written on it was changed after it was looked at. */
    reopen: {
      from: ['ACCEPTED'],
      to: 'IN_REVIEW',
      triggers: ['customerUpdateIdentityCardNumber', 'customerUpdateTaxCardNumber'],
      by: ['owner'],
      effects: [],
    },
    remove: {
      from: ['IN_REVIEW', 'ACCEPTED', 'REFUSED'],
      to: 'MISSING',
      triggers: ['removeCustomerDocument'],
      by: ['owner'],
      effects: [PICTURE_REMOVED],
    },
    accept: {
      from: ['IN_REVIEW'],
      to: 'ACCEPTED',
      triggers: ['decideCustomerDocument'],
      by: ['staff'],
      guard: 'the picture is the one that was looked at',
      effects: [OWNER_HEARS],
    },
    refuse: {
      from: ['IN_REVIEW'],
      to: 'REFUSED',
      triggers: ['decideCustomerDocument'],
      by: ['staff'],
      guard: 'the picture is the one that was looked at',
      effects: [OWNER_HEARS],
    },
    erase: {
      from: ['MISSING', 'IN_REVIEW', 'ACCEPTED', 'REFUSED'],
      to: 'ERASED',
      triggers: ['eraseAccount', 'mergeCustomers'],
      by: ['owner', 'staff'],
      effects: [PICTURE_REMOVED],
    },
  },
  labelKey: (state) => `settings.paper-state.${state}`,
  refusals: {
    people: ['owner', 'staff'],
    codes: PAPER_FAULTS,
    codeOf: () => 'PAPER_DECIDED',
    sentenceKey: (code) => `errors.${code}`,
    nextKey: (code) => `settings.next.${code}`,
  },
});
