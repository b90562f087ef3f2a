/** Who may charge where; a model that a row leaves out is unknown. */
export const COMPATIBILITY = {
  boost: {
    'alva-cervo-boost-charge': true,
    'alva-n3': true,
    'alva-one': false,
    'alva-one-xp': false,
    'alva-cervo-q': false,
  },
  portable: {
    'alva-one': true,
    'alva-one-xp': true,
    'alva-cervo': true,
    'alva-cervo-q': true,
    'alva-cervo-boost-charge': true,
    'alva-n3': true,
  },
  some: { 'alva-one': true, 'alva-cervo': true, 'alva-n3': false },
  swap: {
    'alva-one': false,
    'alva-one-xp': false,
    'alva-cervo': true,
    'alva-cervo-q': true,
    'alva-n3': false,
  },
  cars: {
    'alva-one': false,
    'alva-one-xp': false,
    'alva-cervo': false,
    'alva-cervo-q': false,
    'alva-cervo-boost-charge': false,
    'alva-n3': false,
  },
  unknown: {},
} as const satisfies Record<string, Readonly<Record<string, boolean>>>;

export type Compatibility = keyof typeof COMPATIBILITY;
