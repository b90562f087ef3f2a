import { tmpdir } from 'node:os';
import { stop } from '#edge/run/setup.mjs';
import { endRun, gate } from '#tests/ending.mjs';
import { bringUp } from '#tests/product.mjs';

/** A short `npm test`: a check that passes, then what the argument names. */
const listener =
  "require('http').createServer((_, r) => r.end()).listen(0, '127.0.0.1', function () { console.log('listens http://127.0.0.1:' + this.address().port); })";

const ENDS: Readonly<Record<string, () => unknown>> = {
  passes: () => undefined,
  waits: () => gate('Waits', 'sh', ['-c', `node -e "${listener}" & wait`]),
  stops: () => stop('npm could not install the packages.'),
  exits: () => process.exit(3),
  'has a product that fails': () =>
    bringUp(tmpdir(), `alva-no-product-${process.pid}`, ['-e', 'process.exit(1)']),
};

await gate('Passes', 'node', ['-e', '']);
await ENDS[process.argv[2] ?? '']?.();
await endRun();
