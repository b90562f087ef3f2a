import type { Database } from '#db/client.ts';

/** What a copy of a model may not share with it; `n` counts the copies. */
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  product: {
    id: `id || '-' || n`,
    slug: `slug || '-' || n`,
    odoo_product_id: 'odoo_product_id + 100000 * n',
    order_sequence: 'order_sequence + 100 * n',
  },
  product_text: { product_id: `product_id || '-' || n` },
  product_value: { id: `id || '-' || n`, product_id: `product_id || '-' || n` },
  product_price: { product_id: `product_id || '-' || n` },
};

/** Copies active models until the product list has `count` of them. */
export const fillModels = async (db: Database, count: number): Promise<void> => {
  const active = await db.primary.execute('select count(*) as n from product where is_active');
  const more = count - Number(active.rows[0]?.n);
  const copies = `(with recursive c(n) as (select 1 union all select n + 1 from c where n < ${count}) select n from c)`;
  // Whole rounds of all models, cut where there are enough.
  const chosen = `(select p.id as source, n from product p, ${copies} where p.is_active order by n, p.order_sequence limit ${more})`;
  const statements: string[] = [];
  for (const [table, own] of Object.entries(OWN)) {
    const info = await db.primary.execute(`select name from pragma_table_info('${table}')`);
    const columns = info.rows.map(({ name }) => String(name));
    const key = table === 'product' ? 'id' : 'product_id';
    statements.push(
      `insert into ${table} (${columns.join(', ')}) select ${columns
        .map((name) => own[name] ?? name)
        .join(', ')} from ${table} join ${chosen} on source = ${table}.${key}`,
    );
  }
  const [models = '', ...parts] = statements;
  // The models last: what is copied is chosen of the ones that were there.
  await db.primary.batch(['pragma defer_foreign_keys = on', ...parts, models], 'write');
};
