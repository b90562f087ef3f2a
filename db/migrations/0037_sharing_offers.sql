ALTER TABLE `vehicle_share` ADD `accepted_at` integer;--> statement-breakpoint
ALTER TABLE `vehicle_share` ADD `offer_until_at` integer;--> statement-breakpoint
ALTER TABLE `vehicle_share` ADD `is_offer` integer GENERATED ALWAYS AS (accepted_at IS NULL AND revoked_at IS NULL) VIRTUAL;--> statement-breakpoint
UPDATE `vehicle_share` SET `accepted_at` = `created_at`;
