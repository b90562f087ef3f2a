import { createHash } from 'node:crypto';
import { scriptsIn } from './scripts-in.ts';

/** CSP source expression for an inline script. */
const hashSource = (code: string): string =>
  `'sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}'`;

/** CSP source expressions for the inline scripts of a page, each once. */
export const inlineScriptHashes = (html: string): string[] => [...scriptsIn(html)].map(hashSource);
