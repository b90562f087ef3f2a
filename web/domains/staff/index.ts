export { FindAccount } from './accounts/find-account.tsx';
export { DeskList } from './desk-list.tsx';
export { StaffOnly } from './staff-only.tsx';
export { useLookAgain } from './use-look-again.ts';
