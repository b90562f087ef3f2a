export { itemName, partName } from './item-names.ts';
