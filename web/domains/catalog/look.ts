interface ComponentValue {
  readonly code: string;
  readonly name: string;
  readonly hex: string | null;
  readonly parent_code: string | null;
}

interface Component {
  readonly code: string;
  readonly values: readonly ComponentValue[];
}

/** One way to paint a model: a colour, with an accent where the model has accents. */
export interface Look {
  /** Folder of its pictures: `indie-red`, or `indie-red--white`. */
  readonly key: string;
  readonly color: string;
  readonly colorName: string;
  readonly hex: string;
  readonly accent: string | null;
  readonly accentName: string | null;
  readonly accentHex: string | null;
}

const GREY = '#8a929b';

const valuesOf = (components: readonly Component[], code: string): readonly ComponentValue[] =>
  components.find((component) => component.code === code)?.values ?? [];

/** Every look of a model, in the order it is offered; the first is the one in lists. */
export const looksOf = (components: readonly Component[]): Look[] => {
  const accents = valuesOf(components, 'accent');
  return valuesOf(components, 'color').flatMap((color): Look[] => {
    const base = { color: color.code, colorName: color.name, hex: color.hex ?? GREY };
    const own = accents.filter((accent) => accent.parent_code === color.code);
    if (own.length === 0)
      return [{ ...base, key: color.code, accent: null, accentName: null, accentHex: null }];
    return own.map((accent) => ({
      ...base,
      key: `${color.code}--${accent.code}`,
      accent: accent.code,
      accentName: accent.name,
      accentHex: accent.hex,
    }));
  });
};
