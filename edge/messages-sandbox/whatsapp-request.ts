import * as v from 'valibot';

/** Without line breaks, tabs, and more than four spaces in a row: WhatsApp refuses them. */
const value = v.object({
  type: v.literal('text'),
  text: v.pipe(v.string(), v.nonEmpty(), v.regex(/^(?!.* {5})[^\n\r\t]*$/)),
});

const body = v.object({ type: v.literal('body'), parameters: v.array(value) });

const button = v.object({
  type: v.literal('button'),
  sub_type: v.literal('url'),
  index: v.pipe(v.string(), v.regex(/^\d$/)),
  parameters: v.tuple([value]),
});

/** A message by a template, of those parts that ours have (Cloud API, `POST /<phone number>/messages`). */
const templateMessage = v.object({
  messaging_product: v.literal('whatsapp'),
  recipient_type: v.optional(v.literal('individual'), 'individual'),
  to: v.pipe(v.string(), v.nonEmpty()),
  type: v.literal('template'),
  template: v.object({
    name: v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,512}$/)),
    language: v.object({ code: v.pipe(v.string(), v.nonEmpty()) }),
    components: v.optional(v.array(v.variant('type', [body, button])), []),
  }),
  biz_opaque_callback_data: v.optional(v.pipe(v.string(), v.maxLength(512)), ''),
});
type TemplateMessage = v.InferOutput<typeof templateMessage>;

/** The request, or the first thing in it that is not as documented. */
export const readTemplateMessage = (
  request: unknown,
):
  | { readonly ok: true; readonly message: TemplateMessage }
  | { readonly ok: false; readonly details: string } => {
  const parsed = v.safeParse(templateMessage, request, { abortEarly: true });
  if (parsed.success) return { ok: true, message: parsed.output };
  const [issue] = parsed.issues;
  return { ok: false, details: `${v.getDotPath(issue) ?? ''}: ${issue.message}` };
};
