import './compare.ts';
import './detail-specifications.ts';
import './ec-products.ts';
import './image-360.ts';
import './price.ts';
import './product.ts';
import './product-match.ts';
