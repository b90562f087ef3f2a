import { openFromEnvironment } from '#db/cli.ts';
import { forgetAccounts } from './forget-accounts.ts';
import { startEmulator } from './start.ts';

/** `node edge/auth/emulator/cli.ts`: runs until it is told to stop; one line says where it listens. */
const { stop } = await startEmulator(process.env, {
  port: 0,
  onListening: (origin) => process.stdout.write(`Auth emulator: ${origin}\n`),
  projectId: process.env.FIREBASE_PROJECT_ID ?? 'demo-alva',
});
// After the emulator, which refuses to start but embedded.
const db = openFromEnvironment();
await forgetAccounts(db);
db.close();
const end = async (): Promise<never> => {
  await stop();
  process.exit(0);
};
process.on('SIGINT', end).on('SIGTERM', end);
