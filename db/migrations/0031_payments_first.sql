CREATE TABLE `ledger_account` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`floor_idr` integer
);
--> statement-breakpoint
CREATE TABLE `payment_attempt` (
	`id` text PRIMARY KEY NOT NULL,
	`ref` text NOT NULL,
	`purpose` text NOT NULL,
	`number` integer NOT NULL,
	`provider_order_id` text NOT NULL,
	`state` text NOT NULL,
	`amount_idr` integer NOT NULL,
	`paid_idr` integer,
	`offered` text NOT NULL,
	`method` text,
	`page_url` text,
	`page_token` text,
	`transaction_id` text,
	`instructions` text,
	`expires_at` integer NOT NULL,
	`settled_at` integer,
	`reversible_until_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "payment_attempt_amount" CHECK("payment_attempt"."amount_idr" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_attempt_provider_order_id_unique` ON `payment_attempt` (`provider_order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_attempt_number` ON `payment_attempt` (`ref`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_attempt_open` ON `payment_attempt` (`ref`) WHERE "payment_attempt"."state" in ('CREATED', 'PENDING', 'REVIEW');--> statement-breakpoint
CREATE INDEX `payment_attempt_due` ON `payment_attempt` (`expires_at`) WHERE "payment_attempt"."state" in ('CREATED', 'PENDING', 'REVIEW');--> statement-breakpoint
CREATE TABLE `payment_event` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`attempt_id` text NOT NULL,
	`source` text NOT NULL,
	`transaction_status` text NOT NULL,
	`fraud_status` text,
	`status_code` text NOT NULL,
	`amount_idr` integer NOT NULL,
	`outcome` text NOT NULL,
	`received_at` integer NOT NULL,
	FOREIGN KEY (`attempt_id`) REFERENCES `payment_attempt`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_event_key_unique` ON `payment_event` (`key`);--> statement-breakpoint
CREATE INDEX `payment_event_attempt` ON `payment_event` (`attempt_id`,`received_at`);--> statement-breakpoint
CREATE TABLE `payment_refund` (
	`id` text PRIMARY KEY NOT NULL,
	`attempt_id` text NOT NULL,
	`ref` text NOT NULL,
	`state` text NOT NULL,
	`amount_idr` integer NOT NULL,
	`reason` text NOT NULL,
	`route` text NOT NULL,
	`destination` text,
	`refund_key` text NOT NULL,
	`requested_by` text NOT NULL,
	`approved_by` text,
	`note` text,
	`sent_at` integer,
	`confirmed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`attempt_id`) REFERENCES `payment_attempt`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_refund_amount" CHECK("payment_refund"."amount_idr" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_refund_refund_key_unique` ON `payment_refund` (`refund_key`);--> statement-breakpoint
CREATE INDEX `payment_refund_attempt` ON `payment_refund` (`attempt_id`);--> statement-breakpoint
CREATE INDEX `payment_refund_ref` ON `payment_refund` (`ref`);--> statement-breakpoint
CREATE INDEX `payment_refund_open` ON `payment_refund` (`created_at`) WHERE "payment_refund"."state" in ('REQUESTED', 'APPROVED', 'SENT');--> statement-breakpoint
CREATE TABLE `transfer` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`debit` text NOT NULL,
	`credit` text NOT NULL,
	`amount_idr` integer NOT NULL,
	`code` text NOT NULL,
	`ref` text NOT NULL,
	`event_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`debit`) REFERENCES `ledger_account`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`credit`) REFERENCES `ledger_account`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "transfer_amount" CHECK("transfer"."amount_idr" > 0),
	CONSTRAINT "transfer_two_sides" CHECK("transfer"."debit" <> "transfer"."credit")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_key_unique` ON `transfer` (`key`);--> statement-breakpoint
CREATE INDEX `transfer_debit` ON `transfer` (`debit`,`code`,`amount_idr`);--> statement-breakpoint
CREATE INDEX `transfer_credit` ON `transfer` (`credit`,`code`,`amount_idr`);--> statement-breakpoint
CREATE INDEX `transfer_ref` ON `transfer` (`ref`);