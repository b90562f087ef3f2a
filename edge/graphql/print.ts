/** `npm run schema:print`: the schemas as the clients know them, committed. */
import { writeFileSync } from 'node:fs';
import { contentSchema } from './content-schema.ts';
import { mainSchema } from './main-schema.ts';
import { schemaText } from './schema-text.ts';

const at = (name: string): URL => new URL(`../contract/${name}.graphql`, import.meta.url);
writeFileSync(at('main'), schemaText(mainSchema()));
writeFileSync(at('content'), schemaText(contentSchema()));
