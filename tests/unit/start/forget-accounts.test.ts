import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { seedStore } from '#db/seed.ts';
import { forgetAccounts } from '#edge/auth/emulator/forget-accounts.ts';
import { stores } from '#tests/support/stores.ts';

const [onFile] = stores;

it('a start forgets accounts of sign-ins by code, which the new emulator does not have, and no other', async () => {
  const store = await onFile.open();
  try {
    await migrate(store.db.primary);
    await seedStore(store.db);
    await store.db.primary.execute(
      `INSERT INTO identity_link (uid, customer_id, provider, linked_at, checked_at) VALUES
        ('cus_owner', 'cus_owner', 'phone', 1, 1), ('google-uid', 'cus_owner', 'google.com', 1, 1)`,
    );
    await forgetAccounts(store.db);
    const { rows } = await store.db.primary.execute(
      "SELECT uid FROM identity_link WHERE customer_id = 'cus_owner'",
    );
    expect(rows.map(({ uid }) => uid)).toEqual(['google-uid']);
  } finally {
    await store.stop();
  }
});

it.each(['edge/auth/emulator/cli.ts', 'edge/run/regions.ts'])(
  '%s, which starts an emulator on a store that was there before, does so',
  (file) => {
    expect(readFileSync(file, 'utf8')).toContain('await forgetAccounts(db);');
  },
);
