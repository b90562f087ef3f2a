import { createServer, type RequestListener, type Server } from 'node:http';
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js';
import { isFromHere, isFromOwnPage } from '#edge/platform/loopback.ts';
import { importAccounts } from './import-accounts.ts';
import { compileValidatorsLazily } from './lazy-validators.ts';

const LOOPBACK = '127.0.0.1';

export interface EmulatorOptions {
  /** 0 takes any free one. */
  readonly port: number;
  readonly projectId: string;
  /** Told where it will answer before it does. */
  readonly onListening?: (origin: string) => void;
  /** What has to be done before it answers. */
  readonly beforeAnswering?: () => Promise<void>;
}

export interface Emulator {
  readonly origin: string;
  stop(): Promise<void>;
}

const listen = (app: RequestListener, port = 0): Promise<Server> =>
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
 * The Auth emulator of firebase-tools in this process, on loopback, with the demo accounts. It listens
 * at once, so that its address can be handed on, and answers 503 until it knows the accounts. Its
 * tokens are unsigned, so it starts for `demo-` projects of an embedded instance only.
 */
export const startEmulator = async (
  env: Readonly<Record<string, string | undefined>>,
  { port, projectId, onListening = () => {}, beforeAnswering = async () => {} }: EmulatorOptions,
): Promise<Emulator> => {
  if (env.ALVA_ENV !== 'embedded')
    throw new Error('The Auth emulator starts with ALVA_ENV=embedded only.');
  if (!projectId.startsWith('demo-'))
    throw new Error('The Auth emulator starts for a project id that begins with demo- only.');
  let app: RequestListener = (_, response) => response.writeHead(503).end();
  const server = await listen((request, response) => {
    // It answers any page's script, and lists accounts with their passwords to whoever asks as `owner`.
    if (isFromHere(request.headers) && isFromOwnPage(request.headers)) app(request, response);
    else response.writeHead(403).end();
  }, port);
  const origin = originOf(server);
  onListening(origin);
  compileValidatorsLazily();
  const filled = await createApp(projectId, 2);
  // On another port, so that whoever reaches the real one finds the accounts there.
  const filling = await listen(filled);
  await importAccounts(originOf(filling), projectId);
  await close(filling);
  await beforeAnswering();
  app = filled;
  return { origin, stop: () => close(server) };
};
