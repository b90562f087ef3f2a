export { codeStatus } from './code/fall-back.ts';
export { makeExports, removeErasedAccounts } from './rights/jobs.ts';
export { serveFile } from './upload/serve.ts';
