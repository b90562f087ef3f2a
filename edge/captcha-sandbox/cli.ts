import { startCaptcha } from './start.ts';

/** `node edge/captcha-sandbox/cli.ts`: runs until it is told to stop; one line when it is ready. */
const { origin, stop } = await startCaptcha(process.env);
const end = async (): Promise<never> => {
  await stop();
  process.exit(0);
};
process.on('SIGINT', end).on('SIGTERM', end);
process.stdout.write(`Captcha: ${origin}\n`);
