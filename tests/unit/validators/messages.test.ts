import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '#edge/contract/error-codes.ts';
import enErrors from '#web/platform/i18n/messages/en/errors.ts';
import en from '#web/platform/i18n/messages/en/validation.ts';
import idErrors from '#web/platform/i18n/messages/id/errors.ts';
import id from '#web/platform/i18n/messages/id/validation.ts';

const folder = new URL('../../../edge/contract/validators/', import.meta.url);

describe('messages', () => {
  it('exist in both languages for every key a validator can answer with', () => {
    const used = readdirSync(folder).flatMap((file) => {
      const source = readFileSync(new URL(file, folder), 'utf8');
      return [...source.matchAll(/'((?:[a-z-]+\.[a-z-]+)|required)'/g)].map(([, key]) => key ?? '');
    });
    expect(used.length).toBeGreaterThan(20);
    for (const key of used) {
      expect(Object.keys(en)).toContain(key);
      expect(Object.keys(id)).toContain(key);
    }
  });

  it('say what to do; only the specification’s own two say that something is wrong', () => {
    const blaming = /should not be empty|is required|\binvalid\b|wajib|tidak valid/i;
    const keysIn = (texts: object) =>
      Object.entries(texts).flatMap(([key, text]) => (blaming.test(text) ? [key] : []));
    expect(keysIn(en)).toEqual(['required', 'phone.invalid']);
    expect(en.required).toBe('This field should not be empty.');
    expect(en['phone.invalid']).toBe('Invalid Phone Number format');
    expect(keysIn(id)).toEqual([]);
  });

  it('exist in both languages for all 27 error codes', () => {
    expect(ERROR_CODES).toHaveLength(27);
    for (const code of ERROR_CODES) {
      expect(enErrors[code]).toBeTruthy();
      expect(idErrors[code]).toBeTruthy();
      expect(idErrors[code]).not.toBe(enErrors[code]);
    }
  });
});
