ALTER TABLE `identity_link` ADD `disabled_at` integer;--> statement-breakpoint
ALTER TABLE `identity_link` ADD `checked_at` integer;--> statement-breakpoint
CREATE INDEX `identity_link_checked` ON `identity_link` (`checked_at`);--> statement-breakpoint
ALTER TABLE `session` ADD `authenticated_at` integer;--> statement-breakpoint
ALTER TABLE `session` ADD `revoked_for` text;--> statement-breakpoint
ALTER TABLE `session` ADD `token_id` text;--> statement-breakpoint
ALTER TABLE `session` ADD `previous_token_id` text;--> statement-breakpoint
ALTER TABLE `session` ADD `rotated_at` integer;--> statement-breakpoint
ALTER TABLE `session` ADD `token_used_at` integer;--> statement-breakpoint
ALTER TABLE `session` ADD `device` text;--> statement-breakpoint
ALTER TABLE `customer` ADD `phone_verified_at` integer;--> statement-breakpoint
ALTER TABLE `customer` ADD `disabled_at` integer;