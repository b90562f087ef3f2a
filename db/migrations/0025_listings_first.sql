CREATE TABLE `listing` (
	`id` text PRIMARY KEY NOT NULL,
	`vehicle_id` text,
	`battery_id` text,
	`owner_id` text NOT NULL,
	`status` text NOT NULL,
	`price_idr` integer,
	`negotiable` integer NOT NULL,
	`area_code` text,
	`city` text,
	`description` text NOT NULL,
	`show_phone` integer NOT NULL,
	`condition` text NOT NULL,
	`accident` text,
	`faults` text NOT NULL,
	`range_km` integer,
	`save_id` text NOT NULL,
	`published_at` integer,
	`expires_at` integer,
	`closed_at` integer,
	`closed_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicle`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`battery_id`) REFERENCES `battery`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "listing_one_thing" CHECK(("listing"."vehicle_id" is null) <> ("listing"."battery_id" is null)),
	CONSTRAINT "listing_price" CHECK("listing"."price_idr" > 0)
);
--> statement-breakpoint
CREATE INDEX `listing_owner` ON `listing` (`owner_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `listing_open_vehicle` ON `listing` (`vehicle_id`) WHERE "listing"."status" in ('DRAFT', 'PUBLISHED', 'RESERVED');--> statement-breakpoint
CREATE UNIQUE INDEX `listing_open_battery` ON `listing` (`battery_id`) WHERE "listing"."status" in ('DRAFT', 'PUBLISHED', 'RESERVED');--> statement-breakpoint
CREATE INDEX `listing_expiry` ON `listing` (`expires_at`) WHERE "listing"."status" in ('PUBLISHED', 'RESERVED');--> statement-breakpoint
CREATE TABLE `listing_enquiry` (
	`id` text PRIMARY KEY NOT NULL,
	`listing_id` text NOT NULL,
	`name` text NOT NULL,
	`phone_number` text NOT NULL,
	`message` text NOT NULL,
	`locale` text NOT NULL,
	`customer_id` text,
	`network` text NOT NULL,
	`consent_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`listing_id`) REFERENCES `listing`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `listing_enquiry_listing` ON `listing_enquiry` (`listing_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `listing_enquiry_network` ON `listing_enquiry` (`network`,`created_at`);--> statement-breakpoint
CREATE INDEX `listing_enquiry_phone` ON `listing_enquiry` (`phone_number`,`created_at`);--> statement-breakpoint
CREATE TABLE `listing_report` (
	`id` text PRIMARY KEY NOT NULL,
	`listing_id` text NOT NULL,
	`reason` text NOT NULL,
	`note` text NOT NULL,
	`customer_id` text,
	`network` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`listing_id`) REFERENCES `listing`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `listing_report_listing` ON `listing_report` (`listing_id`,`created_at`);