import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { whenLogged } from '#tests/support/logged.ts';

const TOKEN = Buffer.from('reader:app password').toString('base64');
const TOTAL = 7;

type Mood = 'well' | 'error' | 'html' | 'malformed' | 'slow' | 'endless';
let mood: Mood = 'well';
const seen: { path: string; query: URLSearchParams; authorization: string | undefined }[] = [];

const post = (n: number) => ({
  title: { rendered: `Post ${n} &#8211; <em>caf&eacute;</em> &amp; <script>alert(1)</script>road` },
  excerpt: { rendered: `<p>What happened on day ${n}.</p>\n` },
  link: `https://blog.alva.example/post-${n}`,
  date_gmt: `2026-11-${String(20 - n).padStart(2, '0')}T02:00:00`,
  featured_media: n === 2 ? 0 : 100 + n,
});

/** Speaks as much of the blog's REST API as is asked of it. */
const blog: Server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://blog');
  const { authorization } = request.headers;
  seen.push({ path: url.pathname, query: url.searchParams, authorization });
  const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  if (mood === 'slow') return;
  if (mood === 'error') return answer(503, { code: 'maintenance' });
  if (mood === 'endless')
    return answer(
      200,
      [...Array(20_000)].map((_, at) => post(at)),
    );
  if (mood === 'html') return answer(200, '<!doctype html><p>Sign in to the hotel network');
  if (mood === 'malformed') return answer(200, [{ title: 'flat' }]);
  if (authorization !== `Basic ${TOKEN}`) return answer(401, { code: 'rest_forbidden' });
  if (url.pathname.endsWith('/media'))
    return answer(
      200,
      (url.searchParams.get('include') ?? '').split(',').map((id) => ({
        id: Number(id),
        source_url:
          id === '103' ? 'https://cdn.elsewhere.example/3.jpg' : `${origin()}/uploads/${id}.jpg`,
        alt_text: 'A road',
      })),
    );
  const [size, page] = [
    Number(url.searchParams.get('per_page')),
    Number(url.searchParams.get('page')),
  ];
  const all = Array.from({ length: TOTAL }, (_, at) => post(at + 1));
  const shown = all.slice((page - 1) * size, page * size);
  if (shown.length === 0) return answer(400, { code: 'rest_post_invalid_page_number' });
  return answer(200, shown, { 'x-wp-total': String(TOTAL) });
});

const origin = (): string => {
  const address = blog.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
};

let withBlog: Bff;
let alone: Bff;
beforeAll(async () => {
  await new Promise<void>((resolve) => blog.listen(0, '127.0.0.1', resolve));
  [withBlog, alone] = await Promise.all([
    startBff({ BLOG_API_URL: `${origin()}/{locale}/wp-json/wp/v2`, BLOG_API_TOKEN: TOKEN }),
    startBff(),
  ]);
});
afterAll(async () => {
  blog.closeAllConnections();
  blog.close();
  await Promise.all([withBlog.stop(), alone.stop()]);
});

interface Posts {
  readonly source: string;
  readonly is_blog_away: boolean;
  readonly totalPages: number;
  readonly items: readonly {
    readonly title: string;
    readonly summary: string;
    readonly href: string;
    readonly image: string | null;
    readonly published_at: string;
  }[];
}

const ask = async (bff: Bff, page: number, locale = 'en') =>
  (
    await bff.content<{ blogPosts: Posts }>(
      `query Blog($page: Int!, $locale: Locale!) { blogPosts(page: $page, locale: $locale) {
        source is_blog_away totalPages items { title summary href image published_at } } }`,
      { page, locale },
    )
  ).data?.blogPosts;

describe('blogPosts and post work', () => {
  it('shows three posts of the blog with their pictures, asked for with the credential', async () => {
    const posts = await ask(withBlog, 1);
    expect(posts).toMatchObject({ source: 'EXTERNAL', is_blog_away: false, totalPages: 3 });
    expect(posts?.items).toHaveLength(3);
    expect(posts?.items[0]).toEqual({
      title: 'Post 1 – caf&eacute; & road',
      summary: 'What happened on day 1.',
      href: 'https://blog.alva.example/post-1',
      image: `${origin()}/uploads/101.jpg`,
      published_at: '2026-11-19T02:00:00.000Z',
    });
    expect(seen.map(({ path }) => path)).toEqual([
      '/en/wp-json/wp/v2/posts',
      '/en/wp-json/wp/v2/media',
    ]);
    expect(seen[0]?.query.get('per_page')).toBe('3');
  });

  it('leaves out pictures of other origins, and shows a post without one', async () => {
    const posts = await ask(withBlog, 1);
    expect(posts?.items.map(({ image }) => image === null)).toEqual([false, true, true]);
  });

  it('asks the blog once for what many read', async () => {
    const before = seen.length;
    await Promise.all([ask(withBlog, 1), ask(withBlog, 1)]);
    expect(seen).toHaveLength(before);
  });

  it('ends behind the last page', async () => {
    expect((await ask(withBlog, 3))?.items).toHaveLength(1);
    expect((await ask(withBlog, 4))?.items).toEqual([]);
  });

  it('shows our own stories where no blog is configured', async () => {
    const posts = await ask(alone, 1, 'id');
    expect(posts).toMatchObject({ source: 'OWN', is_blog_away: false, totalPages: 2 });
    expect(posts?.items).toHaveLength(3);
    for (const { href } of posts?.items ?? []) expect(href).toMatch(/^\/whats-new\/[\w-]+$/);
    expect((await ask(alone, 2))?.items).toHaveLength(2);
  });
});

describe('blogPosts falls back', () => {
  // Each asks for a page the blog never gave: what it gave before may stand in for a while.
  it.each([
    ['error', 10],
    ['html', 11],
    ['malformed', 12],
    ['slow', 13],
    ['endless', 14],
  ] as const)(
    'to our own stories, and says so, when the blog is in this mood: %s',
    async (how, page) => {
      mood = how;
      const posts = await ask(withBlog, page);
      mood = 'well';
      expect(posts).toMatchObject({ source: 'OWN', is_blog_away: true, totalPages: 2 });
    },
  );

  it('is told to the operator without the credential', async () => {
    await whenLogged(() => {
      const awayLogs = withBlog.logs.filter((line) => line.includes('blog.away'));
      expect(awayLogs.length).toBeGreaterThanOrEqual(4);
    });
    expect(withBlog.logs.join()).not.toContain(TOKEN);
  });
});

describe('blogPosts is safe', () => {
  it('refuses pages that cannot be', async () => {
    for (const page of [0, -1, 1_001]) expect(await ask(withBlog, page)).toBeUndefined();
  });
});
