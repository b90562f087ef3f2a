import { migrate, wouldTakeAway } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { recordDocuments } from '#edge/graphql/record-documents.ts';
import { unanswered } from '#edge/graphql/unanswered.ts';
import { DeployFault } from './fault.ts';
import type { Target } from './target.ts';

export interface StoreOptions {
  /** Nothing that is still in use needs what this version takes away, in the store or in the schema. */
  readonly contract: boolean;
  readonly databaseToken: string | undefined;
  /** Folder of migrations; the project's own when absent. */
  readonly migrations?: string;
}

/**
 * Gets the primary ready for a version, with the version that serves still running on it.
 * @returns how many migrations ran
 * @throws DeployFault where that version, or a page that is open, would miss something
 */
export const prepareStore = async (
  { primaryUrl }: Pick<Target, 'primaryUrl'>,
  { contract, databaseToken, migrations }: StoreOptions,
): Promise<number> => {
  const db = openDatabase({ url: primaryUrl, authToken: databaseToken });
  const source = migrations === undefined ? {} : { folder: migrations };
  try {
    if (!contract && (await wouldTakeAway(db.primary, source)))
      throw new DeployFault(
        'A pending migration takes away what the version that serves may still read. Deploy a version that does without it to every region first; then say --contract.',
      );
    const count = await migrate(db.primary, source);
    const names = contract ? [] : await unanswered(db);
    if (names.length > 0)
      throw new DeployFault(
        `Pages that are open or installed still send documents that this version does not answer: ${names.join(', ')}. Keep what they ask for, or say --contract to have them load anew.`,
      );
    // Before the worker: the pages that come after it may reach a version that does not have them.
    await recordDocuments(db, Date.now());
    return count;
  } finally {
    db.close();
  }
};
