CREATE TABLE `verification_code` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`address_index` text NOT NULL,
	`code_hash` text NOT NULL,
	`token_hash` text,
	`customer_id` text,
	`uid` text,
	`delivery` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`code_expires_at` integer NOT NULL,
	`token_expires_at` integer,
	`proved_at` integer,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `verification_code_address` ON `verification_code` (`address_index`,`created_at`);--> statement-breakpoint
CREATE INDEX `verification_code_age` ON `verification_code` (`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `verification_code_token` ON `verification_code` (`token_hash`) WHERE "verification_code"."token_hash" is not null;--> statement-breakpoint
CREATE TABLE `staff_audit` (
	`id` text PRIMARY KEY NOT NULL,
	`done_at` integer NOT NULL,
	`actor_id` text NOT NULL,
	`role_id` text,
	`operation` text NOT NULL,
	`entity` text,
	`entity_id` text,
	`version_before` integer,
	`version_after` integer,
	`reason` text,
	`request_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `staff_audit_time` ON `staff_audit` (`done_at`);--> statement-breakpoint
CREATE INDEX `staff_audit_actor` ON `staff_audit` (`actor_id`,`done_at`);--> statement-breakpoint
CREATE INDEX `staff_audit_entity` ON `staff_audit` (`entity_id`,`done_at`);--> statement-breakpoint
CREATE TABLE `staff_member` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`role_id` text NOT NULL,
	`place_slug` text,
	`granted_by` text,
	`granted_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`role_id`) REFERENCES `staff_role`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `staff_member_role` ON `staff_member` (`role_id`);--> statement-breakpoint
CREATE TABLE `staff_role` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text,
	`permissions` text NOT NULL,
	`is_of_place` integer DEFAULT false NOT NULL,
	`needs_second_factor` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `registration` ADD `details` text;--> statement-breakpoint
ALTER TABLE `registration` ADD `phone_number` text;--> statement-breakpoint
ALTER TABLE `registration` ADD `phone_proved_at` integer;--> statement-breakpoint
ALTER TABLE `session` ADD `second_factor` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `customer` ADD `contact_name` text;--> statement-breakpoint
ALTER TABLE `customer` ADD `identity_kind` text;--> statement-breakpoint
ALTER TABLE `customer` ADD `registration_source` text;--> statement-breakpoint
ALTER TABLE `customer` ADD `referral_code` text;--> statement-breakpoint
ALTER TABLE `customer` ADD `terms_version` text;--> statement-breakpoint
ALTER TABLE `customer` ADD `terms_accepted_at` integer;