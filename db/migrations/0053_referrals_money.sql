CREATE TABLE `affiliate_payee` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`bank` text NOT NULL,
	`account_number_sealed` text NOT NULL,
	`account_number_index` text NOT NULL,
	`account_tail` text NOT NULL,
	`account_name` text NOT NULL,
	`tax_kind` text NOT NULL,
	`tax_number_sealed` text NOT NULL,
	`tax_number_index` text NOT NULL,
	`tax_tail` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `affiliate_payee_account` ON `affiliate_payee` (`account_number_index`);--> statement-breakpoint
CREATE INDEX `affiliate_payee_tax` ON `affiliate_payee` (`tax_number_index`);--> statement-breakpoint
CREATE TABLE `commission` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`state` text NOT NULL,
	`amount_idr` integer NOT NULL,
	`order_code` text NOT NULL,
	`product_id` text NOT NULL,
	`product_name` text NOT NULL,
	`transaction_at` integer NOT NULL,
	`reason` text,
	`cleared_at` integer,
	`matured_at` integer,
	`payout_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payout_id`) REFERENCES `payout`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "commission_amount" CHECK("commission"."amount_idr" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `commission_order_id_unique` ON `commission` (`order_id`);--> statement-breakpoint
CREATE INDEX `commission_customer` ON `commission` (`customer_id`,`transaction_at`);--> statement-breakpoint
CREATE INDEX `commission_state` ON `commission` (`state`,`updated_at`);--> statement-breakpoint
CREATE INDEX `commission_payout` ON `commission` (`payout_id`);--> statement-breakpoint
CREATE TABLE `commission_correction` (
	`id` text PRIMARY KEY NOT NULL,
	`commission_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`amount_idr` integer NOT NULL,
	`reason` text NOT NULL,
	`done_by` text NOT NULL,
	`payout_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`commission_id`) REFERENCES `commission`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payout_id`) REFERENCES `payout`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "commission_correction_amount" CHECK("commission_correction"."amount_idr" <> 0)
);
--> statement-breakpoint
CREATE INDEX `commission_correction_commission` ON `commission_correction` (`commission_id`);--> statement-breakpoint
CREATE INDEX `commission_correction_customer` ON `commission_correction` (`customer_id`,`payout_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `commission_taken_back` ON `commission_correction` (`commission_id`) WHERE "commission_correction"."done_by" = 'system';--> statement-breakpoint
CREATE TABLE `commission_event` (
	`id` text PRIMARY KEY NOT NULL,
	`commission_id` text NOT NULL,
	`move` text NOT NULL,
	`done_by` text NOT NULL,
	`reason` text NOT NULL,
	`done_at` integer NOT NULL,
	FOREIGN KEY (`commission_id`) REFERENCES `commission`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `commission_event_commission` ON `commission_event` (`commission_id`,`done_at`);--> statement-breakpoint
CREATE TABLE `payout` (
	`id` text PRIMARY KEY NOT NULL,
	`batch_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`gross_idr` integer NOT NULL,
	`tax_idr` integer NOT NULL,
	`net_idr` integer NOT NULL,
	`tax_rule` text NOT NULL,
	`basis_idr` integer NOT NULL,
	`surcharged` integer NOT NULL,
	`slip` text NOT NULL,
	`bank` text NOT NULL,
	`account_number_sealed` text NOT NULL,
	`account_tail` text NOT NULL,
	`account_name` text NOT NULL,
	`tax_kind` text NOT NULL,
	`tax_tail` text NOT NULL,
	FOREIGN KEY (`batch_id`) REFERENCES `payout_batch`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payout_adds_up" CHECK("payout"."gross_idr" = "payout"."tax_idr" + "payout"."net_idr" and "payout"."net_idr" > 0 and "payout"."tax_idr" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payout_slip_unique` ON `payout` (`slip`);--> statement-breakpoint
CREATE UNIQUE INDEX `payout_once` ON `payout` (`batch_id`,`customer_id`);--> statement-breakpoint
CREATE INDEX `payout_customer` ON `payout` (`customer_id`);--> statement-breakpoint
CREATE TABLE `payout_batch` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`prepared_by` text NOT NULL,
	`approved_by` text,
	`released_by` text,
	`paid_by` text,
	`reference` text,
	`note` text,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`updated_at` integer NOT NULL,
	CONSTRAINT "payout_batch_two_people" CHECK("payout_batch"."released_by" is null or "payout_batch"."released_by" <> "payout_batch"."approved_by")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payout_batch_open` ON `payout_batch` ((1)) WHERE "payout_batch"."state" in ('PREPARED', 'APPROVED', 'RELEASED');--> statement-breakpoint
CREATE INDEX `payout_batch_created` ON `payout_batch` (`created_at`);--> statement-breakpoint
CREATE TABLE `affiliate_event` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`kind` text NOT NULL,
	`done_by` text NOT NULL,
	`note` text,
	`done_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `affiliate_event_customer` ON `affiliate_event` (`customer_id`,`done_at`);--> statement-breakpoint
CREATE TABLE `referral_click` (
	`customer_id` text NOT NULL,
	`day` text NOT NULL,
	`visitor` text NOT NULL,
	`clicked_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `day`, `visitor`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `referral_click_day` (
	`customer_id` text NOT NULL,
	`day` text NOT NULL,
	`clicks` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `day`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `coupon` ADD `with_referral` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `affiliate` ADD `vin` text;--> statement-breakpoint
ALTER TABLE `affiliate` ADD `email_address` text;--> statement-breakpoint
ALTER TABLE `affiliate` ADD `phone_number` text;--> statement-breakpoint
ALTER TABLE `affiliate` ADD `applied_at` integer;--> statement-breakpoint
ALTER TABLE `affiliate` ADD `decided_at` integer;--> statement-breakpoint
ALTER TABLE `affiliate` ADD `reason` text;--> statement-breakpoint
CREATE INDEX `affiliate_state` ON `affiliate` (`state`,`applied_at`);