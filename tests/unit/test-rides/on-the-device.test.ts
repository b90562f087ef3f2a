import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
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

  it('begins with the question which motorcycle, until somebody has chosen one', async () => {
    const { readTestDrive, setTestDrive } = await state();
    const { shownStep } = await import('#web/domains/test-rides/steps.ts');
    expect(shownStep(null, readTestDrive(), 0)).toBe('model');
    setTestDrive({ locationId: 'aec-scbd' });
    expect(shownStep('time', readTestDrive(), 0), 'a place is no model').toBe('model');
    setTestDrive({ productId: 7, productName: 'ALVA ONE' });
    expect(shownStep(null, readTestDrive(), 0)).toBe('time');
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

describe('the affiliate key of a test ride', () => {
  it('is of the link somebody followed, if it is one, until the field was touched', async () => {
    const { firstKey, readTestDrive, setTestDrive } = await state();
    vi.stubGlobal('document', { cookie: 'referral_code=foo_bar' });
    expect(firstKey(readTestDrive()), 'a word that is no key').toBe('');
    vi.stubGlobal('document', { cookie: 'referral_code=dimas-01' });
    expect(firstKey(readTestDrive())).toBe('DIMAS-01');
    setTestDrive({ affiliateKey: '' });
    expect(firstKey(readTestDrive()), 'emptied').toBe('');
  });
});

describe('a test ride that waits to be sent', () => {
  const param = {
    id: 'trd_1',
    manageKey: 'trk_1',
    dealerSlug: 'aec-puri',
    productId: 11,
    slotAt: '2026-12-01T03:00:00.000Z',
    name: 'Sari Dewi',
    phoneNumber: '0812 3456 7890',
    email: null,
    licence: 'C1',
    isOfAge: true,
    survey: ['FAMILY'],
    affiliateKey: 'DIMAS-01',
    consent: true,
    locale: 'id',
  } as const;

  it('keeps its names for itself: the next ride is another one', async () => {
    const { readTestDrive, recallN3, rideNames, setTestDrive, settleQueued } = await state();
    const first = rideNames();
    expect(rideNames()).toEqual(first);
    setTestDrive({ slotAt: 1, survey: ['FAMILY'], affiliateKey: 'DIMAS-01', isLimit: true });
    settleQueued({ ...booked('ALVA N3', first.manageKey), id: first.id });
    expect(readTestDrive()).toMatchObject({ slotAt: null, affiliateKey: null, isLimit: false });
    expect(readTestDrive().successData?.id).toBe(first.id);
    expect(recallN3(), 'booked it is not yet').toBeNull();
    const second = rideNames();
    expect(second.id).not.toBe(first.id);
    expect(second.manageKey).not.toBe(first.manageKey);
  });

  it('is chosen anew as it was, but for its time and its names, when it was refused', async () => {
    const { chooseAnew, readTestDrive, settleQueued } = await state();
    settleQueued(booked('ALVA CERVO', 'trk_1'));
    chooseAnew({ param: { ...param, survey: [...param.survey] } });
    expect(readTestDrive()).toMatchObject({
      productId: 11,
      locationId: 'aec-puri',
      slotAt: null,
      customer: {
        name: 'Sari Dewi',
        phoneNumber: '0812 3456 7890',
        email: '',
        licence: 'C1',
        isOfAge: true,
      },
      survey: ['FAMILY'],
      affiliateKey: 'DIMAS-01',
      id: null,
      successData: null,
    });
  });

  it('leaves nothing of whose recommendation it was to the next one, once booked', async () => {
    const { readTestDrive, setTestDrive, settleBooked } = await state();
    setTestDrive({ affiliateKey: 'DIMAS-01', isLimit: true });
    settleBooked(booked('ALVA CERVO', 'trk_1'));
    expect(readTestDrive()).toMatchObject({ affiliateKey: null, isLimit: false });
  });
});

describe('the calendar file of a ride', () => {
  it('is read by ical.js and ts-ics as the same ride, in the version the mails have, with the hour of the centre', async () => {
    // Before the browser is there: what comes with it listens to one.
    const { downloadRide } = await import('#web/domains/test-rides/download-calendar.ts');
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:ride';
    });
    const click = vi.fn();
    vi.stubGlobal('window', { location: { hostname: 'alva.test' } });
    vi.stubGlobal('document', { createElement: () => ({ click }) });
    const at = Date.UTC(2026, 11, 1, 3);
    downloadRide(
      {
        id: 'trd_1',
        slotAt: new Date(at).toISOString(),
        endsAt: new Date(at + 30 * MINUTE_MS).toISOString(),
        sequence: 2,
        location: 'ALVA Bali',
        address: 'Jl. Sunset Road; 1',
        city: 'Denpasar, Bali',
        timeZone: 'Asia/Makassar',
      },
      { locale: 'en', title: 'Test ride: ALVA N3', bring: 'Bring your licence,\nand a jacket' },
      at - HOUR_MS,
    );
    expect(click).toHaveBeenCalledOnce();
    const text = (await files[0]?.text()) ?? '';
    const calendar = new ICAL.Component(ICAL.parse(text));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect(event.uid).toBe('trd_1@alva.test');
    expect(event.sequence).toBe(2);
    expect(event.startDate.toJSDate().getTime()).toBe(at);
    expect(event.endDate.toJSDate().getTime()).toBe(at + 30 * MINUTE_MS);
    expect(event.location).toBe('ALVA Bali, Jl. Sunset Road; 1, Denpasar, Bali');
    const [hour, ...bring] = event.description.split('\n');
    expect(hour).toMatch(/^Tuesday.* 1 December 2026, 11[.:]00 WITA$/);
    expect(bring.join('\n')).toBe('Bring your licence,\nand a jacket');

    const [other] = convertIcsCalendar(undefined, text).events ?? [];
    expect(other).toMatchObject({
      uid: 'trd_1@alva.test',
      sequence: 2,
      summary: 'Test ride: ALVA N3',
      location: event.location,
      description: event.description,
    });
    expect(other?.start.date.getTime()).toBe(at);
    expect(other?.end?.date.getTime()).toBe(at + 30 * MINUTE_MS);
  });
});
