import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { COURIER_HEADER, COURIER_LIMITS } from '#edge/contract/orders/courier.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { contains, JPEG, TELLING_JPEG } from '#tests/support/pictures.ts';
import { type OrderScene, openOrderScene } from './scene.ts';

let scene: OrderScene;
beforeAll(async () => {
  scene = await openOrderScene();
});
afterAll(() => scene.stop());

interface Access {
  readonly workOrder: string;
  readonly passkey: string;
}
interface Opened {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly uploadKey: string | null;
  readonly job: { contactName: string; contactPhone: string; vin: string } | null;
}
interface Handed {
  readonly success: boolean;
  readonly errorCode: string | null;
}

const issue = async (id: string): Promise<Access> => {
  const version = await versionOf(id);
  const { issueDeliveryLink } = await scene.by.ask<{ issueDeliveryLink: Access }>(
    'staff',
    `mutation { issueDeliveryLink(id: "${id}", expectedVersion: ${version}) {
      ... on DeliveryLinkIssued { workOrder passkey } ... on OrderRefusal { errorCode } } }`,
  );
  return issueDeliveryLink;
};
const versionOf = async (id: string): Promise<number> => {
  const { rows } = await scene.bff.db.primary.execute({
    sql: 'SELECT version FROM customer_order WHERE id = ?',
    args: [id],
  });
  return Number(rows[0]?.version);
};
const open = async ({ workOrder, passkey }: Access) => {
  const { data, errors } = await scene.bff.gql<{ openDelivery: Opened }>(
    `mutation { openDelivery(workOrder: "${workOrder}", passkey: "${passkey}") {
      success errorCode uploadKey job { contactName contactPhone vin } } }`,
  );
  return data?.openDelivery ?? { errorCode: String(errors?.[0]?.extensions?.code) };
};
const SIGNATURE = '10,10 40,60 80,20;100,100 140,160 180,120 220,180 260,140';
const deliver = async (
  access: Access,
  key: string | null | undefined,
  {
    photo = JPEG,
    ...more
  }: { photo?: Uint8Array<ArrayBuffer>; id?: string } & Record<string, unknown> = {},
) => {
  const param = {
    id: newId('dlv'),
    ...access,
    receivedBy: 'Ibu Lestari',
    signature: SIGNATURE,
    latitude: -6.2263,
    longitude: 106.8085,
    accuracy: 12,
    photo: null,
    ...more,
  };
  const { data, errors } = await scene.bff.upload<{ deliverByCourier: Handed }>(
    'mutation D($param: DeliverByCourierInput!) { deliverByCourier(param: $param) { success errorCode } }',
    { param },
    { path: 'variables.param.photo', bytes: photo },
    { headers: { [COURIER_HEADER]: `${access.workOrder}.${key}` } },
  );
  return data?.deliverByCourier ?? { errorCode: String(errors?.[0]?.extensions?.code) };
};
/** On its way, with a link that a courier has opened. */
const ready = async () => {
  const { id } = await scene.shipping();
  const access = await issue(id);
  const { uploadKey } = (await open(access)) as Opened;
  return { id, access, key: uploadKey };
};
const stateOf = async (id: string): Promise<string> => {
  const { rows } = await scene.bff.db.primary.execute({
    sql: 'SELECT state FROM customer_order WHERE id = ?',
    args: [id],
  });
  return String(rows[0]?.state);
};
const PROOF = '{ receivedBy signature photoUrl latitude accuracy takenAt receivedAt }';
interface Proof {
  readonly receivedBy: string;
  readonly signature: string;
  readonly photoUrl: string;
  readonly latitude: number;
  readonly accuracy: number;
  readonly takenAt: string | null;
  readonly receivedAt: string;
}

describe('issueDeliveryLink', () => {
  it('works: whoever has it sees what they need at the door, and the store has no passkey', async () => {
    const { id } = await scene.shipping();
    const access = await issue(id);
    expect(await open(access)).toMatchObject({
      success: true,
      job: { contactName: 'Ayu Lestari', contactPhone: '+6281210010001' },
    });
    const { rows } = await scene.bff.db.primary.execute('SELECT * FROM delivery_link');
    expect(JSON.stringify(rows)).not.toContain(access.passkey);
    const { rows: audit } = await scene.bff.db.primary.execute({
      sql: `SELECT actor_id FROM staff_audit WHERE entity_id = ? AND operation = 'issueDeliveryLink'`,
      args: [id],
    });
    expect(audit).toEqual([expect.objectContaining({ actor_id: 'cus_staff' })]);
  });

  it('replaces the one before, of two at once too', async () => {
    const { id } = await scene.shipping();
    const first = await issue(id);
    const links = await Promise.all([issue(id), issue(id), issue(id)]);
    expect((await open(first)).errorCode).toBe('DELIVERY_LINK_ENDED');
    const opened = await Promise.all(links.map(open));
    expect(opened.filter(({ errorCode }) => errorCode === null)).toHaveLength(1);
  });

  it('refuses an order that is not on its way, and a stale version', async () => {
    const { id } = await scene.shipping();
    const ask = (of: string, version: number) =>
      scene.by.ask<{ issueDeliveryLink: { errorCode: string } }>(
        'admin',
        `mutation { issueDeliveryLink(id: "${of}", expectedVersion: ${version}) { ... on OrderRefusal { errorCode } } }`,
      );
    expect((await ask(id, 1)).issueDeliveryLink.errorCode).toBe('ORDER_CHANGED');
    const booked = await scene.booked();
    expect((await ask(booked, await versionOf(booked))).issueDeliveryLink.errorCode).toBe(
      'ORDER_STATE_TRANSITION',
    );
  });
});

