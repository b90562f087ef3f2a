import { openFromEnvironment } from '#db/cli.ts';
import { forgetAccounts } from './forget-accounts.ts';
import { startEmulator } from './start.ts';

/**
 * `node edge/auth/emulator/cli.ts`: runs until it is told to stop; one line says where it listens. Once it answers,
 * it is done with the store.
 */
const { stop } = await startEmulator(process.env, {
  port: 0,
  onListening: (origin) => process.stdout.write(`Auth emulator: ${origin}\n`),
  projectId: process.env.FIREBASE_PROJECT_ID ?? 'demo-alva',
  // Not before the emulator has refused to start but embedded.
  beforeAnswering: async () => {
    const db = openFromEnvironment();
    await forgetAccounts(db);
    db.close();
  },
});
const end = async (): Promise<never> => {
  await stop();
  process.exit(0);
};
process.on('SIGINT', end).on('SIGTERM', end);
