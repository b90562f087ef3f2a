/** OCPI's times are UTC, whether they say so or not (`2026-11-20T08:00:00`). */
export const timeOf = (text: string | null | undefined): number | null => {
  const given = text ?? '';
  const time = Date.parse(/(z|[+-]\d\d:?\d\d)$/i.test(given) ? given : `${given}Z`);
  return Number.isNaN(time) ? null : time;
};
