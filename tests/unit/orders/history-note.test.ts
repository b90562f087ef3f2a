import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HISTORY_NOTES } from '#edge/contract/orders/history.ts';
import { refundMachine } from '#edge/contract/payments/refund-machine.ts';
import { noteKeys } from '#web/domains/orders/detail/history-note.ts';
import en from '#web/platform/i18n/messages/en/purchases.ts';
import id from '#web/platform/i18n/messages/id/purchases.ts';

describe('notes in the history of an order', () => {
  it('of the shop itself are sentences in both languages, never codes', () => {
    for (const note of [...HISTORY_NOTES, 'STNK READY', 'TNKB COLLECTED', 'BPKB PROCESSING']) {
      const keys = noteKeys(note);
      expect(keys, note).not.toEqual([]);
      for (const key of keys)
        for (const messages of [en, id]) expect(messages[key]).toMatch(/^[A-Z][^_]+$/);
    }
  });

  it('are all those that the domain writes', () => {
    const folder = join(import.meta.dirname, '../../../edge/domains/orders');
    const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [
        ...readFileSync(join(folder, file), 'utf8').matchAll(/note(?:: | = [^;\n]*)'([A-Z_]+)'/g),
      ])
      .map(([, note]) => note);
    expect(written).toContain('REVERSED');
    const states = Object.values(refundMachine.moves).map(({ to }) => to);
    for (const note of [...written, ...states]) expect(HISTORY_NOTES).toContain(note);
  });

  it('of people are shown as they were written', () => {
    for (const note of ['We call you on Monday', 'STNK', 'STNK READY today', ''])
      expect(noteKeys(note)).toEqual([]);
  });
});
