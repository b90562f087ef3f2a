import { startEmulator } from './start.ts';

/** `node edge/auth/emulator/cli.ts`: runs until it is told to stop; one line says where it listens. */
const { stop } = await startEmulator(process.env, {
  port: 0,
  onListening: (origin) => process.stdout.write(`Auth emulator: ${origin}\n`),
  projectId: process.env.FIREBASE_PROJECT_ID ?? 'demo-alva',
});
const end = async (): Promise<never> => {
  await stop();
  process.exit(0);
};
process.on('SIGINT', end).on('SIGTERM', end);
