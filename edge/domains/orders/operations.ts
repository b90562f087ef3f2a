import './checkout-queries.ts';
import './customer-operations.ts';
import './desk.ts';
import './desk-order.ts';
import './order-record.ts';
import './queries.ts';
import './receipt/queries.ts';
import './staff-operations.ts';
