import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { GRAPHQL_LIMITS } from '#edge/contract/limits.ts';
import { DocumentFault } from './document-fault.ts';
import { holdToLimits } from './limits.ts';

const parseText = (text: string): DocumentNode => {
  try {
    return parse(text, { maxTokens: GRAPHQL_LIMITS.tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new DocumentFault('GRAPHQL_PARSE_FAILED', [error]);
  }
};

/**
 * Parses, measures and validates a document that is not one of this build's. Those are checked by a test
 * (tests/conformance/trusted-documents.test.ts), so that the first answers of a worker do not pay for it.
 * @param open introspection is allowed
 * @throws DocumentFault, or Refusal where it exceeds `GRAPHQL_LIMITS`
 */
export const checkDocument = (
  text: string,
  { schema, open }: { readonly schema: GraphQLSchema; readonly open: boolean },
): DocumentNode => {
  const document = parseText(text);
  holdToLimits(schema, document);
  const rules = open ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const errors = validate(schema, document, rules, {
    maxErrors: GRAPHQL_LIMITS.errors,
    hideSuggestions: true,
  });
  if (errors.length > 0) throw new DocumentFault('GRAPHQL_VALIDATION_FAILED', errors);
  return document;
};
