export { codeStatus } from './code/fall-back.ts';
export { makeExports, removeErasedAccounts } from './rights/jobs.ts';
export { ticketMark } from './ticket.ts';
export { serveFile } from './upload/serve.ts';
