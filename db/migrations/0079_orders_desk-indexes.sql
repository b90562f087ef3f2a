DROP INDEX `customer_order_state`;--> statement-breakpoint
CREATE INDEX `customer_order_name` ON `customer_order` (`contact_name`,`id`);--> statement-breakpoint
CREATE INDEX `customer_order_state` ON `customer_order` (`state`,`updated_at`,`dealer_slug`,`kind`);--> statement-breakpoint
DROP INDEX `payment_attempt_taken`;--> statement-breakpoint
CREATE INDEX `payment_attempt_taken` ON `payment_attempt` (`updated_at`,`ref`) WHERE "payment_attempt"."state" in ('REVERSED', 'CHARGED_BACK') or "payment_attempt"."charged_back_idr" > 0;--> statement-breakpoint
DROP INDEX `payment_refund_trouble`;--> statement-breakpoint
CREATE INDEX `payment_refund_trouble` ON `payment_refund` (`updated_at`,`ref`) WHERE "payment_refund"."state" = 'FAILED' or "payment_refund"."note" is not null or "payment_refund"."requested_by" = 'provider';--> statement-breakpoint
CREATE INDEX `order_owner_name` ON `order_owner` (`name`,`order_id`);