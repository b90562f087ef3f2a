import SchemaBuilder from '@pothos/core';
import type { UploadedFile } from '#edge/platform/uploaded-file.ts';
import type { Context } from './context.ts';
import type { RecordScalars } from './records.ts';
import { DateTimeScalar, RupiahScalar, UploadScalar } from './scalars.ts';

interface Types {
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: RecordScalars & {
    ID: { Input: string; Output: string };
    /** Whole rupiah. */
    Rupiah: { Input: number; Output: number };
    /** Epoch milliseconds inside, ISO-8601 Z on the wire. */
    DateTime: { Input: number; Output: number };
    /** A file of a multipart request; main schema only. */
    Upload: { Input: UploadedFile; Output: never };
  };
}

const create = () => {
  const builder = new SchemaBuilder<Types>({ defaultFieldNullability: false });
  builder.addScalarType('Rupiah', RupiahScalar);
  builder.addScalarType('DateTime', DateTimeScalar);
  builder.queryType({});
  return builder;
};

/** Builder of the main schema (`POST /graphql`). */
export const main = create();
main.mutationType({});
main.addScalarType('Upload', UploadScalar);

/** Builder of the public, cacheable schema (`GET|POST /content`); no mutations, no actor. */
export const content = create();
