import { main } from '#edge/graphql/builder.ts';

export const DeliverByCourierInput = main.inputType('DeliverByCourierInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: '`dlv_` and 26 characters, made by the device.' }),
    workOrder: t.string({ required: true }),
    passkey: t.string({ required: true }),
    receivedBy: t.string({ required: true }),
    signature: t.string({ required: true, description: 'Strokes, as `DeliveryProof.signature`.' }),
    photo: t.field({ type: 'Upload', required: true }),
    latitude: t.float(),
    longitude: t.float(),
    accuracy: t.int({ description: 'In metres.' }),
    takenAt: t.field({ type: 'DateTime', description: 'By the courier’s telephone.' }),
  }),
});
