/**
 * Named queries over the asking person's own data, one for each question that the chatbot knows. Each uses the same function
 * as the page that its answer names, with the same rights, and reaches nobody else's rows.
 */
import type { ServerQuestion } from '../../src/events/chat/own-data/questions.ts';
import type { Found } from '../../src/events/shared/questions/found.ts';
import { openedResumes } from '../hiring/agent/opened.ts';
import { applicantsFound } from './applicants.ts';
import { incomeFound, unpaidOrdersFound } from './orders.ts';
import { invitesFound, lastClientFound } from './relations.ts';
import { lastAnalysisFound } from './analyses.ts';
import type { OwnDataAsked, OwnDataParts, OwnDataSources } from './parts.ts';

const queries: Readonly<
  Record<ServerQuestion, (parts: OwnDataParts, asked: OwnDataAsked) => Promise<Found>>
> = {
  unpaid_orders: unpaidOrdersFound,
  income: incomeFound,
  last_client: lastClientFound,
  invites: invitesFound,
  applicants: applicantsFound,
  last_analysis: lastAnalysisFound,
};

export function ownDataQueries(
  sources: OwnDataSources,
): (name: ServerQuestion, asked: OwnDataAsked) => Promise<Found> {
  const parts = { ...sources, opened: openedResumes(sources.hiring) };
  return (name, asked) => queries[name](parts, asked);
}
