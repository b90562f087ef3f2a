const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML, between elements and in attributes. */
export const textOf = (value: string): string =>
  value.replace(/[&<>"']/g, (each) => ESCAPED[each] ?? '');
