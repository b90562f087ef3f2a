/**
 * `npm run messages:templates`: what goes by WhatsApp, as its Business Management API takes it, one body
 * a line: register all of them before `WHATSAPP_TOKEN` is set, and what a new version changes before it is
 * deployed. `SITE_ORIGIN` is where their buttons lead.
 */
import { runAsCli } from '#db/cli.ts';
import { registrations } from './registration.ts';

await runAsCli(import.meta.url, async () => {
  const origin = process.env.SITE_ORIGIN;
  if (origin === undefined) throw new Error('SITE_ORIGIN=https://… npm run messages:templates');
  return registrations(origin)
    .map((each) => JSON.stringify(each))
    .join('\n');
});
