import { expect, it } from 'vitest';
import type { ProfileQuery } from '#web/platform/graphql/generated/main.ts';
import { keepable } from '#web/platform/session/profile.ts';
import { type User, userOf } from '#web/platform/session/user.ts';

const ANSWER: ProfileQuery = {
  profileCustomer: {
    id: 'cus_ayu',
    customerType: 'personal',
    contactName: null,
    identityKind: 'KTP',
    name: 'Ayu Lestari',
    emailAddress: 'ayu@alva.demo',
    emailVerified: true,
    phoneNumber: '+6281210010001',
    photoURL: '/files/file_face',
    birthDate: '1994-02-03',
    gender: 'FEMALE',
    occupation: 'Teacher',
    branchLocation: null,
    selectedLanguage: 'id',
    isPS: false,
    statusAffiliator: true,
    document: {
      name: 'AYU LESTARI',
      address: 'Jl. Melati 1',
      cityName: 'Jakarta Selatan',
      provinceName: 'DKI Jakarta',
      zipCode: '12910',
      identityCardNumber: '3174********0001',
      taxCardNumber: '09.***.***.*-***.000',
    },
  },
};

it('the person signed in has the fields that the specification gives a user', () => {
  expect(userOf(ANSWER)).toEqual({
    id: 'cus_ayu',
    displayName: 'Ayu Lestari',
    email: 'ayu@alva.demo',
    emailVerified: true,
    phoneNumber: '+6281210010001',
    photoURL: '/files/file_face',
    claims: { isStaff: false, isAffiliate: true },
  } satisfies User);
});

it('what stays on a device of a profile has no identity number, no tax number and no picture', () => {
  const text = JSON.stringify(keepable(ANSWER));
  for (const secret of ['3174', '09.', 'Melati', 'file_face']) expect(text).not.toContain(secret);
  expect(userOf(keepable(ANSWER))).toEqual({ ...userOf(ANSWER), photoURL: null });
});
