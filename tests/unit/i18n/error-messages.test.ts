import { describe, expect, it } from 'vitest';
import { REFUSALS } from '#edge/contract/refusals.ts';
import { errorSentence } from '#web/platform/i18n/error-messages.ts';

/** Meant for programs: a page of ours that meets one of them has a fault nobody can do anything about. */
const FOR_PROGRAMS = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_TOO_LARGE',
  'INTROSPECTION_DISABLED',
  'PERSISTED_QUERY_NOT_FOUND',
  'DOCUMENT_NOT_TRUSTED',
  'CROSS_SITE_REQUEST',
  'METHOD_NOT_ALLOWED',
  'NOT_ACCEPTABLE',
  'UNSUPPORTED_MEDIA_TYPE',
  'IDEMPOTENCY_KEY_REUSED',
]);

describe('the sentence for a code', () => {
  it('is there in both languages for whatever a person can meet', async () => {
    for (const code of Object.keys(REFUSALS).filter((each) => !FOR_PROGRAMS.has(each))) {
      const [en, id] = await Promise.all([errorSentence('en', code), errorSentence('id', code)]);
      expect(en, code).toBeTruthy();
      expect(id, code).toBeTruthy();
      expect(id, code).not.toBe(en);
    }
  });

  it('is none for a code nobody knows, nor for a name every object has', async () => {
    expect(await errorSentence('en', 'NEVER_HEARD_OF')).toBeUndefined();
    expect(await errorSentence('id', 'toString')).toBeUndefined();
  });
});
