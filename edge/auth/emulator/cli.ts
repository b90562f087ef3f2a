import { sql } from 'drizzle-orm';
import { openFromEnvironment } from '#db/cli.ts';
import { prepareRaw } from '#db/query.ts';
import { startEmulator } from './start.ts';

const forgetAccountsOfCodes = prepareRaw<object, void>(
  sql`DELETE FROM identity_link WHERE uid = customer_id`,
  () => undefined,
);
/** `node edge/auth/emulator/cli.ts`: runs until it is told to stop; one line says where it listens. */
const { stop } = await startEmulator(process.env, {
  port: 0,
  onListening: (origin) => process.stdout.write(`Auth emulator: ${origin}\n`),
  projectId: process.env.FIREBASE_PROJECT_ID ?? 'demo-alva',
});
// The emulator, which refuses to start but embedded, has the demo accounts alone by now: those of sign-ins
// by code were not deleted, they are made anew.
const db = openFromEnvironment();
await db.write([forgetAccountsOfCodes({})]);
db.close();
const end = async (): Promise<never> => {
  await stop();
  process.exit(0);
};
process.on('SIGINT', end).on('SIGTERM', end);
