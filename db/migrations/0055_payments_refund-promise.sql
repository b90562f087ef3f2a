ALTER TABLE `payment_refund` ADD `approved_at` integer;--> statement-breakpoint
ALTER TABLE `payment_refund` ADD `due_at` integer;