import * as v from 'valibot';
import { readBytes } from '#edge/platform/read-bytes.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { plainText } from './plain-text.ts';

export interface BlogPost {
  readonly title: string;
  readonly summary: string;
  /** Address at the blog. */
  readonly href: string;
  readonly image: string | null;
  readonly imageAlt: string;
  /** Epoch ms. */
  readonly publishedAt: number;
}

export interface BlogPage {
  readonly items: readonly BlogPost[];
  readonly total: number;
}

/** Why a blog gave nothing; for the log, not for the reader. */
export type BlogFault = 'unreachable' | 'refused' | 'malformed';

export interface Blog {
  /** Base of the API, e.g. `https://blog.example.id/wp-json/wp/v2`. */
  readonly api: string;
  /** The fixed credential of basic authentication, already encoded. */
  readonly token: string | undefined;
  readonly fetch: typeof fetch;
}

const TIMEOUT_MS = 3_000;
/** A page of posts is 50 kB, most of it what we do not ask for. */
const MOST_BYTES = 1_000_000;
const LONGEST_REFUSAL = 10_000;
const TITLE = 160;
const SUMMARY = 280;

const Rendered = v.object({ rendered: v.string() });
const Posts = v.array(
  v.object({
    title: Rendered,
    excerpt: Rendered,
    link: v.pipe(v.string(), v.url()),
    date_gmt: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)),
    featured_media: v.optional(v.number(), 0),
  }),
);
const Media = v.array(
  v.object({ id: v.number(), source_url: v.string(), alt_text: v.optional(v.string(), '') }),
);

type QueryParams = Readonly<Record<string, string | number>>;

const shortTextOf = async (answer: Response): Promise<string> =>
  new TextDecoder().decode((await readBytes(answer, LONGEST_REFUSAL)) ?? new Uint8Array());

const ask = async (
  { api, token, fetch }: Blog,
  collection: string,
  query: QueryParams,
): Promise<Result<Response, BlogFault>> => {
  const url = new URL(`${api.replace(/\/$/, '')}/${collection}`);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
  const headers = { accept: 'application/json', ...(token && { authorization: `Basic ${token}` }) };
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.ok) return ok(answer);
    // The API's way of saying that a page lies behind the last one.
    const past = answer.status === 400 && (await shortTextOf(answer)).includes('invalid_page');
    return past ? ok(new Response('[]')) : err('refused');
  } catch {
    return err('unreachable');
  }
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const bodyOf = async <Schema extends v.GenericSchema>(
  answer: Response,
  schema: Schema,
): Promise<Result<v.InferOutput<Schema>, BlogFault>> => {
  const bytes = await readBytes(answer, MOST_BYTES).catch(() => undefined);
  const json = bytes === undefined ? undefined : jsonOf(new TextDecoder().decode(bytes));
  const parsed = v.safeParse(schema, json);
  return parsed.success ? ok(parsed.output) : err('malformed');
};

const isWeb = (address: string): boolean => /^https?:\/\//.test(address);

/** Pictures by media id; without them the posts are still worth showing. */
const picturesOf = async (blog: Blog, ids: readonly number[]) => {
  const wanted = ids.filter((id) => id > 0);
  if (wanted.length === 0) return new Map<number, v.InferOutput<typeof Media>[number]>();
  const answer = await ask(blog, 'media', {
    include: wanted.join(','),
    per_page: wanted.length,
    _fields: 'id,source_url,alt_text',
  });
  const media = answer.ok ? await bodyOf(answer.value, Media) : answer;
  return new Map(media.ok ? media.value.map((each) => [each.id, each]) : []);
};

/** One page of posts, newest first, with their pictures: two requests. */
export const blogPage = async (
  blog: Blog,
  page: number,
  size: number,
): Promise<Result<BlogPage, BlogFault>> => {
  const answer = await ask(blog, 'posts', {
    per_page: size,
    page,
    _fields: 'title,excerpt,link,date_gmt,featured_media',
  });
  if (!answer.ok) return answer;
  const posts = await bodyOf(answer.value, Posts);
  if (!posts.ok) return posts;
  const pictures = await picturesOf(
    blog,
    posts.value.map((post) => post.featured_media),
  );
  const { origin } = new URL(blog.api);
  const items = posts.value
    .filter(({ link }) => isWeb(link))
    .map((post): BlogPost => {
      const picture = pictures.get(post.featured_media);
      // Pages may load pictures from the blog's own origin only (web/platform/csp).
      const image = picture?.source_url.startsWith(`${origin}/`) ? picture.source_url : null;
      return {
        title: plainText(post.title.rendered, TITLE),
        summary: plainText(post.excerpt.rendered, SUMMARY),
        href: post.link,
        image,
        imageAlt: image === null ? '' : plainText(picture?.alt_text ?? '', TITLE),
        publishedAt: Date.parse(`${post.date_gmt}Z`),
      };
    });
  const total = Number(answer.value.headers.get('x-wp-total') ?? items.length);
  return ok({ items, total: Number.isSafeInteger(total) && total >= 0 ? total : items.length });
};
