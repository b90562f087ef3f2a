/** Runs once when the server starts, before it answers anybody. */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.ALVA_ENV !== 'embedded') return;
  const { bff } = await import('./platform/bff.ts');
  bff.keepToLoopback();
};
