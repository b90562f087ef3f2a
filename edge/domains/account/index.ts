export { codeStatus } from './code/fall-back.ts';
export { serveFile } from './upload/serve.ts';
