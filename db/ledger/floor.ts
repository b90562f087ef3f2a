/** Whether a batch failed because an account would have gone below its floor. */
export const isFloorFailure = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('ledger_floor');
