import { describe, expect, it } from 'vitest';
import { CODES } from '#web/domains/sync/tray/texts.ts';
import en from '#web/platform/i18n/messages/en/outbox.ts';
import id from '#web/platform/i18n/messages/id/outbox.ts';
import { ALLOWED } from '#web/platform/offline/outbox/allowed.ts';
import type { AllowList } from '#web/platform/offline/outbox/queueable.ts';

const rows = Object.entries(ALLOWED as AllowList);

describe('the allow-list of the outbox', () => {
  it('has no payment, approval, credential or cancellation', () => {
    const never =
      /pay|approve|deny|answer|password|otp|verify|login|authenticate|cancel|checkout|order/i;
    expect(rows.map(([operation]) => operation).filter((name) => never.test(name))).toEqual([]);
  });

  it.each(rows)('%s has its words in both languages', (_, { label, editable }) => {
    for (const messages of [en, id] as readonly Record<string, string>[]) {
      expect(messages[`operation.${label}`]).toBeTruthy();
      for (const field of editable) expect(messages[`field.${field.label}`]).toBeTruthy();
    }
  });

  it('tells what happened meanwhile, and takes it into the write a person insists on', () => {
    const at = '2026-11-20T08:00:00.000Z';
    const ended = { endingId: 'end_1', endedAt: at, endedBy: 'guest' };
    const loan = { vin: 'v', uID: 'u', id: 's', loanEnd: at, allows: [] };
    expect(ALLOWED.shareEv.meanwhile(ended)).toEqual({ label: 'guest-left', at: Date.parse(at) });
    expect(ALLOWED.shareEv.insist(loan, ended)).toEqual({
      ...loan,
      assumes: { lastEnding: 'end_1' },
    });
    const listing = { lastSave: 'sav_2', price: null, changedAt: at };
    const events = [
      ALLOWED.shareEv.meanwhile({ ...ended, endedBy: 'owner' }),
      ALLOWED.shareEv.meanwhile(ended),
      ALLOWED.saveListing.meanwhile(listing),
      ALLOWED.updateCustomerAddress.meanwhile({}),
    ];
    for (const messages of [en, id] as readonly Record<string, string>[])
      for (const each of events) expect(messages[`decide.${each?.label}`]).toBeTruthy();
    expect(ALLOWED.moveListing.meanwhile({})).toBeUndefined();
  });

  it('asks which address counts when a later one was given elsewhere, and sends a chosen one as of now', async () => {
    const answering = (outcome: object) => ({
      endpoint: 'https://alva.test/graphql',
      method: 'POST' as const,
      fetch: async () => Response.json({ data: { updateCustomerAddress: outcome } }),
    });
    const changedAt = '2026-11-20T08:00:00.000Z';
    const written = { input: { address: 'Jl. Lama 1', changedAt } } as never;
    const never = new AbortController().signal;
    const row = ALLOWED.updateCustomerAddress;
    const older = { success: false, errorCode: 'ADDRESS_NEWER', message: '' };
    expect(await row.send(answering(older), written, never)).toMatchObject({
      kind: 'conflict',
      code: 'ADDRESS_NEWER',
    });
    const wrong = { success: false, errorCode: 'ADDRESS_INVALID', message: '' };
    expect(await row.send(answering(wrong), written, never)).toMatchObject({ kind: 'refused' });
    const insisted = row.insist(written, {}) as { input: { address: string; changedAt: string } };
    expect(insisted.input.address).toBe('Jl. Lama 1');
    expect(Date.parse(insisted.input.changedAt)).toBeGreaterThan(Date.parse(changedAt));
  });

  it('lets a call for help alone go before everything else, each in a line of its own', () => {
    expect(rows.filter(([, { urgent }]) => urgent).map(([operation]) => operation)).toEqual([
      'requestRoadsideAssistance',
    ]);
    const lineOf = (id: string) =>
      ALLOWED.requestRoadsideAssistance.entity({ param: { id, vin: 'v' } } as never);
    expect(lineOf('rsa_1')).not.toBe(lineOf('rsa_2'));
  });

  it('lets nobody write as a guest what belongs to a person', () => {
    const personal = ['shareEv', 'revokeShareEv'];
    for (const [operation, { guests }] of rows)
      if (personal.includes(operation)) expect(guests).toBe(false);
  });

  it('has a sentence for every reason why a write did not go', () => {
    for (const messages of [en, id] as readonly Record<string, string>[])
      expect(CODES.filter((code) => !messages[`code.${code}`])).toEqual([]);
  });
});
