import { startBreachedPasswords } from './start.ts';

/** `node edge/passwords-sandbox/cli.ts`: runs until it is told to stop; one line when it is ready. */
const { origin, stop } = await startBreachedPasswords(process.env);
const end = async (): Promise<never> => {
  await stop();
  process.exit(0);
};
process.on('SIGINT', end).on('SIGTERM', end);
process.stdout.write(`Breached passwords: ${origin}\n`);
