export { allGoodsAtBuild } from './goods/goods-at-build.ts';
export { goodPage } from './goods/kinds.ts';
