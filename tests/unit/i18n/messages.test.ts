import { describe, expect, it } from 'vitest';
import en from '#web/platform/i18n/messages/en/index.ts';
import id from '#web/platform/i18n/messages/id/index.ts';

type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

const flat = (catalogue: Catalogue): Map<string, string> =>
  new Map(
    Object.entries(catalogue).flatMap(([scope, messages]) =>
      Object.entries(messages).map(([key, text]) => [`${scope}.${key}`, text] as const),
    ),
  );

/** Indonesian has one plural form, so `#one` has no counterpart there. */
const keys = (messages: Map<string, string>): string[] =>
  [...messages.keys()].filter((key) => !key.endsWith('#one')).sort();

const placeholders = (text: string): string[] =>
  [...text.matchAll(/{(\w+)}/g)].map((m) => m[1] ?? '').sort();

describe('messages', () => {
  const [english, indonesian] = [flat(en), flat(id)];

  it('have the same keys in both languages', () => {
    expect(keys(indonesian)).toEqual(keys(english));
  });

  it('fill the same placeholders in both languages', () => {
    const differing = keys(english).filter(
      (key) =>
        placeholders(english.get(key) ?? '').join() !==
        placeholders(indonesian.get(key) ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  it('are never empty and never carry markup', () => {
    for (const [key, text] of [...english, ...indonesian]) {
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toMatch(/^$|<|>/);
    }
  });

  it('have a plural form for each that the rules of the language tell apart', () => {
    const counted = [...english.keys()].filter((key) => key.endsWith('#one'));
    expect(counted.length).toBeGreaterThan(0);
    for (const [tag, messages] of [
      ['en', english],
      ['id', indonesian],
    ] as const)
      for (const key of counted)
        for (const form of new Intl.PluralRules(tag).resolvedOptions().pluralCategories)
          expect([...messages.keys()], tag).toContain(key.replace(/one$/, form));
  });
});
