import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '#db/sqld.ts';

interface Started {
  readonly origin: string;
  /** Ends with the product. */
  stop(): Promise<void>;
}

interface Place {
  /** Where the sources lie; these ones when left out. */
  readonly root?: string;
  readonly port?: number;
}

/** The whole product as `npm start` brings it up, on a store of its own in `folder`. */
export const startProduct = async (
  folder: string,
  { root = process.cwd(), port }: Place = {},
): Promise<Started> => {
  const at = port ?? (await freePort());
  const product = spawn('node', ['edge/run/start.mjs', '--no-register'], {
    cwd: root,
    env: { ...process.env, PORT: String(at), DATA_DIR: join(folder, 'product') },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));
  // It says when everything is up; before, it may have to build.
  await new Promise<void>((resolve, reject) => {
    product.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('ALVA is up')) resolve();
    });
    product.once('exit', () => reject(new Error('The product did not come up for the bench.')));
  });
  return {
    origin: `http://localhost:${at}`,
    stop: () => {
      product.kill('SIGTERM');
      return ended;
    },
  };
};
