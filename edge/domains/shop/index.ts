export { GoodsKindEnum } from './enums.ts';
export { itemName, partName } from './item-names.ts';
export { LocalisedTextRef } from './spare-part.ts';
export {
  holdGoods,
  holdsWithIds,
  loseGoods,
  pickGoods,
  releaseGoods,
  restockGoods,
  stockWithIds,
} from './stock.sql.ts';
export { variantsWithIds } from './variant.sql.ts';
