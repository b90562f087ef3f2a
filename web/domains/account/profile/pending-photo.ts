import type { UpdateCustomerPhotoMutationVariables } from '#web/platform/graphql/generated/main.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';

/** The photo of a profile, as a line of the outbox: each waits for the one before it. */
export const PHOTO_LINE = 'photo-of-profile';

type Update = OutboxItem<UpdateCustomerPhotoMutationVariables>;

const isUpdate = (item: OutboxItem): item is Update => item.operation === 'updateCustomerPhoto';

/** The last change of the photo that has not arrived, and the picture it shows; none where it takes the photo away. */
export const pendingPhoto = (
  items: readonly OutboxItem[],
): { readonly item: Update; readonly picture: Blob | undefined } | undefined => {
  const item = items.filter(isUpdate).findLast(({ state }) => state !== 'sent');
  if (item === undefined) return undefined;
  const { fileId } = item.variables;
  return { item, picture: fileId ? item.files?.[fileId] : undefined };
};
