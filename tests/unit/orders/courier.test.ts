import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  COURIER_HEADER,
  courierAccess,
  handOverWords,
  signaturePaths,
} from '#edge/contract/orders/courier.ts';
import { orderWrites } from '#web/domains/orders/queued-writes.ts';

const ACCESS = { workOrder: 'WO-7K2M9QXH', passkey: '0123456789' };
const write = {
  param: {
    ...ACCESS,
    id: 'dlv_01hzzzzzzzzzzzzzzzzzzzzzzz',
    receivedBy: 'Ibu Lestari',
    signature: '1,1',
  },
  uploadKey: 'key',
};

describe('a hand-over in the outbox', () => {
  const sending = async (
    answer: Response | Error,
    file: Blob | undefined = new Blob(['photo']),
  ) => {
    const requests: Request[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      requests.push(request);
      if (answer instanceof Error) throw answer;
      return answer;
    };
    const transport = { endpoint: 'https://alva.test/graphql', method: 'POST', fetch } as const;
    const { signal } = new AbortController();
    const attached = file === undefined ? {} : { file };
    const verdict = await orderWrites.deliverByCourier.send(transport, write, signal, attached);
    return { verdict, requests };
  };
  const answering = (outcome: object) => Response.json({ data: { deliverByCourier: outcome } });

  it('leaves as one request with its photo, under the key of its link', async () => {
    const { verdict, requests } = await sending(answering({ success: true, errorCode: null }));
    expect(verdict).toEqual({ kind: 'done' });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.get(COURIER_HEADER)).toBe('WO-7K2M9QXH.key');
    const form = await requests[0]?.formData();
    expect(JSON.parse(String(form?.get('operations'))).variables).toEqual({
      param: { ...write.param, photo: null },
    });
    expect(form?.get('map')).toBe('{"file":["variables.param.photo"]}');
  });

  it('waits where nobody answers or a payment is not settled, and stays where its link has ended', async () => {
    expect((await sending(new Error('offline'))).verdict).toEqual({ kind: 'unreachable' });
    const waits = answering({ success: false, errorCode: 'DELIVERY_WAITS' });
    expect((await sending(waits)).verdict).toEqual({ kind: 'later', code: 'DELIVERY_WAITS' });
    const ended = answering({ success: false, errorCode: 'DELIVERY_LINK_ENDED' });
    expect((await sending(ended)).verdict).toEqual({
      kind: 'refused',
      code: 'DELIVERY_LINK_ENDED',
    });
  });

  it('does not pause the writes of a person whose session is not asked for', async () => {
    const errors = [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }];
    expect((await sending(Response.json({ errors }, { status: 401 }))).verdict).toEqual({
      kind: 'refused',
      code: 'DELIVERY_LINK_INVALID',
    });
  });

  it('stands in the line of its work order, also for somebody without an account', () => {
    expect(orderWrites.deliverByCourier.entity(write)).toBe('delivery WO-7K2M9QXH');
    expect(orderWrites.deliverByCourier.guests).toBe(true);
    expect(orderWrites.deliverByCourier.offline).toBe(true);
  });
});

describe('what a courier types and signs', () => {
  it('is taken in small letters and with spaces around it', () => {
    const typed = { workOrder: ' wo-7k2m9qxh ', passkey: 'abcdefghjk ' };
    expect(v.parse(courierAccess, typed)).toEqual({
      workOrder: 'WO-7K2M9QXH',
      passkey: 'ABCDEFGHJK',
    });
    expect(v.is(courierAccess, { ...ACCESS, passkey: 'SHORT' })).toBe(false);
  });

  it('is a signature of some points, drawn stroke by stroke', () => {
    const signature = '10,10 40,60 80,20;100,100 140,160 180,120 220,180 260,140';
    expect(v.is(handOverWords, { receivedBy: 'Ibu Lestari', signature })).toBe(true);
    expect(signaturePaths(signature)).toEqual([
      'M10,10L40,60L80,20',
      'M100,100L140,160L180,120L220,180L260,140',
    ]);
    for (const other of [
      '',
      '1,1 2,2',
      `${signature} `,
      `${signature}"/><script>`,
      '1,1;'.repeat(2_000),
    ])
      expect(v.is(handOverWords, { receivedBy: 'Ibu Lestari', signature: other })).toBe(false);
  });
});
