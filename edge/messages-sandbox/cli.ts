import { startMessageProviders } from './start.ts';

/** `node edge/messages-sandbox/cli.ts`: runs until it is told to stop; one line when it is ready. */
const { MESSAGES_FILE, MESSAGES_PORT } = process.env;
const { origin, stop } = await startMessageProviders(process.env, {
  ...(MESSAGES_FILE !== undefined && { file: MESSAGES_FILE }),
  ...(MESSAGES_PORT !== undefined && { port: Number(MESSAGES_PORT) }),
});
const end = async (): Promise<never> => {
  await stop();
  process.exit(0);
};
process.on('SIGINT', end).on('SIGTERM', end);
process.stdout.write(`Messages: ${origin}\n`);
