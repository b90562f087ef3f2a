import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

interface Posts {
  readonly items: readonly { readonly name: string; readonly published_at: string }[];
  readonly total: number;
  readonly totalPages: number;
  readonly currentPage: number;
}

const posts = (page?: number, category?: string) =>
  bff.content<{ posts: Posts }>(
    `query Posts($page: Int, $category: PostCategory) {
      posts(page: $page, category: $category, locale: id) {
        items { name title summary image category published_at } total totalPages currentPage
      } }`,
    { page, category },
  );

describe('posts works', () => {
  it('shows three, newest first, in one trip', async () => {
    const answer = await posts();
    const days = answer.data?.posts.items.map((post) => post.published_at) ?? [];
    expect(days).toHaveLength(3);
    expect(days).toEqual([...days].sort().reverse());
    expect(answer.data?.posts).toMatchObject({ total: 8, totalPages: 3, currentPage: 1 });
    expect(bff.trips(answer)).toBe(1);
  });

  it('pages through all of them, each once', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => posts(page)));
    const names = pages.flatMap((page) => page.data?.posts.items.map((post) => post.name) ?? []);
    expect(names).toHaveLength(8);
    expect(new Set(names).size).toBe(8);
  });

  it('separates stories from the press', async () => {
    expect((await posts(1, 'story')).data?.posts.total).toBe(5);
    expect((await posts(1, 'press')).data?.posts.total).toBe(3);
  });

  it('a post opens, and names its page', async () => {
    const { data } = await bff.content<{ post: { title: string }; metaTags: { title: string } }>(
      `{ post(slug: "n3-introduced", locale: en) { title blocks { type } }
         metaTags(pageName: "whats-new/n3-introduced", locale: en) { title } }`,
    );
    expect(data?.post.title).toBe('ALVA introduces N3, its lightest model');
    expect(data?.metaTags.title).toBe('ALVA introduces N3, its lightest model | ALVA');
  });
});

describe('posts refuses', () => {
  it.each([0, -1, 1_001])('page %d', async (page) => {
    expect((await posts(page)).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it('a category that is none', async () => {
    expect((await posts(1, 'gossip')).errors).toHaveLength(1);
  });
});

describe('posts is safe', () => {
  it.each(["x' OR 1=1 --", '../warranty', 'a/b', ''])('has no post %j', async (slug) => {
    const { data, errors } = await bff.content<{ post: null }>(
      'query P($slug: String!) { post(slug: $slug, locale: en) { title } }',
      { slug },
    );
    expect(errors).toBeUndefined();
    expect(data?.post).toBeNull();
  });
});
