CREATE TABLE `message` (
	`id` text PRIMARY KEY NOT NULL,
	`notification_id` text NOT NULL,
	`customer_id` text NOT NULL,
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
CREATE UNIQUE INDEX `message_once` ON `message` (`notification_id`,`channel`);--> statement-breakpoint
CREATE INDEX `message_due` ON `message` (`due_at`) WHERE "message"."state" in ('QUEUED', 'SENDING', 'UNCERTAIN', 'SENT');--> statement-breakpoint
CREATE INDEX `message_stuck` ON `message` (`updated_at`) WHERE "message"."state" = 'STUCK';--> statement-breakpoint
CREATE INDEX `message_provider` ON `message` (`provider_id`);--> statement-breakpoint
CREATE TABLE `notification` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`template` text NOT NULL,
	`facts` text NOT NULL,
	`path` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`event_id`) REFERENCES `notification_event`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notification_once` ON `notification` (`event_id`,`customer_id`,`template`);--> statement-breakpoint
CREATE INDEX `notification_customer` ON `notification` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `notification_choice` (
	`customer_id` text NOT NULL,
	`purpose` text NOT NULL,
	`channel` text NOT NULL,
	`wanted` integer NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `purpose`, `channel`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `notification_event` (
	`id` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`entity_id` text NOT NULL,
	`row_id` text NOT NULL,
	`happened_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`planned_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`last_error` text
);
--> statement-breakpoint
CREATE INDEX `notification_event_due` ON `notification_event` (`due_at`) WHERE "notification_event"."planned_at" is null;--> statement-breakpoint
CREATE INDEX `notification_event_entity` ON `notification_event` (`entity_id`,`source`);