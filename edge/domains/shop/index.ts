export { GoodsKindEnum } from './enums.ts';
export { itemName, partName } from './item-names.ts';
export { LocalisedTextRef } from './spare-part.ts';
export {
  holdGoods,
  holdsWithIds,
  pickGoods,
  releaseGoods,
  restockGoods,
  stockWithIds,
  takeFromHold,
} from './stock.sql.ts';
export { variantsWithIds } from './variant.sql.ts';
