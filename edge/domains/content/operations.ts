import './meta-tags.ts';
import './page.ts';
