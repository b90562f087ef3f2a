import './desk.ts';
import './enquire.ts';
import './enquiries.ts';
import './owner-operations.ts';
import './report.ts';
import './sell-battery-page.ts';
import './sell-motorcycle-page.ts';
import './sellable.ts';
