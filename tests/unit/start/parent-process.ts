import { startPart } from '#edge/run/parts.mjs';
import { launch } from '#edge/run/setup.mjs';

const listener =
  "require('http').createServer((_, r) => r.end()).listen(0, '127.0.0.1', function () { console.log(process.argv[1] + ' http://127.0.0.1:' + this.address().port); })";
// A group whose leader starts a program of its own, and a part.
launch('sh', ['-c', `node -e "${listener}" grandchild & wait`], { detached: true });
const { origin } = startPart('node', ['-e', listener, 'child'], {});
process.stdout.write(`part ${await origin}\n`);
