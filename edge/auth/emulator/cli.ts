import { startEmulator } from './start.ts';

/** `node edge/auth/emulator/cli.ts`: runs until it is told to stop; one line when it is ready. */
const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099';
const { origin, stop } = await startEmulator(process.env, {
  port: Number(host.split(':')[1]),
  projectId: process.env.FIREBASE_PROJECT_ID ?? 'demo-alva',
});
const end = async (): Promise<never> => {
  await stop();
  process.exit(0);
};
process.on('SIGINT', end).on('SIGTERM', end);
process.stdout.write(`Auth emulator: ${origin}\n`);
