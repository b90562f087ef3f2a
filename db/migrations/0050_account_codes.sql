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