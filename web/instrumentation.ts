/** Runs once when the server starts, before it answers anybody. */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { bff } = await import('./platform/bff.ts');
  bff.refuseImpossibleMethods();
  if (process.env.ALVA_ENV !== 'embedded') return;
  // A port chosen by the system is known from here on.
  process.env.SITE_ORIGIN ||= `http://localhost:${process.env.PORT}`;
  bff.keepToLoopback();
};
