import { openDatabase } from '#db/open.ts';
import { storeUrl } from './offline/store.ts';

/** Does this to the product's store, for what no page can bring about. */
export const inStore = async <Result>(
  work: (db: ReturnType<typeof openDatabase>) => Promise<Result>,
): Promise<Result> => {
  const db = openDatabase({ url: storeUrl() });
  try {
    return await work(db);
  } finally {
    db.close();
  }
};
