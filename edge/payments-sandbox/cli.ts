import { LOCAL_SERVER_KEY } from '#edge/domains/payments/index.ts';
import { startProvider } from './start.ts';

/** `node edge/payments-sandbox/cli.ts`: runs until it is told to stop; one line when it is ready. */
const { PAYMENTS_FILE, PAYMENTS_PORT } = process.env;
const { origin, stop } = await startProvider(process.env, {
  serverKey: process.env.MIDTRANS_SERVER_KEY ?? LOCAL_SERVER_KEY,
  ...(PAYMENTS_FILE !== undefined && { file: PAYMENTS_FILE }),
  ...(PAYMENTS_PORT !== undefined && { port: Number(PAYMENTS_PORT) }),
});
const end = async (): Promise<never> => {
  await stop();
  process.exit(0);
};
process.on('SIGINT', end).on('SIGTERM', end);
process.stdout.write(`Payments: ${origin}\n`);
