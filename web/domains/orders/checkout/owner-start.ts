import type { OwnerDraft, PurchaseState } from '#web/platform/purchase/state.ts';

export const NO_OWNER: OwnerDraft = {
  customerType: 'personal',
  isbuyer: true,
  identityKind: 'KTP',
  name: '',
  email: '',
  phoneNumber: '',
  address: '',
  provinceId: '',
  cityId: '',
  zipCode: '',
  picName: '',
  picPhoneNumber: '',
};

/** Of the profile; one that an older release has left on the device lacks what it did not ask for. */
export interface Account {
  readonly customerType: 'personal' | 'company';
  readonly name: string;
  readonly contactName?: string | null;
  readonly identityKind?: 'KTP' | 'KITAS' | null;
}

const FIELDS = ['customerType', 'identityKind', 'name', 'picName'] as const;
type AccountField = (typeof FIELDS)[number];
type OfAccount = Partial<Pick<OwnerDraft, AccountField>>;

/** What an account says of the owner. The name of a person is the contact's, who may be somebody else. */
const fieldsOf = ({ customerType, name, contactName, identityKind }: Account): OfAccount =>
  customerType === 'company'
    ? { customerType, name, picName: contactName ?? '' }
    : { customerType, identityKind: identityKind ?? 'KTP' };

/** What the step begins with: the draft as it was left, or what contact and account say. */
export const ownerStart = ({
  draft,
  contact,
  area,
  account,
}: {
  readonly draft: OwnerDraft | null;
  readonly contact: PurchaseState['contact'];
  /** Province of registration that the price is for. */
  readonly area: string;
  /** Undefined as long as nobody has it. */
  readonly account: Account | undefined;
}): OwnerDraft =>
  draft ?? { ...NO_OWNER, ...contact, provinceId: area, ...(account && fieldsOf(account)) };

/**
 * What an account that arrives later changes in the form: only what is still as it was begun with, and
 * nothing under a finger.
 * @param current name of the field that somebody is in
 */
export const accountFills = (
  typed: OwnerDraft,
  begun: OwnerDraft,
  account: Account,
  current?: string | null,
): readonly (readonly [AccountField, string])[] => {
  const says = fieldsOf(account);
  // Whose papers they are was decided by hand: by the choice itself, or by a name.
  if (typed.customerType !== begun.customerType) return [];
  if (says.name !== undefined && typed.name !== begun.name) return [];
  return FIELDS.flatMap((field) => {
    const value = says[field];
    const isFree = typed[field] === begun[field] && field !== current;
    return value !== undefined && value !== typed[field] && isFree ? [[field, value] as const] : [];
  });
};
