/** What was given for an argument, or for a field of one: `param.version`. */
export const argumentAt = (args: Readonly<Record<string, unknown>>, path: string): unknown => {
  const [name = '', ...within] = path.split('.');
  const value = args[name];
  if (within.length === 0) return value;
  return typeof value === 'object' && value !== null
    ? argumentAt(value as Record<string, unknown>, within.join('.'))
    : undefined;
};
