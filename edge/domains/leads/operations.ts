import './data-lead.ts';
import './guest-book.ts';
