/** How customers reach the brand; fictional numbers, the demo has no call centre. E.164 without the plus. */
const WHATSAPP = '6281155500180';

/** Opens a conversation with the words already typed; nothing is sent until the person does it. */
export const whatsappLink = (text: string): string =>
  `https://wa.me/${WHATSAPP}?text=${encodeURIComponent(text)}`;

/** Answers day and night; fictional like the other. E.164. */
export const ROADSIDE_PHONE = '+6281155500190';
