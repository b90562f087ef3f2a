import './authenticate.ts';
import './channel.ts';
import './customer.ts';
import './delivery-address.ts';
