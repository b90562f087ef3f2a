import { content } from '#edge/graphql/builder.ts';

export const PageKindEnum = content.enumType('PageKind', {
  values: ['page', 'policy', 'terms', 'post', 'promo'] as const,
});

export const BatteryTermsEnum = content.enumType('BatteryTermsKind', {
  values: ['standard', 'rental'] as const,
});

export const BlogSourceEnum = content.enumType('BlogSource', {
  values: ['OWN', 'EXTERNAL'] as const,
});

export const PostCategoryEnum = content.enumType('PostCategory', {
  values: ['story', 'press'] as const,
});
