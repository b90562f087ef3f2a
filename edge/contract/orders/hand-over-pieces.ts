import * as v from 'valibot';
import { deviceId } from '#edge/contract/validators/device-id.ts';
import { pieceLines } from './returns.ts';

/** Pieces that came to their buyer before the rest of an order. */
export const handOverPiecesInput = v.object({ parcelId: deviceId('gho'), lines: pieceLines });
