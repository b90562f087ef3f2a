CREATE TABLE `data_lead` (
	`id` text PRIMARY KEY NOT NULL,
	`product_slug` text NOT NULL,
	`network` text NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	`day_at` integer NOT NULL,
	`last_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `data_lead_day` ON `data_lead` (`day_at`,`product_slug`);--> statement-breakpoint
CREATE TABLE `guest_book` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone_number` text,
	`topic` text NOT NULL,
	`message` text NOT NULL,
	`locale` text NOT NULL,
	`customer_id` text,
	`network` text NOT NULL,
	`consent_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `guest_book_network` ON `guest_book` (`network`,`created_at`);--> statement-breakpoint
CREATE INDEX `guest_book_email` ON `guest_book` (`email`,`created_at`);--> statement-breakpoint
ALTER TABLE `page` ADD `valid_from_at` integer;--> statement-breakpoint
ALTER TABLE `page` ADD `valid_until_at` integer;