import type { MetadataRoute } from 'next';
import { siteOrigin } from '#web/platform/site.ts';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/graphql', '/content', '/files/'] },
    sitemap: `${siteOrigin()}/sitemap.xml`,
  };
}
