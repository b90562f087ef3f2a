import { Refusal } from '#edge/platform/refusal.ts';

export const JSON_TYPE = 'application/json';
export const GRAPHQL_TYPE = 'application/graphql-response+json';

export type AnswerType = typeof JSON_TYPE | typeof GRAPHQL_TYPE;

/** @throws Refusal unless `application/json`, in UTF-8 where a charset is named */
export const requireJson = (contentType: string | null): void => {
  if (contentType === JSON_TYPE) return;
  const [type, ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const foreign = parameters.some(
    (parameter) => !/^\s*charset\s*=\s*("utf-8"|utf-8)\s*$/.test(parameter),
  );
  if (type?.trim() !== JSON_TYPE || foreign)
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 'Send application/json in UTF-8.');
};

const RANGES: Readonly<Record<string, AnswerType>> = {
  '*/*': JSON_TYPE,
  'application/*': JSON_TYPE,
  [JSON_TYPE]: JSON_TYPE,
  [GRAPHQL_TYPE]: GRAPHQL_TYPE,
};

/**
 * The media type the client likes best; the plain one where it has no preference.
 * @throws Refusal when it takes neither
 */
export const chooseAnswerType = (accept: string | undefined): AnswerType => {
  if (accept === undefined || accept === '*/*' || accept === JSON_TYPE) return JSON_TYPE;
  let best: AnswerType | undefined;
  let bestQuality = 0;
  for (const range of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
    const type = RANGES[name];
    const quality = Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? 1);
    if (type === undefined || !(quality > bestQuality)) continue;
    best = type;
    bestQuality = quality;
  }
  if (best === undefined)
    throw new Refusal('NOT_ACCEPTABLE', `Accept ${JSON_TYPE} or ${GRAPHQL_TYPE}.`);
  return best;
};

export const isMultipart = (contentType: string | null): boolean =>
  /^multipart\/form-data\b/i.test(contentType ?? '');
