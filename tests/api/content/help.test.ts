import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

interface Topic {
  readonly topicId: string;
  readonly title: string;
  readonly answers: readonly { readonly answerId: string; readonly question: string }[];
}

const topics = (locale: string) =>
  bff.content<{ helpTopics: Topic[] }>(
    `query Topics($locale: Locale!) { helpTopics(locale: $locale) {
      topicId title summary is_fallback answers { answerId question summary is_fallback } } }`,
    { locale },
  );

const answer = (topicId: string, answerId: string, locale = 'id') =>
  bff.content<{ helpAnswer: { title: string; blocks: unknown[] } | null }>(
    `query Answer($topicId: String!, $answerId: String!, $locale: Locale!) {
      helpAnswer(topicId: $topicId, answerId: $answerId, locale: $locale) {
        title summary blocks { type text items } } }`,
    { topicId, answerId, locale },
  );

describe('helpTopics works', () => {
  it('lists every topic with its questions, in one trip', async () => {
    const listed = await topics('id');
    expect(listed.data?.helpTopics.map((topic) => topic.topicId)).toEqual([
      'orders',
      'registration',
      'battery',
      'service',
      'account',
    ]);
    for (const topic of listed.data?.helpTopics ?? [])
      expect(topic.answers.length).toBeGreaterThanOrEqual(4);
    expect(bff.trips(listed)).toBe(1);
  });

  it('leads to an answer for each of them, in both languages', async () => {
    for (const locale of ['en', 'id'])
      for (const topic of (await topics(locale)).data?.helpTopics ?? [])
        for (const { answerId, question } of topic.answers) {
          const page = (await answer(topic.topicId, answerId, locale)).data?.helpAnswer;
          expect(page?.title).toBe(question);
          expect(page?.blocks.length).toBeGreaterThan(0);
        }
  });

  it('names the page after the topic or the question', async () => {
    const title = async (pageName: string) =>
      (
        await bff.content<{ metaTags: { title: string } | null }>(
          'query T($pageName: String!) { metaTags(pageName: $pageName, locale: en) { title } }',
          { pageName },
        )
      ).data?.metaTags?.title;
    expect(await title('support/battery')).toBe('Battery and charging: help | ALVA');
    expect(await title('support/battery/swap')).toBe('How does battery swapping work? | ALVA');
    expect(await title('support/re-charge-and-swap')).toBe('Charging and battery swap | ALVA');
    expect(await title('support/nothing')).toBeUndefined();
  });
});

describe('helpAnswer refuses', () => {
  it.each([
    ['battery', 'unknown'],
    ['unknown', 'swap'],
    ['', ''],
    ['battery/swap', ''],
    ['..', 'warranty'],
  ])('%s / %s with null', async (topicId, answerId) => {
    const { data, errors } = await answer(topicId, answerId);
    expect(errors).toBeUndefined();
    expect(data?.helpAnswer).toBeNull();
  });
});

describe('help is safe', () => {
  it('never shows an answer that is not active', async () => {
    await bff.db.primary.execute("UPDATE page SET is_active = 0 WHERE name = 'help/battery/swap'");
    expect((await answer('battery', 'swap')).data?.helpAnswer).toBeNull();
    const listed = (await topics('id')).data?.helpTopics.find((t) => t.topicId === 'battery');
    expect(listed?.answers.map((a) => a.answerId)).not.toContain('swap');
  });

  it('takes hostile ids as data', async () => {
    expect((await answer("battery' OR 1=1 --", '%')).data?.helpAnswer).toBeNull();
  });
});
