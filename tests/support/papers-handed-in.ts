import type { OpenDatabase } from '#db/open.ts';

/** The application of this order, as if its customer had handed it in with every paper. */
export const papersHandedIn = async (
  { primary }: Pick<OpenDatabase, 'primary'>,
  orderId: string,
): Promise<void> => {
  await primary.execute({
    sql: `UPDATE financing_application SET submitted_at = created_at, is_married = 0, work = 'EMPLOYED'
      WHERE order_id = ? AND submitted_at IS NULL`,
    args: [orderId],
  });
};
