import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from './bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

describe('test harness', () => {
  it('runs the worker bundle in workerd on a seeded store of its own', async () => {
    const health = await bff.fetch('/api/health');
    expect(health.status).toBe(200);
    expect(await health.json()).toMatchObject({ region: 'test' });
    expect(bff.logs.join()).toContain('/api/health');
    const rows = await bff.db.primary.execute('select count(*) from customer');
    expect(Number(rows.rows[0]?.[0])).toBeGreaterThan(0);
  });
});
