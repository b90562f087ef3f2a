// `npm start`: the whole product on embedded parts. Plain Node; see setup.mjs.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { ensureBuilt } from './build.mjs';
import { startPart } from './parts.mjs';
import { end, ensureInstalled, ensureNode, root, run, say, stop } from './setup.mjs';

const development = process.argv.includes('--dev');
/** 0 takes any free port. */
const port = Number(process.env.PORT ?? 3000);
const HOST = '127.0.0.1';
const ASK_SECONDS = 10;

const data = process.env.DATA_DIR ?? join(root, '.data');
/** Marks a store for which the question was answered. */
const offered = join(data, 'register-offered');
/** Marks a store that has its orders. */
const played = join(data, 'demo-orders-played');
const paymentsFile = join(data, 'payments.json');
const env = {
  ALVA_ENV: 'embedded',
  DATABASE_URL: `file:${join(data, 'alva.db')}`,
  // The streets of one town, to show what a map with streets is; README says how to have the country's.
  MAP_ARCHIVE: process.env.MAP_ARCHIVE ?? join(root, 'db/content/stations/bogor.pmtiles'),
  // Of a port that the system chooses it is known when the site listens: web/instrumentation.ts.
  SITE_ORIGIN: port === 0 ? '' : `http://localhost:${port}`,
  ...(development ? { OPEN_DOCUMENTS: 'on' } : {}),
};

const isFree = (number) =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(number, HOST);
  });

const must = async (sentence, command, args) => {
  if ((await run(command, args, { env })) !== 0) stop(sentence);
};

/** Nobody at the keyboard counts as yes: the register is what makes the charger search worth trying. */
const wantsRegister = async () => {
  if (process.argv.includes('--no-register')) return false;
  if (!process.stdin.isTTY) return true;
  const line = createInterface({ input: process.stdin, output: process.stdout });
  const question = `Load the synthetic register of 3,000 charging stations? [Y/n] (yes in ${ASK_SECONDS} s) `;
  const answer = await line
    .question(question, { signal: AbortSignal.timeout(ASK_SECONDS * 1000) })
    .catch(() => '');
  line.close();
  say('');
  return !/^n/i.test(answer.trim());
};

const answers = async (url) => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

/** Where a part listens, once it answers there. */
const ready = async (what, { child, origin }, path) => {
  const at = await origin.catch(() =>
    stop(`${what} stopped while starting; its message is above.`),
  );
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) stop(`${what} stopped while starting; its message is above.`);
    if (await answers(`${at}${path}`)) return at;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return stop(`${what} did not answer within a minute.`);
};

await ensureInstalled();
ensureNode();
if (port !== 0 && !(await isFree(port)))
  stop(`Port ${port} is in use; stop what listens there, or choose another: PORT=3100 npm start`);
mkdirSync(data, { recursive: true });
await must('The store could not be migrated.', 'node', ['db/migrate.ts']);
await must('The store could not be filled.', 'node', ['db/seed.ts']);
if (!existsSync(offered)) {
  if (await wantsRegister())
    await must('The station register could not be loaded.', 'node', [
      'edge/domains/stations/import/cli.ts',
      '--synthetic',
    ]);
  writeFileSync(offered, '');
}
// Canonical links are part of the static pages; the port of this run is not.
if (!development)
  await ensureBuilt({ ...env, SITE_ORIGIN: process.env.SITE_ORIGIN ?? 'http://localhost:3000' });

// Firebase's Auth emulator. It says where it listens at once, and answers when it knows the demo accounts.
const signIn = startPart('node', ['edge/auth/emulator/cli.ts'], env);
env.FIREBASE_AUTH_EMULATOR_HOST = new URL(
  await signIn.origin.catch(() => stop('Sign-in did not start; its message is above.')),
).host;
// Before anybody else opens the store, or the provider its books.
if (!process.argv.includes('--no-demo-orders') && !existsSync(played)) {
  await ready('Sign-in', signIn, '/');
  say('Playing some days of the demo shop (some seconds) …');
  const playing = { ...env, PAYMENTS_FILE: paymentsFile };
  // A shop without orders is one all the same; the next start tries again.
  if ((await run('node', ['edge/run/demo-orders.ts'], { env: playing })) === 0)
    writeFileSync(played, '');
}

// A payment provider that moves no money; it hears from the site where to send its notifications.
const payments = startPart('node', ['edge/payments-sandbox/cli.ts'], {
  ...env,
  PAYMENTS_FILE: paymentsFile,
});
const provider = await ready('The payment provider', payments, '/control');
env.MIDTRANS_SNAP_URL = provider;
env.MIDTRANS_API_URL = provider;
// Financing companies that lend nothing; applications name the site for their decisions.
const financing = startPart('node', ['edge/financing-sandbox/cli.ts'], {
  ...env,
  FINANCING_FILE: join(data, 'financing.json'),
});
const companies = await ready('The financing companies', financing, '/control');
env.FINANCING_COMPANIES = await (await fetch(`${companies}/control/companies`)).text();
// Mail, WhatsApp and SMS that reach nobody; they hear below where the site listens.
const messages = startPart('node', ['edge/messages-sandbox/cli.ts'], {
  ...env,
  MESSAGES_FILE: join(data, 'messages.json'),
});
env.MESSAGES_URL = await ready('The providers of messages', messages, '/control');
// reCAPTCHA that takes everybody for a person.
const captcha = startPart('node', ['edge/captcha-sandbox/cli.ts'], env);
env.RECAPTCHA_URL = await ready('The captcha', captcha, '/control');
// A few leaked passwords, asked for as Pwned Passwords is.
const leaked = startPart('node', ['edge/passwords-sandbox/cli.ts'], env);
env.BREACHED_PASSWORDS_URL = await ready('The leaked passwords', leaked, '/control');
const site = development
  ? startPart('next', ['dev', 'web', '-H', HOST, '-p', String(port)], env)
  : startPart('node', ['edge/run/site.ts'], { ...env, HOST, PORT: String(port) });
site.child.on('exit', (code) => end(code ?? 0));
await ready('Sign-in', signIn, '/');
const { port: listening } = new URL(await ready('The site', site, '/api/health'));

await fetch(`${env.MESSAGES_URL}/control/site`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ origin: `http://localhost:${listening}` }),
});

const demo = JSON.parse(readFileSync(join(root, 'edge/auth/emulator/accounts.json'), 'utf8'));
say(`\nALVA is up: http://localhost:${listening}\n`);
say(`Messages it would send: http://localhost:${listening}/en/mailbox\n`);
say(`How their providers behave: ${env.MESSAGES_URL}/control\n`);
say(`The payment provider, played by you: ${provider}/control\n`);
say(`The financing companies, played by you: ${companies}/control\n`);
say(`Demo accounts, all with the password ${demo.password}:`);
for (const { email, role } of demo.accounts) say(`  ${email.padEnd(22)} ${role}`);
