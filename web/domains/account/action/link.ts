import * as v from 'valibot';

const LinkSchema = v.object({
  mode: v.picklist(['verifyEmail', 'changeEmail', 'newPassword']),
  oobCode: v.pipe(v.string(), v.regex(/^[\w-]{1,512}$/)),
});

export type MailLink = v.InferOutput<typeof LinkSchema>;

/** What a link in a mail of ours asks for, under the provider's parameter names. */
export const readLink = (query: string): MailLink | undefined => {
  const parsed = v.safeParse(LinkSchema, Object.fromEntries(new URLSearchParams(query)));
  return parsed.success ? parsed.output : undefined;
};
