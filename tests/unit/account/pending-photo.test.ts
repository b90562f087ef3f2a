import { describe, expect, it } from 'vitest';
import { pendingPhoto } from '#web/domains/account/profile/pending-photo.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';

const item = (more: Partial<OutboxItem>): OutboxItem => ({
  seq: 1,
  key: 'KEY',
  operation: 'updateCustomerPhoto',
  entity: 'photo-of-profile',
  variables: { fileId: 'upl_1' },
  about: null,
  createdAt: 1,
  state: 'waiting',
  attempts: 0,
  uncertain: false,
  notBefore: 0,
  confirmed: false,
  code: null,
  conflict: null,
  ...more,
});

describe('the photo of a profile that is on its way', () => {
  const picture = new Blob(['a']);

  it('is the last one chosen, with its picture', () => {
    const first = item({ files: { upl_1: new Blob(['b']) } });
    const last = item({ seq: 2, variables: { fileId: 'upl_2' }, files: { upl_2: picture } });
    expect(pendingPhoto([first, last])).toEqual({ item: last, picture });
  });

  it('has no picture where it takes the photo away', () => {
    const last = item({ variables: { fileId: null } });
    expect(pendingPhoto([last])).toEqual({ item: last, picture: undefined });
  });

  it('is none once it has arrived', () => {
    expect(pendingPhoto([item({ state: 'sent' })])).toBeUndefined();
    expect(pendingPhoto([item({ operation: 'updateCustomerProfile' })])).toBeUndefined();
  });
});
