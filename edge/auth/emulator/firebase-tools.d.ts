/** An internal path of firebase-tools; the exact version is pinned in package.json. */
declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { RequestListener } from 'node:http';

  /** `mode` 2: requests that name another project are refused. */
  export function createApp(projectId: string, mode: 1 | 2): Promise<RequestListener>;
}
