import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { syncAll } from './client.ts';

const PRIVATE = ['vehicles', 'shares', 'listings', 'orders', 'notifications', 'addresses'];

interface Page {
  readonly scope: string;
  readonly cursor: string;
  readonly starts: boolean;
  readonly changes: readonly { readonly id: string }[];
}

const DOCUMENT = `query ($questions: [SyncQuestion!]!) { syncChanged(questions: $questions) {
  scope cursor hasMore starts removed changes { id record visibleUntil visibleFrom } } }`;

let bff: Bff;
let owner: Record<string, string>;
beforeAll(async () => {
  bff = await startBff();
  owner = await actor(bff, 'owner');
});
afterAll(() => bff.stop());

const ask = (questions: readonly object[], headers: Record<string, string> = owner) =>
  bff.gql<{ syncChanged: Page[] }>(DOCUMENT, { questions }, { headers });

/** Everything that the device of the owner has. */
const upToDate = async (scopes: readonly string[] = PRIVATE) => {
  const questions: { scope: string; cursor: string }[] = [];
  for (const scope of scopes)
    questions.push({ scope, cursor: (await syncAll(bff, scope, null, owner)).cursor });
  return questions;
};

const touch = (id: string) =>
  bff.db.primary.execute({
    sql: `UPDATE vehicle SET registration_plate = 'B 1 ' || hex(randomblob(2)) WHERE id = ?`,
    args: [id],
  });

const vehicleOfOwner = async (): Promise<string> => {
  const { rows } = await bff.db.primary.execute(
    `SELECT id FROM vehicle WHERE owner_id = 'cus_owner' ORDER BY id LIMIT 1`,
  );
  return String(rows[0]?.id);
};

describe('syncChanged works', () => {
  it('says nothing of what did not change, in one trip', async () => {
    const answer = await ask(await upToDate());
    expect(answer.data).toEqual({ syncChanged: [] });
    expect(bff.trips(answer)).toBe(1);
  });

  it('brings what changed, in the one collection that did, and its cursor goes on from there', async () => {
    const questions = await upToDate();
    const id = await vehicleOfOwner();
    await touch(id);
    const answer = await ask(questions);
    expect(answer.data?.syncChanged.map(({ scope }) => scope)).toEqual(['vehicles']);
    const [page] = answer.data?.syncChanged ?? [];
    expect(page).toMatchObject({ starts: false, removed: [], hasMore: false });
    expect(page?.changes.map((change) => change.id)).toEqual([id]);
    expect(bff.trips(answer)).toBe(2);
    const later = questions.map((each) =>
      each.scope === 'vehicles' ? { ...each, cursor: page?.cursor } : each,
    );
    expect((await ask(later)).data).toEqual({ syncChanged: [] });
  });

  it('brings everything to a device that has nothing, as sync does', async () => {
    const answer = await ask(PRIVATE.map((scope) => ({ scope })));
    for (const scope of PRIVATE) {
      const page = answer.data?.syncChanged.find((each) => each.scope === scope);
      const [first] = (await syncAll(bff, scope, null, owner)).pages;
      expect(page?.starts, scope).toBe(true);
      expect(page?.changes.map(({ id }) => id)).toEqual(first?.changed.map(({ id }) => id));
    }
  });

  it('gives a cursor that fell far behind a new one, so that it does not age', async () => {
    const questions = await upToDate(['vehicles']);
    await bff.db.primary.execute('UPDATE feed SET seq = seq + 3000');
    const answer = await ask(questions);
    expect(answer.data?.syncChanged).toMatchObject([
      { scope: 'vehicles', starts: false, changes: [] },
    ]);
    const [page] = answer.data?.syncChanged ?? [];
    expect((await ask([{ scope: 'vehicles', cursor: page?.cursor }])).data).toEqual({
      syncChanged: [],
    });
  });

  it('answers a collection that is asked for twice once', async () => {
    const answer = await ask([{ scope: 'vehicles' }, { scope: 'vehicles' }]);
    expect(answer.data?.syncChanged).toHaveLength(1);
  });
});

describe('syncChanged refuses', () => {
  it('a guest, also for what is public', async () => {
    for (const scope of ['vehicles', 'pages']) {
      const { data, errors } = await ask([{ scope }], {});
      expect(data).toBeNull();
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    }
  });

  it('a session that was ended, also when nothing changed', async () => {
    const lost = await actor(bff, 'owner');
    const questions = await upToDate();
    await bff.db.primary.execute(
      `UPDATE session SET revoked_at = 1 WHERE id = (SELECT max(id) FROM session)`,
    );
    const { data, errors } = await ask(questions, lost);
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('syncChanged is safe', () => {
  it('starts over on what is no cursor, and on that of another person', async () => {
    const other = await actor(bff, 'owner2');
    const { cursor } = await syncAll(bff, 'vehicles', null, other);
    for (const bad of [cursor, 'x', 'p.vehicles.a.1', "' OR 1=1 --"]) {
      const { data } = await ask([{ scope: 'vehicles', cursor: bad }]);
      expect(data?.syncChanged, bad).toMatchObject([{ scope: 'vehicles', starts: true }]);
    }
  });

  it('starts over when removals after the cursor were forgotten', async () => {
    const questions = await upToDate(['vehicles']);
    await bff.db.primary.batch([
      'UPDATE feed SET seq = seq + 1',
      'UPDATE feed SET pruned_seq = seq',
    ]);
    const { data } = await ask(questions);
    expect(data?.syncChanged).toMatchObject([{ starts: true }]);
  });

  it('goes on in the middle of a download', async () => {
    await bff.db.primary.execute(
      `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 40)
       INSERT INTO page (name, kind, is_active, order_sequence, published_at)
       SELECT printf('many-%05d', i), 'page', 1, i, 0 FROM n`,
    );
    const [first] = (await ask([{ scope: 'pages' }])).data?.syncChanged ?? [];
    expect(first).toMatchObject({ starts: true, hasMore: true });
    const [next] = (await ask([{ scope: 'pages', cursor: first?.cursor }])).data?.syncChanged ?? [];
    expect(next?.starts).toBe(false);
    expect(next?.changes.length).toBeGreaterThan(0);
  });
});
