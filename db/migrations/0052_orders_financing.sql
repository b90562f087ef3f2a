CREATE TABLE `financing_application` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`number` integer NOT NULL,
	`provider` text NOT NULL,
	`route` text NOT NULL,
	`disclosure` text NOT NULL,
	`is_married` integer,
	`work` text,
	`submitted_at` integer,
	`sent_at` integer,
	`reference` text,
	`decision` text,
	`decided_at` integer,
	`decided_by` text,
	`reason` text,
	`sign_url` text,
	`contract_reference` text,
	`contract_signed_at` integer,
	`contract_hash` text,
	`contract_rejected_at` integer,
	`paid_told_at` integer,
	`end_told_at` integer,
	`next_try_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `customer_order`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `financing_application_number` ON `financing_application` (`order_id`,`number`);--> statement-breakpoint
CREATE INDEX `financing_application_due` ON `financing_application` (`next_try_at`);--> statement-breakpoint
CREATE TABLE `financing_document` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`upload_id` text NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `customer_order`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`upload_id`) REFERENCES `upload`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `financing_document_upload_id_unique` ON `financing_document` (`upload_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `financing_document_kind` ON `financing_document` (`order_id`,`kind`);--> statement-breakpoint
CREATE TABLE `financing_event` (
	`application_id` text NOT NULL,
	`status` text NOT NULL,
	`via` text NOT NULL,
	`event_at` integer NOT NULL,
	`counted_at` integer NOT NULL,
	PRIMARY KEY(`application_id`, `status`),
	FOREIGN KEY (`application_id`) REFERENCES `financing_application`(`id`) ON UPDATE no action ON DELETE no action
);
