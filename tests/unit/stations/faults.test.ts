import { describe, expect, it } from 'vitest';
import { AREA_FAULTS } from '#edge/contract/validators/station-area.ts';
import { REPORT_FAULTS } from '#edge/contract/validators/station-report.ts';
import { SEARCH_FAULTS } from '#edge/contract/validators/stations.ts';
import { CODES } from '#web/domains/sync/tray/texts.ts';
import enOutbox from '#web/platform/i18n/messages/en/outbox.ts';
import en from '#web/platform/i18n/messages/en/stations.ts';
import idOutbox from '#web/platform/i18n/messages/id/outbox.ts';
import id from '#web/platform/i18n/messages/id/stations.ts';

type Messages = Readonly<Record<string, string>>;

const both = (key: string, english: Messages, indonesian: Messages): void => {
  expect(english[key], key).toBeTruthy();
  expect(indonesian[key], key).toBeTruthy();
  expect(indonesian[key], key).not.toBe(english[key]);
};

describe('a fault has words in both languages', () => {
  it.each([...SEARCH_FAULTS, ...AREA_FAULTS])('of a search or an area: %s', (fault) => {
    both(`errors.${fault}`, en, id);
  });

  it.each(REPORT_FAULTS)('of a report that waits in the tray: %s', (fault) => {
    both(`code.${fault}`, enOutbox, idOutbox);
    expect(CODES).toContain(fault);
  });
});
