ALTER TABLE `payment_attempt` ADD `asked_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payment_refund` ADD `retry_at` integer DEFAULT 0 NOT NULL;