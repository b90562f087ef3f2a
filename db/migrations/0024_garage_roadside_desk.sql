ALTER TABLE `roadside_request` ADD `status` text DEFAULT 'REQUESTED' NOT NULL;--> statement-breakpoint
ALTER TABLE `roadside_request` ADD `accepted_at` integer;--> statement-breakpoint
ALTER TABLE `roadside_request` ADD `accepted_by` text REFERENCES customer(id);--> statement-breakpoint
ALTER TABLE `roadside_request` ADD `departed_at` integer;--> statement-breakpoint
ALTER TABLE `roadside_request` ADD `completed_at` integer;--> statement-breakpoint
ALTER TABLE `roadside_request` ADD `completed_by` text REFERENCES customer(id);--> statement-breakpoint
ALTER TABLE `roadside_request` ADD `outcome` text;--> statement-breakpoint
CREATE INDEX `roadside_request_vehicle` ON `roadside_request` (`vehicle_id`,`received_at`);--> statement-breakpoint
CREATE INDEX `roadside_request_status` ON `roadside_request` (`status`,`received_at`);