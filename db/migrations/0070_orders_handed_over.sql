CREATE TABLE `goods_handed_over` (
	`parcel_id` text NOT NULL,
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`quantity` integer NOT NULL,
	`handed_over_at` integer NOT NULL,
	`handed_over_by` text NOT NULL,
	PRIMARY KEY(`parcel_id`, `position`),
	FOREIGN KEY (`order_id`) REFERENCES `customer_order`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "goods_handed_over_quantity" CHECK("goods_handed_over"."quantity" > 0)
);
--> statement-breakpoint
CREATE INDEX `goods_handed_over_order` ON `goods_handed_over` (`order_id`,`position`);