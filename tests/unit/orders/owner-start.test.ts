import { describe, expect, it } from 'vitest';
import { accountFills, NO_OWNER, ownerStart } from '#web/domains/orders/checkout/owner-start.ts';

const PERSON = {
  customerType: 'personal',
  name: 'Ayu Lestari',
  contactName: null,
  identityKind: 'KTP',
} as const;
const FOREIGNER = { ...PERSON, name: 'Hans Gruber', identityKind: 'KITAS' } as const;
const COMPANY = {
  customerType: 'company',
  name: 'PT Kuda Besi 88',
  contactName: 'Gita Permata',
  identityKind: null,
} as const;
const CONTACT = { name: 'Ayu Lestari', email: 'ayu@alva.test', phoneNumber: '81234567890' };
const start = (
  account: Parameters<typeof ownerStart>[0]['account'],
  draft: Parameters<typeof ownerStart>[0]['draft'] = null,
) => ownerStart({ draft, contact: CONTACT, area: '31', account });
const DRAFT = { ...NO_OWNER, name: 'Budi Santoso', zipCode: '12190' };

describe('the owner at checkout', () => {
  it('begins with the contact and the province of the price, personal with a KTP for a person', () => {
    const expected = { ...NO_OWNER, ...CONTACT, provinceId: '31' };
    expect(start(undefined)).toEqual(expected);
    expect(start(PERSON)).toEqual(expected);
    expect(start({ ...PERSON, identityKind: null })).toEqual(expected);
  });

  it('begins with a KITAS for whoever signed up with one', () => {
    expect(start(FOREIGNER)).toEqual({ ...start(undefined), identityKind: 'KITAS' });
  });

  it('begins with a company, its name and who speaks for it', () => {
    expect(start(COMPANY)).toEqual({
      ...start(undefined),
      customerType: 'company',
      name: 'PT Kuda Besi 88',
      picName: 'Gita Permata',
    });
    expect(start({ ...COMPANY, contactName: null }).picName).toBe('');
  });

  it('is the draft as it is, whatever the account says', () => {
    for (const account of [COMPANY, FOREIGNER, PERSON]) expect(start(account, DRAFT)).toBe(DRAFT);
  });

  it('reads a profile that an older release has left on the device, without kind and contact', () => {
    expect(start({ customerType: 'personal', name: 'Ayu Lestari' })).toEqual(start(undefined));
    expect(start({ customerType: 'company', name: 'PT Maju' })).toMatchObject({
      customerType: 'company',
      name: 'PT Maju',
      picName: '',
    });
  });
});

describe('an account that arrives after the owner was begun', () => {
  const begun = start(undefined);
  const fills = (...given: Parameters<typeof accountFills>) =>
    Object.fromEntries(accountFills(...given));

  it('fills what nobody has changed', () => {
    expect(fills(begun, begun, COMPANY)).toEqual({
      customerType: 'company',
      name: 'PT Kuda Besi 88',
      picName: 'Gita Permata',
    });
    expect(fills(begun, begun, FOREIGNER)).toEqual({ identityKind: 'KITAS' });
    expect(fills(begun, begun, PERSON)).toEqual({});
  });

  it('leaves what was typed, and the field that somebody is in', () => {
    expect(fills({ ...begun, picName: 'Dewi' }, begun, COMPANY)).not.toHaveProperty('picName');
    expect(fills(begun, begun, COMPANY, 'name')).not.toHaveProperty('name');
    expect(fills({ ...begun, identityKind: 'KITAS' }, begun, PERSON)).toEqual({});
  });

  it('puts no company’s name where somebody has a person’s in', () => {
    expect(fills({ ...begun, name: 'Budi Santoso' }, begun, COMPANY)).toEqual({});
    expect(fills({ ...begun, customerType: 'company' }, begun, FOREIGNER)).toEqual({});
  });
});
