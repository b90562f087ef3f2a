import './product.ts';
import './product-match.ts';
