import { startCompanies } from './start.ts';

/** `node edge/financing-sandbox/cli.ts`: runs until it is told to stop; one line when it is ready. */
const { FINANCING_FILE, FINANCING_PORT } = process.env;
const { origin, stop } = await startCompanies(process.env, {
  ...(FINANCING_FILE !== undefined && { file: FINANCING_FILE }),
  ...(FINANCING_PORT !== undefined && { port: Number(FINANCING_PORT) }),
});
const end = async (): Promise<never> => {
  await stop();
  process.exit(0);
};
process.on('SIGINT', end).on('SIGTERM', end);
process.stdout.write(`Financing: ${origin}\n`);
