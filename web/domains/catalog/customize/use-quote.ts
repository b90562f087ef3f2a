'use client';

import type { Configuration } from '#edge/contract/catalog/configuration.ts';
import type { ConfigurableModel } from '#edge/contract/catalog/offered.ts';
import { type Quote, quote } from '#edge/contract/catalog/quote.ts';
import {
  ConfigurationPriceDocument,
  type ConfigurationPriceQuery,
} from '../../../platform/graphql/generated/content.ts';
import { useContent } from '../../../platform/graphql/use-operation.ts';

type Answer = NonNullable<ConfigurationPriceQuery['configurationPrice']>;

export interface LiveQuote {
  readonly quote: Quote | null;
  /** `device`: reckoned here, and the server could not be asked. */
  readonly source: 'server' | 'device' | 'asking';
  /** The server's correction of this very choice: an offer ended that the device still knows. */
  readonly refused: Answer | undefined;
}

const isFor = ({ choice }: Answer, asked: Configuration): boolean =>
  choice.battery === asked.battery &&
  choice.area === asked.area &&
  choice.delivery === asked.delivery &&
  choice.color === asked.color &&
  choice.dealer === asked.dealer;

const corrects = ({ corrections }: Answer, asked: Configuration): boolean =>
  corrections.length > 0 &&
  corrections.every(
    ({ field, asked: word }) => (asked as Record<string, string | null>)[field] === word,
  );

const fromServer = (answer: Answer, reckoned: Quote | null): Quote | null => {
  const said = answer.quote;
  if (said === null || reckoned === null) return null;
  return {
    lines: reckoned.lines.map((line) => ({
      ...line,
      amount: said.lines.find(({ key }) => key === line.key)?.amount ?? line.amount,
    })),
    otr: said.otr_price,
    discount: said.discount,
    total: said.otr_after_discount,
    bookingFee: said.booking_fee,
    rest: said.rest,
    delivery: reckoned.delivery,
    monthlyFee: said.monthly_fee,
  };
};

/** The price at once, by the arithmetic both sides share; the server's word replaces it. */
export const useQuote = (
  model: ConfigurableModel,
  choice: Configuration,
  ready: boolean,
): LiveQuote => {
  const { data, fault } = useContent(
    ConfigurationPriceDocument,
    ready ? { slug: model.slug, ...choice } : null,
  );
  const reckoned = quote(model, choice);
  const answer = data?.configurationPrice;
  if (answer && isFor(answer, choice))
    return { quote: fromServer(answer, reckoned), source: 'server', refused: undefined };
  return {
    quote: reckoned,
    source: fault ? 'device' : 'asking',
    refused: answer && corrects(answer, choice) ? answer : undefined,
  };
};
