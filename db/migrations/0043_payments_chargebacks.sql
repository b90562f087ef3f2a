ALTER TABLE `payment_attempt` ADD `captured` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `payment_attempt` ADD `charged_back_idr` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payment_attempt` ADD `provider_refunded_idr` integer;--> statement-breakpoint
ALTER TABLE `payment_attempt` ADD `page_closed_at` integer;