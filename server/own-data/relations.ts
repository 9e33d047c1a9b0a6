/**
 * Answers about a merchant's clients and invites, and about a person's pending invite. As on the pages, only a merchant has
 * clients.
 */
import { found, type Found, plain } from '../../src/events/shared/questions/found.ts';
import { capital, counted } from '../../src/events/shared/questions/saying.ts';
import { tableOf } from '../../src/events/shared/questions/table.ts';
import { listClients } from '../trade/clients.ts';
import { listSentInvites, myMerchant, pendingInvite } from '../trade/invites.ts';
import type { OwnDataAsked, OwnDataParts } from './parts.ts';
import { dayIn, moreOf, pageAt, shownRows } from './say.ts';

const clientsPage = pageAt('/assign-client');
const firstRows = { search: '', page: 1, pageSize: shownRows };

export async function lastClientFound({ trade }: OwnDataParts, { by }: OwnDataAsked): Promise<Found> {
  if (!by.isMerchant) return found('Only merchants have clients here, and you are none.', clientsPage);
  const { clients, total } = await listClients(trade, by, { ...firstRows, sort: '-since' });
  const [last] = clients;
  if (!last) return found('You have no clients yet: nobody has accepted an invite of yours.', clientsPage);
  return found(
    `Your last client is **${plain(last.displayName)}**, since ${dayIn(last.since)}. You have ${counted(total, 'client')} in all.${moreOf(total, clients.length)}`,
    clientsPage,
    {
      tables: tableOf(
        'Clients, the last first',
        ['Client', 'Company', 'Since'],
        clients.map(({ displayName, companyName, since }) => [displayName, companyName, dayIn(since)]),
      ),
      paths: clients.map(({ userName }) => `/user/${encodeURIComponent(userName)}`),
    },
  );
}

export async function invitesFound(parts: OwnDataParts, asked: OwnDataAsked): Promise<Found> {
  const [received, sent] = [await receivedText(parts, asked), await sentFound(parts, asked)];
  if (sent === null) return found(received, pageAt('/pending-invite'));
  return { ...sent, text: `${sent.text} ${received}` };
}

async function receivedText({ trade }: OwnDataParts, { by }: OwnDataAsked): Promise<string> {
  const [{ invite }, { relation }] = await Promise.all([pendingInvite(trade, by), myMerchant(trade, by)]);
  const waiting = invite
    ? `An invite from ${nameOf(invite.merchant)} [is waiting for your answer](/pending-invite) until ${dayIn(invite.expiresAt)}.`
    : 'You have no invites to answer.';
  return relation === null
    ? waiting
    : `${waiting} You are a client of ${nameOf(relation.merchant)} since ${dayIn(relation.since)}.`;
}

const nameOf = ({ displayName }: { readonly displayName: string }) => `**${plain(displayName)}**`;

async function sentFound({ trade }: OwnDataParts, { by }: OwnDataAsked): Promise<Found | null> {
  if (!by.isMerchant) return null;
  const { invites, total } = await listSentInvites(trade, by, { ...firstRows, sort: '-sentAt' });
  const [last] = invites;
  if (!last) return found('You have sent no invites.', clientsPage);
  const text = `Your last invite, to ${plain(last.sentTo)}, is **${last.state}**. You have sent ${counted(total, 'invite')} in all.${moreOf(total, invites.length)}`;
  return found(text, clientsPage, {
    tables: tableOf(
      'Invites, the last first',
      ['Sent to', 'State', 'Sent on', 'Client'],
      invites.map(({ sentTo, state, sentAt, client }) => [
        sentTo,
        capital(state),
        dayIn(sentAt),
        client?.displayName ?? '–',
      ]),
    ),
    paths: invites.map(() => clientsPage.path),
  });
}
