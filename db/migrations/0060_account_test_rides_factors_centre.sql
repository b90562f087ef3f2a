CREATE TABLE `test_ride_closing` (
	`id` text PRIMARY KEY NOT NULL,
	`place_id` text NOT NULL,
	`from_at` integer NOT NULL,
	`until_at` integer NOT NULL,
	`reason` text NOT NULL,
	FOREIGN KEY (`place_id`) REFERENCES `place`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "test_ride_closing_span" CHECK("test_ride_closing"."until_at" > "test_ride_closing"."from_at")
);
--> statement-breakpoint
CREATE INDEX `test_ride_closing_place` ON `test_ride_closing` (`place_id`,`until_at`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_account_action` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`action` text NOT NULL,
	`reason` text NOT NULL,
	`done_by` text NOT NULL,
	`done_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "account_action_known" CHECK("__new_account_action"."action" in ('END_SESSIONS', 'CLOSE', 'REOPEN', 'REMOVE_FACTORS'))
);
--> statement-breakpoint
INSERT INTO `__new_account_action`("id", "customer_id", "action", "reason", "done_by", "done_at") SELECT "id", "customer_id", "action", "reason", "done_by", "done_at" FROM `account_action`;--> statement-breakpoint
DROP TABLE `account_action`;--> statement-breakpoint
ALTER TABLE `__new_account_action` RENAME TO `account_action`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `account_action_customer` ON `account_action` (`customer_id`,`done_at`);--> statement-breakpoint
ALTER TABLE `test_ride_centre` ADD `buffer_minutes` integer DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE `test_ride_centre` ADD `notice_minutes` integer DEFAULT 120 NOT NULL;--> statement-breakpoint
ALTER TABLE `test_ride_centre` ADD `version` integer DEFAULT 0 NOT NULL;