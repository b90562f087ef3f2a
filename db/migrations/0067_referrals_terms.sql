DROP INDEX `commission_taken_back`;--> statement-breakpoint
ALTER TABLE `affiliate` ADD `terms_version` text;--> statement-breakpoint
ALTER TABLE `affiliate` ADD `terms_agreed_at` integer;