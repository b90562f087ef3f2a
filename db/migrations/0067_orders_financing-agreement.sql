ALTER TABLE `financing_application` ADD `agreed_at` integer;--> statement-breakpoint
ALTER TABLE `financing_application` ADD `agreement_version` text;