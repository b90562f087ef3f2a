/** A contestant in a process of its own: `PORT=<port> CONTESTANT=<name> node in-node.ts <file of long bindings>`. */
import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { openDatabase } from '#db/open.ts';
import { createEmbeddedApp } from '#edge/node.ts';
import { contestant } from './contestants.ts';

const { CONTESTANT, PORT } = process.env;
const handler =
  CONTESTANT === 'bff'
    ? createEmbeddedApp(process.env).fetch
    : contestant(
        { ...process.env, ...JSON.parse(readFileSync(String(process.argv[2]), 'utf8')) },
        openDatabase({ url: String(process.env.DATABASE_URL) }),
      );
serve({ fetch: (request) => handler(request), port: Number(PORT), hostname: '127.0.0.1' });
