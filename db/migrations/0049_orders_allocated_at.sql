ALTER TABLE `customer_order` ADD `allocated_at` integer;--> statement-breakpoint
ALTER TABLE `payment_attempt` ADD `chargebacks_returned` integer DEFAULT 0 NOT NULL;