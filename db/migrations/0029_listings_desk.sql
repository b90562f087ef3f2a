ALTER TABLE `listing` ADD `hidden_at` integer;--> statement-breakpoint
ALTER TABLE `listing` ADD `hidden_by` text;--> statement-breakpoint
ALTER TABLE `listing_report` ADD `handled_at` integer;--> statement-breakpoint
ALTER TABLE `listing_report` ADD `handled_by` text;--> statement-breakpoint
ALTER TABLE `listing_report` ADD `verdict` text;--> statement-breakpoint
CREATE INDEX `listing_report_open` ON `listing_report` (`listing_id`) WHERE "listing_report"."handled_at" is null;