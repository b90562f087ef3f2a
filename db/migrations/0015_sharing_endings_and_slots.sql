ALTER TABLE `vehicle_share` ADD `pending_until_at` integer;--> statement-breakpoint
ALTER TABLE `vehicle_share` ADD `ended_by` text;--> statement-breakpoint
ALTER TABLE `vehicle_share` ADD `ending_id` text;--> statement-breakpoint
ALTER TABLE `vehicle_share` ADD `slot` integer;--> statement-breakpoint
ALTER TABLE `vehicle_share` ADD `allows` text DEFAULT '["BATTERY","COVER"]' NOT NULL;--> statement-breakpoint
UPDATE `vehicle_share` SET `slot` = (SELECT count(*) FROM `vehicle_share` o WHERE o.`vehicle_id` = `vehicle_share`.`vehicle_id` AND o.`revoked_at` IS NULL AND o.`id` <= `vehicle_share`.`id`) WHERE `revoked_at` IS NULL;--> statement-breakpoint
UPDATE `vehicle_share` SET `ended_by` = iif(`revoked_at` < `loan_end_at`, 'owner', 'time'), `ending_id` = iif(`revoked_at` < `loan_end_at`, 'end_' || `id`, NULL) WHERE `revoked_at` IS NOT NULL;--> statement-breakpoint
CREATE INDEX `vehicle_share_owner` ON `vehicle_share` (`owner_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `vehicle_share_slot` ON `vehicle_share` (`vehicle_id`,`slot`) WHERE "vehicle_share"."revoked_at" is null;