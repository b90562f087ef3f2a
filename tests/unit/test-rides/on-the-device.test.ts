import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { PERSONAL_KEYS } from '#web/platform/session/personal-keys.ts';

const stored = new Map<string, string>();
const storage = (values: Map<string, string>) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
});
beforeEach(() => {
  stored.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', storage(stored));
  vi.stubGlobal('sessionStorage', storage(new Map()));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const state = () => import('#web/domains/test-rides/state.ts');
const booked = (productName: string, manageKey: string) => ({
  id: 'trd_1',
  manageKey,
  productName,
  slotAt: 1,
  dealerSlug: 'aec-scbd',
});

describe('the test ride that a device is about to book', () => {
  it('is of product 5 until somebody chooses another', async () => {
    const { readTestDrive, setTestDrive } = await state();
    expect(readTestDrive().productId).toBe(5);
    setTestDrive({ productId: 7 });
    expect(readTestDrive().productId).toBe(7);
  });

  it('leaves the link of the last ALVA N3 as TEST_RIDE_N3, until sign-out', async () => {
    const { recallN3, settleBooked } = await state();
    expect(recallN3()).toBeNull();
    settleBooked(booked('ALVA N3', 'trk_first'));
    settleBooked(booked('ALVA N3', 'trk_last'));
    settleBooked(booked('ALVA CERVO', 'trk_other'));
    settleBooked(booked('ALVA N30', 'trk_another'));
    expect(stored.get('TEST_RIDE_N3')).toBe('trk_last');
    expect(recallN3()).toBe('trk_last');
    expect(PERSONAL_KEYS).toContain('TEST_RIDE_N3');
  });

  it('is booked also where the storage is closed', async () => {
    const refuse = () => {
      throw new Error('closed');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { recallN3, settleBooked, readTestDrive } = await state();
    settleBooked(booked('ALVA N3', 'trk_1'));
    expect(recallN3()).toBeNull();
    expect(readTestDrive().successData?.manageKey).toBe('trk_1');
  });
});

describe('the calendar file of a ride', () => {
  it('is read by ical.js as the same ride, in the version the mails have', async () => {
    // Before the browser is there: what comes with it listens to one.
    const { downloadCalendar } = await import('#web/domains/test-rides/download-calendar.ts');
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:ride';
    });
    const click = vi.fn();
    vi.stubGlobal('window', { location: { hostname: 'alva.test' } });
    vi.stubGlobal('document', { createElement: () => ({ click }) });
    const at = Date.UTC(2026, 11, 1, 3);
    downloadCalendar({
      id: 'trd_1',
      at,
      endsAt: at + 30 * MINUTE_MS,
      sequence: 2,
      title: 'Test ride: ALVA N3',
      location: 'Jl. Sunset Road; Denpasar, Bali',
      description: 'Bring your licence,\nand a jacket',
      madeAt: at - HOUR_MS,
    });
    expect(click).toHaveBeenCalledOnce();
    const calendar = new ICAL.Component(ICAL.parse((await files[0]?.text()) ?? ''));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect(event.uid).toBe('trd_1@alva.test');
    expect(event.sequence).toBe(2);
    expect(event.startDate.toJSDate().getTime()).toBe(at);
    expect(event.endDate.toJSDate().getTime()).toBe(at + 30 * MINUTE_MS);
    expect(event.location).toBe('Jl. Sunset Road; Denpasar, Bali');
    expect(event.description).toBe('Bring your licence,\nand a jacket');
  });
});
