// The product for the browser tests. Plain Node; see edge/run/setup.mjs.
import { openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { launch, say } from '#edge/run/setup.mjs';

const E2E_ORIGIN = 'http://localhost:3000';
const START = ['edge/run/start.mjs', '--no-register', '--no-demo-orders'];

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The address in the log of a product that is up; an error when it ends before. */
const addressIn = async (log, product) => {
  for (let tries = 0; tries < 4500; tries++) {
    const output = readFileSync(log, 'utf8');
    const [, address] = /ALVA is up: (\S+)/.exec(output) ?? [];
    if (address !== undefined) return address;
    if (product.exitCode !== null) {
      say(output.slice(-5000));
      throw new Error('The product for the browser tests stopped while starting; see its log.');
    }
    await pause(200);
  }
  throw new Error(`The product for the browser tests did not come up; see ${log}`);
};

/**
 * The product as `npm start` brings it up, on a store and on ports of its own.
 * @param {string} work folder for its data and its log
 * @param {string} name
 * @param {string[]} [program] what `node` runs
 */
export const bringUp = async (work, name, program = START) => {
  const data = join(work, name);
  rmSync(data, { recursive: true, force: true });
  const log = join(work, `${name}.log`);
  const output = openSync(log, 'w');
  const product = launch('node', program, {
    env: { PORT: '0', DATA_DIR: data, SITE_ORIGIN: E2E_ORIGIN },
    // The channel tells it when this process is gone, however that came.
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  });
  const origin = await addressIn(log, product);
  return { product, origin, store: `file:${join(data, 'alva.db')}` };
};
