'use client';

import { type KeyboardEvent, useCallback } from 'react';

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

const rowsOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[data-row]'),
];

/** Arrow keys (or J and K) go from row to row, C presses what a row has as `data-claim`. */
export const useRowKeys = () =>
  useCallback((event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const list = event.currentTarget;
    const row = (event.target as HTMLElement).closest<HTMLElement>('li');
    if (row === null) return;
    if (event.key === 'c') {
      row.querySelector<HTMLElement>('[data-claim]')?.click();
      return;
    }
    const rows = rowsOf(list);
    const at = rows.findIndex((each) => row.contains(each));
    const ends: Readonly<Record<string, number>> = { Home: 0, End: rows.length - 1 };
    const step = STEP[event.key];
    const next = ends[event.key] ?? (step === undefined ? undefined : at + step);
    const target = next === undefined ? undefined : rows[next];
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  }, []);
