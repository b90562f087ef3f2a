ALTER TABLE `financing_application` ADD `agreed_at` integer;--> statement-breakpoint
ALTER TABLE `financing_application` ADD `agreement_version` text;--> statement-breakpoint
ALTER TABLE `financing_application` ADD `fault` text;--> statement-breakpoint
CREATE INDEX `financing_application_fault` ON `financing_application` (`order_id`) WHERE "financing_application"."fault" is not null;