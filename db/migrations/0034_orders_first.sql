CREATE TABLE `government_help` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`basis_points` integer DEFAULT 0 NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`needs_nik` integer NOT NULL,
	`quota` integer,
	FOREIGN KEY (`id`) REFERENCES `subsidy`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `government_help_use` (
	`id` text PRIMARY KEY NOT NULL,
	`help_id` text NOT NULL,
	`order_id` text NOT NULL,
	`identity_index` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`released_at` integer,
	FOREIGN KEY (`help_id`) REFERENCES `government_help`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `customer_order`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `government_help_use_person` ON `government_help_use` (`help_id`,`identity_index`) WHERE "government_help_use"."released_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `government_help_use_order` ON `government_help_use` (`order_id`) WHERE "government_help_use"."released_at" is null;--> statement-breakpoint
CREATE INDEX `government_help_use_help` ON `government_help_use` (`help_id`);--> statement-breakpoint
CREATE TABLE `unit` (
	`id` text PRIMARY KEY NOT NULL,
	`vin` text NOT NULL,
	`motor_number` text NOT NULL,
	`slug` text NOT NULL,
	`color` text NOT NULL,
	`accent` text,
	`battery` text NOT NULL,
	`dealer_slug` text NOT NULL,
	`arrived_at` integer NOT NULL,
	`withdrawn_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `unit_vin_unique` ON `unit` (`vin`);--> statement-breakpoint
CREATE UNIQUE INDEX `unit_motor_number_unique` ON `unit` (`motor_number`);--> statement-breakpoint
CREATE INDEX `unit_configuration` ON `unit` (`slug`,`color`,`battery`,`accent`);--> statement-breakpoint
CREATE TABLE `unit_reservation` (
	`unit_id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`reserved_at` integer NOT NULL,
	FOREIGN KEY (`unit_id`) REFERENCES `unit`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `customer_order`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `unit_reservation_order_id_unique` ON `unit_reservation` (`order_id`);--> statement-breakpoint
CREATE TABLE `customer_order` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`customer_id` text NOT NULL,
	`request_hash` text NOT NULL,
	`order_type` text NOT NULL,
	`state` text NOT NULL,
	`phase` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`payment_option` text NOT NULL,
	`installment` text,
	`contract_signed_at` integer,
	`contract_reference` text,
	`pre_order` integer NOT NULL,
	`expires_at` integer,
	`line_revision` integer DEFAULT 1 NOT NULL,
	`total_idr` integer NOT NULL,
	`booking_fee_idr` integer NOT NULL,
	`required_idr` integer NOT NULL,
	`help_id` text,
	`coupon` text,
	`referral_code` text,
	`product` text NOT NULL,
	`area` text NOT NULL,
	`contact_name` text NOT NULL,
	`contact_email` text NOT NULL,
	`contact_phone` text NOT NULL,
	`delivery_method` text NOT NULL,
	`dealer_slug` text NOT NULL,
	`dealer_name` text NOT NULL,
	`dealer_address` text NOT NULL,
	`address` text,
	`outside_jabodetabek` integer NOT NULL,
	`work_order` text,
	`passkey` text,
	`delivery_photo` text,
	`delivered_at` integer,
	`delivered_by` text,
	`completes_at` integer,
	`cancel_reason` text,
	`cancel_note` text,
	`cancelled_at` integer,
	`placed_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "customer_order_amounts" CHECK("customer_order"."total_idr" >= "customer_order"."booking_fee_idr" and "customer_order"."booking_fee_idr" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_order_code_unique` ON `customer_order` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `customer_order_work_order_unique` ON `customer_order` (`work_order`);--> statement-breakpoint
CREATE INDEX `customer_order_customer` ON `customer_order` (`customer_id`,`placed_at`);--> statement-breakpoint
CREATE INDEX `customer_order_state` ON `customer_order` (`state`,`updated_at`);--> statement-breakpoint
CREATE INDEX `customer_order_due` ON `customer_order` (`expires_at`) WHERE "customer_order"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX `customer_order_completes` ON `customer_order` (`completes_at`) WHERE "customer_order"."state" = 'DELIVERED';--> statement-breakpoint
CREATE TABLE `order_cost` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`label` text NOT NULL,
	`amount_idr` integer NOT NULL,
	`receipt` text NOT NULL,
	`entered_by` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `customer_order`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_cost_amount" CHECK("order_cost"."amount_idr" > 0)
);
--> statement-breakpoint
CREATE INDEX `order_cost_order` ON `order_cost` (`order_id`);--> statement-breakpoint
CREATE TABLE `order_history` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`happened_at` integer NOT NULL,
	`actor` text NOT NULL,
	`actor_id` text,
	`move` text,
	`from_state` text,
	`to_state` text,
	`phase` text NOT NULL,
	`amount_idr` integer,
	`note` text,
	FOREIGN KEY (`order_id`) REFERENCES `customer_order`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `order_history_order` ON `order_history` (`order_id`,`happened_at`,`id`);--> statement-breakpoint
CREATE TABLE `order_line` (
	`order_id` text NOT NULL,
	`revision` integer NOT NULL,
	`position` integer NOT NULL,
	`type` text NOT NULL,
	`key` text NOT NULL,
	`amount_idr` integer NOT NULL,
	PRIMARY KEY(`order_id`, `revision`, `position`),
	FOREIGN KEY (`order_id`) REFERENCES `customer_order`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `order_owner` (
	`order_id` text PRIMARY KEY NOT NULL,
	`customer_type` text NOT NULL,
	`isbuyer` integer NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone_number` text NOT NULL,
	`address` text NOT NULL,
	`province_id` text NOT NULL,
	`city_id` text NOT NULL,
	`zip_code` text NOT NULL,
	`identity_kind` text,
	`identity_number_sealed` text,
	`identity_number_index` text,
	`identity_card_image` text,
	`tax_number_sealed` text,
	`pic_name` text,
	`pic_phone_number` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `customer_order`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `order_registration` (
	`order_id` text NOT NULL,
	`item` text NOT NULL,
	`progress` text NOT NULL,
	`earliest_at` integer NOT NULL,
	`latest_at` integer NOT NULL,
	`collected_at` integer,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`order_id`, `item`),
	FOREIGN KEY (`order_id`) REFERENCES `customer_order`(`id`) ON UPDATE no action ON DELETE no action
);
