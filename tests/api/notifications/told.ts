import { newId } from '#edge/contract/ids.ts';
import type { Bff } from '#tests/support/bff.ts';

/** A loan of the demo owner's motorcycle that has just ended, as the store writes it. */
export const endLoan = async (bff: Bff): Promise<string> => {
  const now = Date.now();
  const id = newId('shr', now);
  await bff.db.primary.batch(
    [
      {
        sql: `INSERT INTO vehicle_share (id, vehicle_id, owner_id, guest_id, loan_start_at, loan_end_at, accepted_at, allows, created_at)
          SELECT ?, id, owner_id, 'cus_guest', ?, ?, ?, '[]', ? FROM vehicle WHERE owner_id = 'cus_owner' LIMIT 1`,
        args: [id, now - 9_000, now + 9_000, now - 5_000, now - 9_000],
      },
      {
        sql: "UPDATE vehicle_share SET revoked_at = ?, ended_by = 'owner' WHERE id = ?",
        args: [now, id],
      },
    ],
    'write',
  );
  return id;
};

/** Runs the clock until the events are planned and sent; each of its jobs runs once in two seconds. */
export const afterJobs = async (bff: Bff): Promise<void> => {
  await bff.db.primary.execute("DELETE FROM job WHERE kind LIKE 'notifications.%'");
  await bff.tick();
};
