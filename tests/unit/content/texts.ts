interface TextAt {
  readonly where: string;
  readonly en: string;
  readonly id: string;
}

const isText = (value: object): value is { en: string; id: string } =>
  'en' in value && 'id' in value && typeof value.en === 'string' && typeof value.id === 'string';

/** Every bilingual text below a value, with the path that leads to it. */
export const textsIn = (value: unknown, where: string): TextAt[] => {
  if (value === null || typeof value !== 'object') return [];
  if (isText(value)) return [{ where, en: value.en, id: value.id }];
  if ('en' in value && 'id' in value && typeof value.en === 'object') {
    const [en, id] = [value.en as Record<string, string>, value.id as Record<string, string>];
    return Object.keys({ ...en, ...id }).map((key) => ({
      where: `${where}.${key}`,
      en: en[key] ?? '',
      id: id[key] ?? '',
    }));
  }
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${where}.${key}`));
};
