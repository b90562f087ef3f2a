import type { staffRole } from '#db/schema/staff.ts';

type Row = typeof staffRole.$inferInsert;

/** Names are of the permission list (edge/contract/staff); whoever may change something may read it, too. */
export const SALES: Row = {
  id: 'rol_sales',
  permissions: [
    'UpdateCatalog',
    'CreateOrder',
    'ReadOrder',
    'CreateCustomer',
    'UpdateCustomer',
    'ReadPromotion',
  ],
};

/** Roles every shop begins with. */
export const roles: readonly Row[] = [
  SALES,
  {
    id: 'rol_dealer',
    permissions: ['UpdateCatalog', 'UpdateOrder', 'UpdateCustomer'],
    isOfPlace: true,
  },
  {
    id: 'rol_finance',
    permissions: ['ReadOrder', 'DeleteOrder', 'ReadCustomer', 'ReadPromotion'],
  },
  { id: 'rol_workshop', permissions: ['ReadCatalog', 'UpdateCustomer'] },
  { id: 'rol_support', permissions: ['UpdateCatalog', 'ReadOrder', 'UpdateCustomer'] },
  { id: 'rol_administrator', permissions: ['SuperAdmin'] },
];
