CREATE TABLE `account_action` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`action` text NOT NULL,
	`reason` text NOT NULL,
	`done_by` text NOT NULL,
	`done_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "account_action_known" CHECK("account_action"."action" in ('END_SESSIONS', 'CLOSE', 'REOPEN'))
);
--> statement-breakpoint
CREATE INDEX `account_action_customer` ON `account_action` (`customer_id`,`done_at`);--> statement-breakpoint
CREATE TABLE `forgotten_order` (
	`id` text PRIMARY KEY NOT NULL,
	`forgotten_at` integer NOT NULL
);
