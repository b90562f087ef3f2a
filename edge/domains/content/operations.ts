import './blog/posts.ts';
import './help.ts';
import './meta-tags.ts';
import './page.ts';
import './post.ts';
