/** Run by the test beside it: tries one transition many times on a store file, prints what came of it. */
import { sql } from 'drizzle-orm';
import { openDatabase } from '#db/open.ts';
import { raw } from '#db/query.ts';
import { transition } from '#edge/platform/write/transition.ts';

const [url = '', attempts = '0'] = process.argv.slice(2);
const db = openDatabase({ url });
const nothing = () => undefined;
const kinds: string[] = [];
for (let attempt = 0; attempt < Number(attempts); attempt++) {
  const outcome = await transition(db, {
    move: raw(sql`UPDATE thing SET state = 'b' WHERE id = 1 AND state = 'a'`, nothing),
    effects: [raw(sql`INSERT INTO effect (by_whom) VALUES (${process.pid})`, nothing)],
    state: raw(sql`SELECT state FROM thing WHERE id = 1`, ({ rows }) => rows),
    reached: (row) => row.state === 'b',
  });
  kinds.push(outcome.kind);
}
db.close();
process.stdout.write(JSON.stringify(kinds));
