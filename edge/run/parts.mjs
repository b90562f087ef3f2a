import { launch } from './setup.mjs';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal.
const COLOUR = /\u001b\[[0-9;]*m/g;
const ADDRESS = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/;
const LONGEST_GREETING = 10_000;

/**
 * Starts a program that listens on a port of its own choice, beside this one. `origin` is the first
 * loopback address in its output, which is passed on; it rejects when the program ends before.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
export const startPart = (command, args, env) => {
  const child = launch(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const origin = new Promise((resolve, reject) => {
    let greeting = '';
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      if (greeting.length > LONGEST_GREETING) return;
      greeting += chunk.toString().replace(COLOUR, '');
      // Whole lines only: the pipe may cut a port in two.
      const [address] = ADDRESS.exec(greeting.slice(0, greeting.lastIndexOf('\n') + 1)) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${command} ${args[0]} ended with ${code}`)));
  });
  // Whoever waits for it hears of a failure; where nobody does, the end of the program is enough.
  origin.catch(() => undefined);
  return { child, origin };
};
