export { serveFile } from './upload/serve.ts';
