export { codeStatus } from './code/fall-back.ts';
export { proofOf } from './code/proof.ts';
export { paperQueues } from './papers/queues.sql.ts';
export { makeExports, removeErasedAccounts } from './rights/jobs.ts';
export { accountSealed } from './sealed-columns.ts';
export { serveFile } from './upload/serve.ts';
