ALTER TABLE `affiliate_payee` ADD `tax_unknown_at` integer;--> statement-breakpoint
ALTER TABLE `commission` ADD `holding_ms` integer DEFAULT 1209600000 NOT NULL;--> statement-breakpoint
ALTER TABLE `payout` ADD `rates` text;--> statement-breakpoint
ALTER TABLE `test_ride_centre` ADD `step_minutes` integer DEFAULT 30 NOT NULL;