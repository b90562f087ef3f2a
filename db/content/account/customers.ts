import { daysFromEpoch } from '#db/content/epoch.ts';
import type { customer } from '#db/schema/account.ts';

type Row = typeof customer.$inferInsert;

/** A demo account; its id is also its sign-in name. */
export const person = (id: string, name: string, joinedDays: number, row: Partial<Row>): Row => ({
  id,
  name,
  customerType: 'personal',
  emailAddress: `${id.slice('cus_'.length)}@alva.demo`,
  emailVerified: true,
  selectedLanguage: 'id',
  phoneVerifiedAt: daysFromEpoch(joinedDays),
  createdAt: daysFromEpoch(joinedDays),
  updatedAt: daysFromEpoch(joinedDays),
  ...row,
});

/** The demo accounts; their emails are sign-in names in the Auth emulator. */
export const customers: readonly Row[] = [
  person('cus_owner', 'Ayu Lestari', -980, {
    oId: 100_101,
    odooId: 500_101,
    phoneNumber: '+6281210010001',
    gender: 'FEMALE',
    birthDate: '1993-04-18',
    occupation: 'Arsitek',
    branchLocation: 'Jakarta Selatan',
  }),
  person('cus_owner2', 'Bima Prakoso', -710, {
    oId: 100_102,
    odooId: 500_102,
    phoneNumber: '+6281310010002',
    gender: 'MALE',
    birthDate: '1988-11-02',
    occupation: 'Restaurant owner',
    branchLocation: 'Surabaya',
  }),
  person('cus_guest', 'Citra Dewi', -240, {
    oId: 100_103,
    odooId: 500_103,
    phoneNumber: '+6285710010003',
    gender: 'FEMALE',
    birthDate: '1999-08-27',
    occupation: 'Student',
    branchLocation: 'Depok',
  }),
  person('cus_affiliate', 'Dimas Saputra', -420, {
    oId: 100_104,
    odooId: 500_104,
    phoneNumber: '+6287810010004',
    gender: 'MALE',
    birthDate: '1995-01-30',
    occupation: 'Content creator',
    branchLocation: 'Bandung',
    statusAffiliator: true,
  }),
  person('cus_staff', 'Eka Wulandari', -860, {
    oId: 100_105,
    odooId: 500_105,
    phoneNumber: '+6281110010005',
    gender: 'FEMALE',
    birthDate: '1991-06-11',
    occupation: 'Sales partner',
    branchLocation: 'Jakarta Barat',
    isPS: true,
  }),
  person('cus_admin', 'Fajar Nugroho', -1_020, {
    oId: 100_106,
    odooId: 500_106,
    phoneNumber: '+6281910010006',
    gender: 'MALE',
    birthDate: '1986-09-23',
    occupation: 'Operations manager',
    branchLocation: 'Jakarta Selatan',
    permissions: ['SuperAdmin'],
  }),
];
