import './blog/posts.ts';
import './help.ts';
import './meta-tags.ts';
import './page-record.ts';
import './page.ts';
import './post.ts';
