import { Script } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { memoryStorage } from '#tests/unit/offline/device.ts';
import {
  forgetView,
  LAST_VIEW,
  lastViewScript,
  saveView,
} from '#web/platform/last-view/stored-view.ts';

const NOW = Date.parse('2026-05-04T09:00:00Z');
const PATH = '/en/my-ev';
const HTML = '<a href="/en/my-ev/V1">ALVA CERVO</a>';

let storage: Storage;

beforeEach(() => {
  storage = memoryStorage();
  storage.setItem('UNIQUE_NUMBER_LOGIN', 'cus_owner');
});

const save = (view: { until?: number; html?: string } = {}): void =>
  saveView(storage, { path: PATH, at: NOW, until: NOW + DAY_MS, html: HTML, ...view });

interface Opening {
  pathname?: string;
  /** Of the device, epoch ms. */
  now?: number;
}

/** Runs the script as the page does, and answers what it has filled in. */
const opened = ({ pathname = PATH, now = NOW + 1 }: Opening = {}) => {
  const slot = { innerHTML: '', dataset: { lastView: '' } };
  new Script(lastViewScript).runInNewContext({
    localStorage: storage,
    location: { pathname },
    document: { querySelector: () => slot },
    Date: { now: () => now },
  });
  return slot;
};

describe('what a page showed last', () => {
  it('is there again when the same person opens the page', () => {
    save();
    expect(opened()).toEqual({ innerHTML: HTML, dataset: { lastView: 'new' } });
  });

  it('is called old after an hour', () => {
    save();
    expect(opened({ now: NOW + HOUR_MS }).dataset.lastView).toBe('new');
    expect(opened({ now: NOW + HOUR_MS + 1 }).dataset.lastView).toBe('old');
  });

  it('is not there on another page, or in another language', () => {
    save();
    expect(opened({ pathname: '/id/my-ev' }).innerHTML).toBe('');
    expect(opened({ pathname: '/en/my-ev/V1' }).innerHTML).toBe('');
  });

  it('is not there once something in it is over, by the server’s clock', () => {
    save();
    expect(opened({ now: NOW + DAY_MS - 1 }).innerHTML).toBe(HTML);
    expect(opened({ now: NOW + DAY_MS }).innerHTML).toBe('');
    storage.setItem('alva-clock', JSON.stringify({ offset: DAY_MS, at: NOW }));
    expect(opened().innerHTML).toBe('');
  });

  it('does not come back when the device is set back', () => {
    save();
    expect(opened({ now: NOW - 1 }).innerHTML).toBe('');
    storage.setItem('alva-clock', JSON.stringify({ offset: 0, at: NOW + DAY_MS }));
    expect(opened().innerHTML).toBe('');
  });

  it.each([
    'alva-sign-out-owed',
    'alva-wipe-pending',
    'alva-session-locked',
    'alva-session-revoked',
  ])('is not shown while %s is noted', (key) => {
    save();
    storage.setItem(key, '1');
    expect(opened().innerHTML).toBe('');
  });

  it('is not shown to another person, or to nobody', () => {
    save();
    storage.setItem('UNIQUE_NUMBER_LOGIN', 'cus_owner2');
    expect(opened().innerHTML).toBe('');
    storage.removeItem('UNIQUE_NUMBER_LOGIN');
    expect(opened().innerHTML).toBe('');
  });

  it('ends with the trust in a session that the server has not confirmed for twelve days', () => {
    storage.setItem('alva-session-confirmed', String(NOW - 11 * DAY_MS));
    save({ until: Number.POSITIVE_INFINITY });
    expect(opened({ now: NOW + DAY_MS - 1 }).innerHTML).toBe(HTML);
    expect(opened({ now: NOW + DAY_MS }).innerHTML).toBe('');
  });

  it('is not kept while the person is leaving', () => {
    for (const key of ['alva-sign-out-owed', 'alva-wipe-pending']) {
      storage.setItem(key, 'here');
      save();
      expect(storage.getItem(LAST_VIEW)).toBeNull();
      storage.removeItem(key);
    }
  });

  it('goes when there is nothing to keep, or too much', () => {
    save();
    save({ until: 0 });
    expect(storage.getItem(LAST_VIEW)).toBeNull();
    save();
    save({ html: 'x'.repeat(100_001) });
    expect(storage.getItem(LAST_VIEW)).toBeNull();
  });

  it('goes with what the person removes from the device', () => {
    save();
    forgetView(storage);
    expect(opened().innerHTML).toBe('');
  });

  it('leaves the page as it is where nothing can be read', () => {
    storage.setItem(LAST_VIEW, 'not JSON');
    expect(opened().innerHTML).toBe('');
  });
});
