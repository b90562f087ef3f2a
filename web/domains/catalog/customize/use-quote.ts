'use client';

import type { Configuration } from '#edge/contract/catalog/configuration.ts';
import type { ConfigurableModel } from '#edge/contract/catalog/offered.ts';
import { type Quote, quote } from '#edge/contract/catalog/quote.ts';
import { ConfigurationPriceDocument } from '#web/platform/graphql/generated/content/configuration-price.ts';
import type { ConfigurationPriceQuery } from '#web/platform/graphql/generated/content.ts';
import { useContent } from '#web/platform/graphql/use-operation.ts';
import { useSettings } from '#web/platform/settings/use-settings.ts';

type Answer = NonNullable<ConfigurationPriceQuery['configurationPrice']>;

export interface LiveQuote {
  readonly quote: Quote | null;
  /** `device`: reckoned here, and the server could not be asked. */
  readonly source: 'server' | 'device' | 'asking';
  /** The server's correction of this very choice: an offer ended that the device still knows. */
  readonly refused: Answer | undefined;
}

const isFor = ({ choice }: Answer, wanted: Configuration): boolean =>
  choice.battery === wanted.battery &&
  choice.area === wanted.area &&
  choice.delivery === wanted.delivery &&
  choice.color === wanted.color &&
  choice.dealer === wanted.dealer;

const corrects = ({ corrections }: Answer, wanted: Configuration): boolean =>
  corrections.length > 0 &&
  corrections.every(
    ({ field, asked: word }) => (wanted as Record<string, string | null>)[field] === word,
  );

const fromServer = (answer: Answer, reckoned: Quote | null): Quote | null => {
  const quote = answer.quote;
  if (quote === null || reckoned === null) return null;
  return {
    lines: reckoned.lines.map((line) => ({
      ...line,
      amount: quote.lines.find(({ key }) => key === line.key)?.amount ?? line.amount,
    })),
    otr: quote.otr_price,
    discount: quote.discount,
    total: quote.otr_after_discount,
    bookingFee: quote.booking_fee,
    rest: quote.rest,
    delivery: reckoned.delivery,
    monthlyFee: quote.monthly_fee,
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
  const reckoned = quote(model, choice, useSettings().BOOKING_FEE);
  const answer = data?.configurationPrice;
  if (answer && isFor(answer, choice))
    return { quote: fromServer(answer, reckoned), source: 'server', refused: undefined };
  return {
    quote: reckoned,
    source: fault ? 'device' : 'asking',
    refused: answer && corrects(answer, choice) ? answer : undefined,
  };
};
