CREATE TABLE `released_document` (
	`hash` text PRIMARY KEY NOT NULL,
	`endpoint` text NOT NULL,
	`text` text NOT NULL,
	`released_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `released_document_age` ON `released_document` (`released_at`);