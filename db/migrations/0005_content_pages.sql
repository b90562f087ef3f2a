ALTER TABLE `page` ADD `parent_name` text;--> statement-breakpoint
ALTER TABLE `page` ADD `category` text;--> statement-breakpoint
ALTER TABLE `page` ADD `image` text;--> statement-breakpoint
ALTER TABLE `page` ADD `published_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `page_kind` ON `page` (`kind`,`parent_name`,`order_sequence`);--> statement-breakpoint
ALTER TABLE `page` DROP COLUMN `updated_at`;