import { Refusal } from '#edge/platform/refusal.ts';
import type { FileStorage } from './storage.ts';

const refuse = async (): Promise<never> => {
  throw new Refusal('UNAVAILABLE', 'Files cannot be kept here.');
};

/** For an instance that was given no place for files: everything but files works. */
export const noStorage: FileStorage = { put: refuse, get: refuse, delete: refuse };