describe('revokeDeliveryLink', () => {
  it('works, is safe to repeat, and stops what the courier sends afterwards', async () => {
    const { id, access, key } = await ready();
    const revoke = async () =>
      scene.by.change(
        'staff',
        'revokeDeliveryLink',
        `id: "${id}", expectedVersion: ${await versionOf(id)}`,
      );
    expect((await revoke()).order?.state).toBe('SHIPPING');
    expect((await revoke()).errorCode).toBeUndefined();
    expect((await open(access)).errorCode).toBe('DELIVERY_LINK_ENDED');
    expect((await deliver(access, key)).errorCode).toBe('DELIVERY_LINK_ENDED');
    expect(await stateOf(id)).toBe('SHIPPING');
    const another = await issue(id);
    expect(await deliver(another, key)).toMatchObject({ success: true });
  });
});

describe('openDelivery', () => {
  it('refuses a wrong passkey, and counts tries however many come at once', async () => {
    const { id } = await scene.shipping();
    const access = await issue(id);
    const wrong = { ...access, passkey: '0000000000' };
    const answers = await Promise.all(
      Array.from({ length: COURIER_LIMITS.tries + 10 }, () => open(wrong)),
    );
    const codes = answers.map(({ errorCode }) => errorCode);
    expect(codes.filter((code) => code === 'DELIVERY_LINK_INVALID').length).toBeLessThanOrEqual(
      COURIER_LIMITS.tries,
    );
    expect(codes).toContain('RATE_LIMITED');
    expect((await open(access)).errorCode).toBe('RATE_LIMITED');
    await scene.bff.db.primary.execute('DELETE FROM attempt');
  });
});

