CREATE TABLE `coupon` (
	`code` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`amount_idr` integer,
	`basis_points` integer DEFAULT 0 NOT NULL,
	`minimum_idr` integer DEFAULT 0 NOT NULL,
	`products` text,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`most` integer,
	`used` integer DEFAULT 0 NOT NULL,
	`most_per_person` integer DEFAULT 1 NOT NULL,
	`customer_id` text,
	`returns_after_payment` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "coupon_uses" CHECK("coupon"."used" >= 0 and ("coupon"."most" is null or "coupon"."used" <= "coupon"."most"))
);
--> statement-breakpoint
CREATE TABLE `coupon_use` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`order_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`phone_index` text,
	`identity_index` text,
	`taken_at` integer NOT NULL,
	`released_at` integer,
	FOREIGN KEY (`code`) REFERENCES `coupon`(`code`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `customer_order`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `coupon_use_order` ON `coupon_use` (`order_id`) WHERE "coupon_use"."released_at" is null;--> statement-breakpoint
CREATE INDEX `coupon_use_customer` ON `coupon_use` (`code`,`customer_id`);--> statement-breakpoint
CREATE INDEX `coupon_use_phone` ON `coupon_use` (`code`,`phone_index`);--> statement-breakpoint
CREATE INDEX `coupon_use_identity` ON `coupon_use` (`code`,`identity_index`);