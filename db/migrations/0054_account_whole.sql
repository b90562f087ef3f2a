CREATE TABLE `account_event` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`kind` text NOT NULL,
	`facts` text NOT NULL,
	`happened_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `account_event_customer` ON `account_event` (`customer_id`,`happened_at`);--> statement-breakpoint
CREATE TABLE `account_ticket` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "account_ticket_purpose" CHECK("account_ticket"."purpose" in ('EMAIL_CHANGE', 'PASSWORD_RESET'))
);
--> statement-breakpoint
CREATE INDEX `account_ticket_customer` ON `account_ticket` (`customer_id`,`purpose`,`created_at`);--> statement-breakpoint
CREATE INDEX `account_ticket_expiry` ON `account_ticket` (`expires_at`);--> statement-breakpoint
CREATE TABLE `consent` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`purpose` text NOT NULL,
	`granted` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `consent_customer` ON `consent` (`customer_id`,`purpose`,`changed_at`);--> statement-breakpoint
CREATE TABLE `data_export` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`requested_at` integer NOT NULL,
	`ready_at` integer,
	`upload_id` text,
	`expires_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `data_export_customer` ON `data_export` (`customer_id`,`requested_at`);--> statement-breakpoint
CREATE INDEX `data_export_waiting` ON `data_export` (`requested_at`) WHERE "data_export"."ready_at" is null;--> statement-breakpoint
CREATE TABLE `customer_paper` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`file_id` text,
	`reason` text,
	`submitted_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_paper_kind` ON `customer_paper` (`customer_id`,`kind`);--> statement-breakpoint
CREATE INDEX `customer_paper_queue` ON `customer_paper` (`state`,`submitted_at`);--> statement-breakpoint
CREATE TABLE `paper_view` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`kind` text NOT NULL,
	`viewed_by` text NOT NULL,
	`reason` text NOT NULL,
	`viewed_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `paper_view_customer` ON `paper_view` (`customer_id`,`viewed_at`);--> statement-breakpoint
CREATE INDEX `paper_view_staff` ON `paper_view` (`viewed_by`,`customer_id`,`viewed_at`);--> statement-breakpoint
ALTER TABLE `customer_document` ADD `identity_kind` text;--> statement-breakpoint
ALTER TABLE `session` ADD `region` text;--> statement-breakpoint
ALTER TABLE `upload` ADD `is_sealed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `customer` ADD `profile_changed_at` integer;--> statement-breakpoint
ALTER TABLE `customer` ADD `erased_at` integer;