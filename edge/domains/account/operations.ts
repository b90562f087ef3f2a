import './authenticate.ts';
import './channel.ts';
import './customer.ts';
import './delivery-address.ts';
import './register.ts';
import './update-address.ts';
import './upload/upload.ts';
