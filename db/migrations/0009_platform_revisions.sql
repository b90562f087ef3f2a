CREATE TABLE `revision` (
	`collection` text PRIMARY KEY NOT NULL,
	`number` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `product_value_validity` ON `product_value` (`validity_to_show_at`) WHERE "product_value"."validity_to_show_at" is not null;