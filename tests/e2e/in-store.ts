import { openDatabase } from '#db/open.ts';
import { storeUrl } from './offline/store.ts';

/** Does this to the product's store, for what no page can bring about. */
export const inStore = async (
  work: (db: ReturnType<typeof openDatabase>) => Promise<unknown>,
): Promise<void> => {
  const db = openDatabase({ url: storeUrl() });
  try {
    await work(db);
  } finally {
    db.close();
  }
};
