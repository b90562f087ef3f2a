CREATE TABLE `customer_document` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`name` text,
	`address` text,
	`province_id` text,
	`province_name` text,
	`city_id` text,
	`city_name` text,
	`zip_code` text,
	`identity_number_sealed` text,
	`identity_number_index` text,
	`identity_card_image` text,
	`tax_number_sealed` text,
	`tax_number_index` text,
	`tax_card_image` text,
	`father_name` text,
	`family_card_image` text,
	`sisapira_status` text,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_document_identity_number` ON `customer_document` (`identity_number_index`);--> statement-breakpoint
CREATE UNIQUE INDEX `customer_document_tax_number` ON `customer_document` (`tax_number_index`);--> statement-breakpoint
CREATE TABLE `identity_link` (
	`uid` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`provider` text NOT NULL,
	`linked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `identity_link_customer` ON `identity_link` (`customer_id`);--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`uid` text NOT NULL,
	`created_at` integer NOT NULL,
	`renewed_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE INDEX `session_customer` ON `session` (`customer_id`);--> statement-breakpoint
CREATE INDEX `session_expiry` ON `session` (`expires_at`);--> statement-breakpoint
DROP INDEX `customer_auth_uid`;--> statement-breakpoint
ALTER TABLE `customer` DROP COLUMN `auth_uid`;