/** Name of the database of seen chats. Separate from its store, which only a page of chats loads. */
export const seenChatsName = 'patina-chats';
