/** Where this tab keeps a conversation with the HR agent. Apart from its adapter, since whoever signs out without having opened that leaves none either. */
export const conversationKey = 'hrConversation';

export const forgetConversation = (storage: Pick<Storage, 'removeItem'>): void =>
  storage.removeItem(conversationKey);
