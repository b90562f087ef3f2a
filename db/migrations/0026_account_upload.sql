CREATE TABLE `upload` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`purpose` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`hash` text NOT NULL,
	`object_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`stored_at` integer,
	`attached_to` text,
	`is_public` integer DEFAULT false NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `upload_object` ON `upload` (`object_key`);--> statement-breakpoint
CREATE INDEX `upload_attached` ON `upload` (`attached_to`);--> statement-breakpoint
CREATE INDEX `upload_unused` ON `upload` (`customer_id`,`created_at`) WHERE "upload"."attached_to" is null;--> statement-breakpoint
CREATE INDEX `upload_removed` ON `upload` (`removed_at`) WHERE "upload"."removed_at" is not null;--> statement-breakpoint
ALTER TABLE `station_report` ADD `photo_hidden_by` text;--> statement-breakpoint
CREATE INDEX `station_report_photo` ON `station_report` (`photo_id`) WHERE "station_report"."photo_id" is not null;