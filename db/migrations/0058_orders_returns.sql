CREATE TABLE `goods_return` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`state` text NOT NULL,
	`reason` text NOT NULL,
	`note` text,
	`answer` text,
	`delivery_idr` integer DEFAULT 0 NOT NULL,
	`back_by_at` integer,
	`is_restocked` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `customer_order`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `goods_return_order` ON `goods_return` (`order_id`);--> statement-breakpoint
CREATE INDEX `goods_return_state` ON `goods_return` (`state`,`back_by_at`);--> statement-breakpoint
CREATE TABLE `goods_return_line` (
	`return_id` text NOT NULL,
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`quantity` integer NOT NULL,
	`amount_idr` integer NOT NULL,
	PRIMARY KEY(`return_id`, `position`),
	FOREIGN KEY (`return_id`) REFERENCES `goods_return`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `customer_order`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "goods_return_line_figures" CHECK("goods_return_line"."quantity" > 0 and "goods_return_line"."amount_idr" >= 0)
);
--> statement-breakpoint
CREATE INDEX `goods_return_line_order` ON `goods_return_line` (`order_id`,`position`);