describe('deliverByCourier', () => {
  it('works: the order is handed over by the server’s clock, the photo tells nothing of the telephone', async () => {
    const { id, access, key } = await ready();
    const before = Date.now();
    const done = await deliver(access, key, {
      photo: TELLING_JPEG,
      takenAt: '2020-01-01T00:00:00Z',
    });
    expect(done).toEqual({ success: true, errorCode: null });
    const { order, deliveryProof: proof } = await scene.by.ask<{
      order: { state: string; completesAt: string; delivery: { deliveredAt: string } };
      deliveryProof: Proof;
    }>('owner', `{ order(id: "${id}") deliveryProof(id: "${id}") ${PROOF} }`);
    expect(order.state).toBe('DELIVERED');
    const deliveredAt = Date.parse(order.delivery.deliveredAt);
    expect(deliveredAt).toBeGreaterThanOrEqual(before);
    expect(Date.parse(order.completesAt) - deliveredAt).toBe(7 * DAY_MS);
    expect(proof).toMatchObject({
      receivedBy: 'Ibu Lestari',
      signature: SIGNATURE,
      latitude: -6.2263,
      accuracy: 12,
      takenAt: null,
    });
    const { rows } = await scene.bff.db.primary.execute(
      'SELECT received_by_sealed, signature_sealed FROM delivery_proof',
    );
    expect(JSON.stringify(rows)).not.toContain('Lestari');
    for (const key of await scene.bff.objectKeys()) {
      const stored = await scene.bff.object(key);
      for (const plain of ['JFIF', 'SECRET']) expect(contains(stored, plain)).toBe(false);
    }
    const own = await scene.by.file('owner', proof.photoUrl);
    expect(own.status).toBe(200);
    const bytes = new Uint8Array(await own.arrayBuffer());
    expect(contains(bytes, 'JFIF')).toBe(true);
    expect(contains(bytes, 'SECRET')).toBe(false);
    expect((await scene.by.file('owner2', proof.photoUrl)).status).toBe(404);
  });

  it('is safe to repeat: one hand-over, also when it arrives many times at once', async () => {
    const { id, access, key } = await ready();
    const delivery = newId('dlv');
    const send = () => deliver(access, key, { id: delivery });
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(answers.map(({ errorCode }) => errorCode)).toEqual([null, null, null, null]);
    const { rows } = await scene.bff.db.primary.execute({
      sql: `SELECT (SELECT count(*) FROM delivery_proof WHERE order_id = ?1) AS proofs,
        (SELECT count(*) FROM order_history WHERE order_id = ?1 AND move = 'deliver') AS moves,
        (SELECT count(*) FROM upload WHERE attached_to = ?1 AND purpose = 'HAND_OVER') AS photos`,
      args: [id],
    });
    expect(rows[0]).toMatchObject({ proofs: 1, moves: 1, photos: 1 });
    expect((await deliver(access, key)).errorCode).toBe('DELIVERY_LINK_ENDED');
  });

  it('takes the time of a telephone without signal where it can be right', async () => {
    const { id, access, key } = await ready();
    const takenAt = new Date(Date.now() - 100).toISOString();
    await scene.bff.db.primary.execute({
      sql: 'UPDATE delivery_link SET made_at = made_at - 1000 WHERE order_id = ?',
      args: [id],
    });
    expect((await deliver(access, key, { takenAt })).errorCode).toBeNull();
    const { deliveryProof } = await scene.by.ask<{ deliveryProof: Proof }>(
      'owner',
      `{ deliveryProof(id: "${id}") ${PROOF} }`,
    );
    expect(Date.parse(deliveryProof.takenAt ?? '')).toBe(Date.parse(takenAt));
  });

  it('refuses without the key of the link, with a wrong passkey, a scribble and no picture', async () => {
    const { id, access, key } = await ready();
    expect((await deliver(access, 'A'.repeat(43))).errorCode).toBe('UNAUTHENTICATED');
    expect((await deliver({ ...access, passkey: '0000000000' }, key)).errorCode).toBe(
      'DELIVERY_LINK_INVALID',
    );
    for (const signature of ['', '1,1 2,2', '10,10<script>', `${'1,1 '.repeat(2_000)}1,1`])
      expect((await deliver(access, key, { signature })).errorCode).toMatch(
        /^(DELIVERY_INVALID|BAD_USER_INPUT)$/,
      );
    const photo = new TextEncoder().encode('<svg/>');
    expect((await deliver(access, key, { photo })).errorCode).toBe('DELIVERY_PHOTO');
    expect(await stateOf(id)).toBe('SHIPPING');
  });

  it('refuses an order that came back meanwhile', async () => {
    const { id, access, key } = await ready();
    await scene.bff.db.primary.execute({
      sql: `UPDATE customer_order SET state = 'SHIPPED', work_order = NULL, passkey = NULL WHERE id = ?`,
      args: [id],
    });
    expect((await deliver(access, key)).errorCode).toBe('DELIVERY_LINK_ENDED');
  });
});

describe('revealDeliveryProof', () => {
  it('works with a reason, which is written down; without it nobody of the staff sees the photo', async () => {
    const { id, access, key } = await ready();
    await deliver(access, key);
    const { deliveryProof: proof } = await scene.by.ask<{ deliveryProof: Proof }>(
      'owner',
      `{ deliveryProof(id: "${id}") ${PROOF} }`,
    );
    expect((await scene.by.file('admin', proof.photoUrl)).status).toBe(404);
    const reveal = (reason: string) =>
      scene.by.ask<{ revealDeliveryProof: Proof & { errorCode?: string } }>(
        'admin',
        `mutation { revealDeliveryProof(id: "${id}", reason: "${reason}") {
          ... on DeliveryProof ${PROOF} ... on OrderRefusal { errorCode } } }`,
      );
    expect((await reveal('x')).revealDeliveryProof.errorCode).toBe('ORDER_INVALID');
    expect((await reveal('It never came, they say')).revealDeliveryProof).toMatchObject({
      receivedBy: 'Ibu Lestari',
      signature: SIGNATURE,
    });
    expect((await scene.by.file('admin', proof.photoUrl)).status).toBe(200);
    const { rows } = await scene.bff.db.primary.execute({
      sql: `SELECT (SELECT note FROM order_history WHERE order_id = ?1 AND kind = 'ORDER_PROOF_READ') AS why,
        (SELECT reason FROM staff_audit WHERE entity_id = ?1 AND operation = 'revealDeliveryProof') AS audited`,
      args: [id],
    });
    expect(rows[0]).toMatchObject({
      why: 'It never came, they say',
      audited: 'It never came, they say',
    });
  });
});

describe('deliveryProof', () => {
  it('works for the customer alone', async () => {
    const { id, access, key } = await ready();
    await deliver(access, key);
    const proof = `{ deliveryProof(id: "${id}") { receivedBy } }`;
    expect(await scene.by.ask('owner2', proof)).toEqual({ deliveryProof: null });
    expect(await scene.by.ask('admin', proof)).toEqual({ deliveryProof: null });
    expect(await scene.by.ask('owner', proof)).toEqual({
      deliveryProof: { receivedBy: 'Ibu Lestari' },
    });
  });
});
