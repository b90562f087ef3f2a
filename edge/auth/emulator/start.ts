import { createServer, type RequestListener, type Server } from 'node:http';
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js';
import { importAccounts } from './import-accounts.ts';

const LOOPBACK = '127.0.0.1';

export interface EmulatorOptions {
  readonly port: number;
  readonly projectId: string;
}

export interface Emulator {
  readonly origin: string;
  stop(): Promise<void>;
}

const listen = (app: RequestListener, port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer(app);
    server.once('error', reject).listen(port, LOOPBACK, () => resolve(server));
  });

const originOf = (server: Server): string => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server is closed');
  return `http://${LOOPBACK}:${address.port}`;
};

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/**
 * The Auth emulator of firebase-tools in this process, on loopback, with the demo accounts. Its
 * tokens are unsigned, so it starts for `demo-` projects of an embedded instance only.
 */
export const startEmulator = async (
  env: Readonly<Record<string, string | undefined>>,
  { port, projectId }: EmulatorOptions,
): Promise<Emulator> => {
  if (env.ALVA_ENV !== 'embedded')
    throw new Error('The Auth emulator starts with ALVA_ENV=embedded only.');
  if (!projectId.startsWith('demo-'))
    throw new Error('The Auth emulator starts for a project id that begins with demo- only.');
  const app = await createApp(projectId, 2);
  // Filled on a door of its own, so that whoever reaches the real one finds the accounts there.
  const filling = await listen(app, 0);
  await importAccounts(originOf(filling), projectId);
  await close(filling);
  const server = await listen(app, port);
  return { origin: originOf(server), stop: () => close(server) };
};
