import { expect, it } from 'vitest';
import { detailsOf } from '#web/platform/session/account-details.ts';

const AYU = { displayName: 'Ayu Lestari', email: 'ayu@alva.test', phoneNumber: '+6281210010001' };
const COMPANY = { ...AYU, displayName: 'PT Kuda Besi 88' };

it('a form that asks who is called begins with the person of the account, the country before the number', () => {
  expect(detailsOf(AYU, null)).toEqual({
    name: 'Ayu Lestari',
    phoneNumber: '81210010001',
    email: 'ayu@alva.test',
  });
  const empty = { name: '', phoneNumber: '', email: '' };
  expect(detailsOf(undefined, undefined)).toEqual(empty);
  expect(detailsOf({ displayName: '', email: null, phoneNumber: null }, null)).toEqual(empty);
});

it('a form that asks who is called begins with who speaks for a company, not with the company', () => {
  expect(detailsOf(COMPANY, 'Gita Permata').name).toBe('Gita Permata');
  expect(detailsOf(COMPANY, null).name).toBe('PT Kuda Besi 88');
});
