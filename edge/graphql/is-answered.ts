import { Refusal } from '#edge/platform/refusal.ts';
import { checkDocument } from './check-document.ts';
import { contentSchema } from './content-schema.ts';
import { DocumentFault } from './document-fault.ts';
import { mainSchema } from './main-schema.ts';
import type { EndpointName } from './released.ts';

const SCHEMAS = { main: mainSchema, content: contentSchema } as const;

/** Whether this version answers a document. */
export const isAnswered = (endpoint: EndpointName, text: string): boolean => {
  try {
    checkDocument(text, { schema: SCHEMAS[endpoint](), open: false });
    return true;
  } catch (error) {
    if (error instanceof DocumentFault || error instanceof Refusal) return false;
    throw error;
  }
};
