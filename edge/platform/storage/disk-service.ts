import type { FileStorage } from './storage.ts';

/** A folder that workerd itself serves and writes, as `npm run edge` has it in the place of a bucket. */
export interface DiskService {
  fetch(url: string, init?: RequestInit): Promise<Response>;
}

const urlOf = (key: string): string => `http://files/${key}`;

const checked = async (answer: Response): Promise<Response> => {
  if (answer.ok || answer.status === 404) return answer;
  throw new Error(`The folder of files answered ${answer.status}.`);
};

export const diskServiceStorage = (disk: DiskService): FileStorage => ({
  put: async (key, body) =>
    void (await checked(await disk.fetch(urlOf(key), { method: 'PUT', body }))),
  get: async (key) => {
    const answer = await checked(await disk.fetch(urlOf(key)));
    return answer.ok ? (answer.body ?? undefined) : undefined;
  },
  delete: async (keys) => {
    for (const key of keys) await checked(await disk.fetch(urlOf(key), { method: 'DELETE' }));
  },
});
