import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '#db/sqld.ts';

/** `npm start` says when everything is up; before, it may have to build. */
const untilUp = (product: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    product.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.includes('ALVA is up')) resolve();
    });
    product.once('exit', () => reject(new Error('The product did not come up for the bench.')));
  });

/** The whole product as `npm start` brings it up, on a store of its own in `folder`. */
export const startProduct = async (
  folder: string,
  args: readonly string[] = [],
): Promise<{ readonly origin: string; stop(): void }> => {
  const port = await freePort();
  const product = spawn('node', ['edge/start.mjs', ...args], {
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'product') },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stop = (): void => {
    product.kill('SIGTERM');
  };
  try {
    await untilUp(product);
  } catch (error) {
    stop();
    throw error;
  }
  return { origin: `http://localhost:${port}`, stop };
};
