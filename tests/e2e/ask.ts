import type { Page } from '@playwright/test';
import type { TrustedDocument } from '#web/platform/graphql/send.ts';

/** What the product answers to the person signed in on that page. */
export const ask = <Data extends object, Variables>(
  page: Page,
  document: TrustedDocument<Data, Variables>,
  variables: Variables,
): Promise<Data> =>
  page.evaluate(
    async ([id, values]) => {
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ documentId: id, variables: values }),
      });
      return (await answer.json()).data;
    },
    [document.__meta__?.hash, variables] as const,
  );
