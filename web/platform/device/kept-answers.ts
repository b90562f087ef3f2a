/** Deleted with everything else of a person (platform/offline/wipe.ts), by the word in its name. */
const CACHE = 'alva-personal-answers';

export interface KeptAnswer<Data> {
  readonly data: Data;
  /** When it arrived, epoch ms. */
  readonly at: number;
}

/** Nobody fetches from these addresses: they name an answer in the cache. */
const addressOf = (person: string, name: string, variables: unknown): string =>
  `/__answers/${encodeURIComponent(person)}/${encodeURIComponent(name)}?${encodeURIComponent(JSON.stringify(variables))}`;

/** Keeps the last answer a person got, so that its page opens without signal. */
export const keepAnswer = async <Data>(
  person: string,
  name: string,
  variables: unknown,
  answer: KeptAnswer<Data>,
): Promise<void> => {
  const cache = await caches.open(CACHE);
  await cache.put(addressOf(person, name, variables), Response.json(answer));
};

export const keptAnswer = async <Data>(
  person: string,
  name: string,
  variables: unknown,
): Promise<KeptAnswer<Data> | undefined> => {
  const cache = await caches.open(CACHE);
  return (await cache.match(addressOf(person, name, variables)))?.json();
};

export const forgetAnswers = async (): Promise<void> => {
  await caches.delete(CACHE);
};
