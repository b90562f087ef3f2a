CREATE TABLE `test_ride` (
	`id` text PRIMARY KEY NOT NULL,
	`manage_key` text NOT NULL,
	`customer_id` text,
	`place_id` text NOT NULL,
	`product_id` text NOT NULL,
	`motorcycle_id` text NOT NULL,
	`slot_at` integer NOT NULL,
	`seat` integer NOT NULL,
	`state` text NOT NULL,
	`held_until_at` integer,
	`name` text,
	`phone_number` text,
	`email` text,
	`licence` text,
	`survey` text DEFAULT '[]' NOT NULL,
	`affiliate_key` text,
	`locale` text NOT NULL,
	`network` text NOT NULL,
	`consent_at` integer,
	`consent_version` text,
	`sequence` integer DEFAULT 0 NOT NULL,
	`booked_by` text,
	`waiver_at` integer,
	`moved_by` text,
	`note` text,
	`confirmed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`place_id`) REFERENCES `place`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`motorcycle_id`) REFERENCES `test_ride_motorcycle`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "test_ride_seat_from_one" CHECK("test_ride"."seat" >= 1),
	CONSTRAINT "test_ride_whose" CHECK("test_ride"."state" in ('HELD', 'EXPIRED') or ("test_ride"."name" is not null and "test_ride"."phone_number" is not null and "test_ride"."consent_at" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `test_ride_manage_key_unique` ON `test_ride` (`manage_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `test_ride_seat` ON `test_ride` (`place_id`,`slot_at`,`seat`) WHERE "test_ride"."state" not in ('CANCELLED', 'EXPIRED');--> statement-breakpoint
CREATE UNIQUE INDEX `test_ride_motorcycle_once` ON `test_ride` (`motorcycle_id`,`slot_at`) WHERE "test_ride"."state" not in ('CANCELLED', 'EXPIRED');--> statement-breakpoint
CREATE INDEX `test_ride_customer` ON `test_ride` (`customer_id`,`slot_at`);--> statement-breakpoint
CREATE INDEX `test_ride_phone` ON `test_ride` (`phone_number`,`slot_at`);--> statement-breakpoint
CREATE INDEX `test_ride_network` ON `test_ride` (`network`,`created_at`);--> statement-breakpoint
CREATE INDEX `test_ride_key` ON `test_ride` (`affiliate_key`,`confirmed_at`) WHERE "test_ride"."affiliate_key" is not null;--> statement-breakpoint
CREATE INDEX `test_ride_state` ON `test_ride` (`state`,`slot_at`);--> statement-breakpoint
CREATE TABLE `test_ride_centre` (
	`place_id` text PRIMARY KEY NOT NULL,
	`seats` integer NOT NULL,
	FOREIGN KEY (`place_id`) REFERENCES `place`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "test_ride_centre_seats" CHECK("test_ride_centre"."seats" between 0 and 50)
);
--> statement-breakpoint
CREATE TABLE `test_ride_motorcycle` (
	`id` text PRIMARY KEY NOT NULL,
	`place_id` text NOT NULL,
	`product_id` text NOT NULL,
	`out_from_at` integer,
	`out_until_at` integer,
	FOREIGN KEY (`place_id`) REFERENCES `place`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `test_ride_motorcycle_place` ON `test_ride_motorcycle` (`place_id`,`product_id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_message` (
	`id` text PRIMARY KEY NOT NULL,
	`notification_id` text NOT NULL,
	`customer_id` text,
	`channel` text NOT NULL,
	`fallbacks` text NOT NULL,
	`state` text NOT NULL,
	`urgent` integer NOT NULL,
	`recipient` text NOT NULL,
	`due_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`round` integer DEFAULT 0 NOT NULL,
	`provider_id` text,
	`last_error` text,
	`sent_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`settled_by` text,
	FOREIGN KEY (`notification_id`) REFERENCES `notification`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`settled_by`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_message`("id", "notification_id", "customer_id", "channel", "fallbacks", "state", "urgent", "recipient", "due_at", "tries", "round", "provider_id", "last_error", "sent_at", "created_at", "updated_at", "settled_by") SELECT "id", "notification_id", "customer_id", "channel", "fallbacks", "state", "urgent", "recipient", "due_at", "tries", "round", "provider_id", "last_error", "sent_at", "created_at", "updated_at", "settled_by" FROM `message`;--> statement-breakpoint
DROP TABLE `message`;--> statement-breakpoint
ALTER TABLE `__new_message` RENAME TO `message`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `message_once` ON `message` (`notification_id`,`channel`);--> statement-breakpoint
CREATE INDEX `message_due` ON `message` (`due_at`) WHERE "message"."state" in ('QUEUED', 'SENDING', 'UNCERTAIN', 'SENT');--> statement-breakpoint
CREATE INDEX `message_stuck` ON `message` (`updated_at`) WHERE "message"."state" = 'STUCK';--> statement-breakpoint
CREATE INDEX `message_provider` ON `message` (`provider_id`);--> statement-breakpoint
CREATE TABLE `__new_notification` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`customer_id` text,
	`template` text NOT NULL,
	`facts` text NOT NULL,
	`path` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`event_id`) REFERENCES `notification_event`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_notification`("id", "event_id", "customer_id", "template", "facts", "path", "created_at", "read_at") SELECT "id", "event_id", "customer_id", "template", "facts", "path", "created_at", "read_at" FROM `notification`;--> statement-breakpoint
DROP TABLE `notification`;--> statement-breakpoint
ALTER TABLE `__new_notification` RENAME TO `notification`;--> statement-breakpoint
CREATE UNIQUE INDEX `notification_once` ON `notification` (`event_id`,`customer_id`,`template`);--> statement-breakpoint
CREATE INDEX `notification_customer` ON `notification` (`customer_id`,`created_at`);