import { migrate, pendingMigrations, wouldTakeAway } from '#db/migrate.ts';
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

type StoreTarget = Pick<Target, 'primaryUrl'>;

const openPrimary = ({ primaryUrl }: StoreTarget, { databaseToken, migrations }: StoreOptions) => ({
  db: openDatabase({ url: primaryUrl, authToken: databaseToken }),
  source: migrations === undefined ? {} : { folder: migrations },
});

export interface StoreOutlook {
  /** Names of the migrations that would run. */
  readonly pending: readonly string[];
  /** What a release without `--contract` is refused for, as sentences. */
  readonly refusals: readonly string[];
}

/** What a version would do to the primary. Changes nothing. */
export const examineStore = async (
  target: StoreTarget,
  options: StoreOptions,
): Promise<StoreOutlook> => {
  const { db, source } = openPrimary(target, options);
  try {
    const { pending, isNew } = await pendingMigrations(db.primary, source);
    if (isNew) return { pending, refusals: [] };
    const refusals: string[] = [];
    if (await wouldTakeAway(db.primary, source))
      refusals.push(
        'A pending migration takes away what the version that serves may still read. Deploy a version that does without it to every region first; then say --contract.',
      );
    const names = await unanswered(db);
    if (names.length > 0)
      refusals.push(
        `Pages that are open or installed still send documents that this version does not answer: ${names.join(', ')}. Keep what they ask for, or say --contract to have them load anew.`,
      );
    return { pending, refusals };
  } finally {
    db.close();
  }
};

/** @throws DeployFault where the version that serves, or a page that is open, would miss something */
export const refuseStore = async (target: StoreTarget, options: StoreOptions): Promise<void> => {
  if (options.contract) return;
  const { refusals } = await examineStore(target, options);
  if (refusals.length > 0) throw new DeployFault(refusals.join('\n'));
};

/**
 * Gets the primary ready for a version, with the version that serves still running on it.
 * @returns how many migrations ran
 * @throws DeployFault where that version, or a page that is open, would miss something
 */
export const prepareStore = async (target: StoreTarget, options: StoreOptions): Promise<number> => {
  await refuseStore(target, options);
  const { db, source } = openPrimary(target, options);
  try {
    const count = await migrate(db.primary, source);
    // Before the worker: the pages that come after it may reach a version that does not have them.
    await recordDocuments(db, Date.now());
    return count;
  } finally {
    db.close();
  }
};
