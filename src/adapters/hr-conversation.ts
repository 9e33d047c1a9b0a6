/** Storage key of this tab's conversation with the HR agent. Separate from its adapter, since signing out erases it even if that was never loaded. */
export const conversationKey = 'hrConversation';

export const forgetConversation = (storage: Pick<Storage, 'removeItem'>): void =>
  storage.removeItem(conversationKey);
