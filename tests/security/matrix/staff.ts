import { everyone, type MatrixRow, only } from './row.ts';

const administrators = only(['admin']);
const staff = only(['staff', 'admin']);

export const rows: readonly MatrixRow[] = [
  { operation: 'staffRights', document: '{ staffRights { roleId } }', verdicts: everyone },
  { operation: 'deskQueues', document: '{ deskQueues { count } }', verdicts: staff },
  {
    operation: 'deskQueue',
    document: '{ deskQueue(queue: ALLOCATE, sort: ASC) { next } }',
    verdicts: staff,
  },
  {
    operation: 'claimTask',
    document: 'mutation { claimTask(queue: ALLOCATE, id: "ord_none") { success } }',
    verdicts: staff,
  },
  {
    operation: 'releaseTask',
    document: 'mutation { releaseTask(queue: ALLOCATE, id: "ord_none") { success } }',
    verdicts: staff,
  },
  { operation: 'staffRoles', document: '{ staffRoles { id } }', verdicts: administrators },
  { operation: 'siteStatus', document: '{ siteStatus { version } }', verdicts: administrators },
  { operation: 'staffMembers', document: '{ staffMembers { name } }', verdicts: administrators },
  { operation: 'staffAudit', document: '{ staffAudit { next } }', verdicts: administrators },
  {
    operation: 'exportStaffAudit',
    document: 'mutation { exportStaffAudit(reason: "The yearly audit") }',
    verdicts: administrators,
  },
  {
    operation: 'saveStaffRole',
    document: `mutation { saveStaffRole(id: "rol_none", name: "x", permissions: ["ReadOrder"], isOfPlace: false,
      needsSecondFactor: false, reason: "Why not", expectedVersion: 0) { success } }`,
    verdicts: administrators,
  },
  { operation: 'staffGrants', document: '{ staffGrants { id } }', verdicts: administrators },
  {
    operation: 'decideStaffGrant',
    document:
      'mutation { decideStaffGrant(id: "grt_none", confirm: true, reason: "Why not") { success } }',
    verdicts: administrators,
  },
  {
    operation: 'setStaffMember',
    document:
      'mutation { setStaffMember(customerId: "cus_nobody", roleId: "rol_none", reason: "Why not") { success } }',
    verdicts: administrators,
  },
];
