import { customers, everyone, type MatrixRow, only } from './row.ts';

export const rows: readonly MatrixRow[] = [
  { operation: 'profileCustomer', document: '{ profileCustomer { id } }', verdicts: customers },
  {
    operation: 'deliveryAddressCustomer',
    document: '{ deliveryAddressCustomer { name } }',
    verdicts: customers,
  },
  {
    operation: 'customerCheckIsPS',
    document: '{ customerCheckIsPS(email: "staff@alva.demo") { success } }',
    verdicts: only(['staff']),
  },
  { operation: 'GetChannel', document: '{ GetChannel { code } }', verdicts: everyone },
  {
    operation: 'authenticate',
    document: 'mutation { authenticate(input: {firebase: {idToken: "x"}}) { __typename } }',
    verdicts: everyone,
  },
];
