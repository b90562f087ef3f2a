import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftWriter } from '#web/platform/purchase/draft-writer.ts';

const LONG = 10_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the writer of drafts', () => {
  it('writes once after the last key of a word', () => {
    const write = vi.fn();
    const draft = createDraftWriter(write, () => true);
    for (let key = 0; key < 5; key++) {
      draft.changed();
      vi.advanceTimersByTime(50);
    }
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(LONG);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('writes at once when the page is left, and not again afterwards', () => {
    const write = vi.fn();
    const draft = createDraftWriter(write, () => true);
    draft.changed();
    draft.flush();
    expect(write).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(LONG);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('writes nothing when nothing was typed', () => {
    const write = vi.fn();
    createDraftWriter(write, () => true).flush();
    expect(write).not.toHaveBeenCalled();
  });

  it('writes nothing of a person who has signed out meanwhile', () => {
    const write = vi.fn();
    let isSignedIn = true;
    const draft = createDraftWriter(write, () => isSignedIn);
    draft.changed();
    isSignedIn = false;
    draft.flush();
    vi.advanceTimersByTime(LONG);
    expect(write).not.toHaveBeenCalled();
  });
});
