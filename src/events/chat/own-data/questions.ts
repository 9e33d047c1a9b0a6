/**
 * The questions about a person's own data that can be answered, with the words that identify them. `server`: answered from
 * data on the server. `device`: from the ledger, whose log never leaves the device, so the question stays there too.
 */

export const ownQuestions = {
  unpaid_orders: {
    at: 'server',
    /** All words of one of these lines must occur, however close the question is to an example. */
    needs: [
      ['mine', 'owe'],
      ['mine', 'unpaid', 'order'],
      ['mine', 'paid', 'order'],
      ['mine', 'unpaid', 'amount'],
      ['unpaid', 'order'],
    ],
    examples: [
      'What do I owe?',
      'How much do I owe?',
      'Do I have to pay anything?',
      'How much do I have to pay?',
      'Which of my orders are unpaid?',
      'How much do I owe for my orders?',
      'My outstanding orders',
      'Which orders have I not paid?',
      'Which transactions did I not pay for?',
      'My open bills',
    ],
  },
  last_client: {
    at: 'server',
    needs: [['client', 'last']],
    examples: [
      'Who is my last client?',
      'Which client came last?',
      'My newest client',
      'Who is the last client who accepted?',
      'Which client joined me last?',
      'Who are my new clients?',
    ],
  },
  income: {
    at: 'server',
    needs: [['income'], ['mine', 'client', 'paid']],
    examples: [
      'What came in {this month}?',
      'What did I earn?',
      'How much did I earn {this month}?',
      'How much did my clients pay me?',
      'How much money came in {last month}?',
      'My sales',
      'What did I sell {this week}?',
      'Did anybody pay me {today}?',
    ],
  },
  invites: {
    at: 'server',
    needs: [
      ['mine', 'invite'],
      ['invite', 'answered'],
    ],
    examples: [
      'Is my invite accepted?',
      'Has my client accepted my invite?',
      'Which of my invites are pending?',
      'My invites',
      'What happened to my invites?',
      'Did the client that I invited accept?',
      'How many of my invites were accepted?',
      'Do I have an invite?',
    ],
  },
  applicants: {
    at: 'server',
    needs: [
      ['applicant', 'mine'],
      ['applicant', 'job'],
      ['applicant', 'count'],
    ],
    examples: [
      'How many applicants do I have?',
      'How many people applied for my job?',
      'Who applied for my job {this week}?',
      'Do I have new applicants?',
      'My last applicants',
      'Number of applications for my jobs',
      'How many résumés did I get?',
    ],
  },
  last_analysis: {
    at: 'server',
    needs: [
      ['analysis', 'last'],
      ['analysis', 'mine'],
    ],
    examples: [
      'What did the last analysis say?',
      'What did my last analysis find?',
      'Result of my last analysis',
      'My last comparison',
      'How did my comparison score?',
      'Show my analyses',
    ],
  },
  ledger_balance: {
    at: 'device',
    needs: [
      ['mine', 'balance'],
      ['ledger', 'balance'],
      ['ledger', 'amount'],
    ],
    examples: [
      'What is my balance?',
      'What is the balance of my money bag?',
      'How much is in my money bag?',
      'Balance of my ledger',
      'How much money do I have left over?',
    ],
  },
  ledger_unpaid: {
    at: 'device',
    needs: [
      ['ledger', 'unpaid'],
      ['ledger', 'paid'],
      ['ledger', 'owe'],
    ],
    examples: [
      'Which of my entries are unpaid?',
      'What is unpaid in my money bag?',
      'Which entries have I not paid?',
      'How much is unpaid in my ledger?',
      'Which entries of my ledger are paid?',
    ],
  },
  ledger_spent: {
    at: 'device',
    needs: [
      ['mine', 'spend'],
      ['ledger', 'spend'],
    ],
    examples: [
      'What did I spend {this month}?',
      'How much did I spend?',
      'What did I spend on {fuel}?',
      'How much did I spend on {fuel} {this month}?',
      'My expenses',
      'How much have I spent in my ledger?',
      'What did I spend in total?',
    ],
  },
} as const;

export type OwnQuestion = keyof typeof ownQuestions;
export type ServerQuestion = {
  [Name in OwnQuestion]: (typeof ownQuestions)[Name]['at'] extends 'server' ? Name : never;
}[OwnQuestion];
export type DeviceQuestion = Exclude<OwnQuestion, ServerQuestion>;

export const serverQuestions = (Object.keys(ownQuestions) as OwnQuestion[]).filter(
  (name): name is ServerQuestion => ownQuestions[name].at === 'server',
);
