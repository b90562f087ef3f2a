import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { openDatabase } from '#db/open.ts';
import { bare } from './bare.ts';

const [bindings] = await once(process, 'message');
const fetch = bare(bindings, openDatabase({ url: bindings.DATABASE_URL }));
serve({ fetch, port: Number(bindings.PORT), hostname: '127.0.0.1' });
