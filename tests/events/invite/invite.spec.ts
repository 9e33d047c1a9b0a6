import { describe, expect, it } from 'vitest';
import { validateFact } from '../../../src/events/log/facts.ts';
import { emptyHead, sealFacts } from '../../../src/events/log/hash-chain.ts';
import {
  type Candidate,
  type InviteCommand,
  inviteDecider,
  type InviteRefusal,
} from '../../../src/events/invite/decide.ts';
import { inviteFact, type InviteFact, inviteFacts } from '../../../src/events/invite/events.ts';
import { inviteProjection, type InviteStatus } from '../../../src/events/invite/projection.ts';
import { given, testStamp } from '../../given.ts';

const { InviteSent, InviteAccepted, InviteDeclined, InviteWithdrawn, InviteExpired, RelationEnded } =
  inviteFact;

const merchant = { uid: 'merchant', isAdmin: false };
const client = { uid: 'client', isAdmin: false };
const stranger = { uid: 'stranger', isAdmin: false };
const admin = { uid: 'boss', isAdmin: true };
const sentAt = testStamp.at;
const inTime = '2026-01-10T00:00:00.000Z';
const expiresAt = '2026-01-15T00:00:00.000Z';

const candidate = (over: Partial<Candidate> = {}): Candidate => ({
  uid: 'client',
  assignedMerchant: null,
  pending: null,
  ...over,
});
const send = (...found: readonly Candidate[]) =>
  ({
    type: 'SendInvite',
    by: { ...merchant, isMerchant: true },
    merchant: 'merchant',
    foundBy: 'email',
    found,
    at: sentAt,
  }) as const;
const accept = { type: 'AcceptInvite', by: client, at: inTime, assignedMerchant: null } as const;
const decline = { type: 'DeclineInvite', by: client, at: inTime } as const;
const withdraw = { type: 'WithdrawInvite', by: merchant, at: inTime } as const;
const expire = { type: 'ExpireInvite', at: expiresAt } as const;
const end = { type: 'EndRelation', by: merchant } as const;

const sent = InviteSent({ merchant: 'merchant', client: 'client', foundBy: 'email', expiresAt });
const invite = (...facts: readonly InviteFact[]) => given(inviteDecider, ...facts);

const leadingTo: Readonly<Record<InviteStatus, readonly InviteFact[]>> = {
  pending: [sent],
  accepted: [sent, InviteAccepted({})],
  declined: [sent, InviteDeclined({})],
  withdrawn: [sent, InviteWithdrawn({})],
  expired: [sent, InviteExpired({})],
  ended: [sent, InviteAccepted({}), RelationEnded({ by: 'client' })],
};
const commands = { send: send(candidate()), accept, decline, withdraw, expire, end };

/** The result of each command in each state: a fact, or the reason for the refusal. */
const table: Readonly<
  Record<InviteStatus | 'none', Readonly<Record<keyof typeof commands, InviteFact | InviteRefusal>>>
> = {
  none: {
    send: sent,
    accept: 'not-found',
    decline: 'not-found',
    withdraw: 'not-found',
    expire: 'not-found',
    end: 'not-found',
  },
  pending: {
    send: 'already-sent',
    accept: InviteAccepted({}),
    decline: InviteDeclined({}),
    withdraw: InviteWithdrawn({}),
    expire: InviteExpired({}),
    end: 'not-accepted',
  },
  accepted: {
    send: 'already-sent',
    accept: 'already-accepted',
    decline: 'already-accepted',
    withdraw: 'already-accepted',
    expire: 'already-accepted',
    end: RelationEnded({ by: 'merchant' }),
  },
  declined: {
    send: 'already-sent',
    accept: 'already-declined',
    decline: 'already-declined',
    withdraw: 'already-declined',
    expire: 'already-declined',
    end: 'already-declined',
  },
  withdrawn: {
    send: 'already-sent',
    accept: 'already-withdrawn',
    decline: 'already-withdrawn',
    withdraw: 'already-withdrawn',
    expire: 'already-withdrawn',
    end: 'already-withdrawn',
  },
  expired: {
    send: 'already-sent',
    accept: 'expired',
    decline: 'expired',
    withdraw: 'expired',
    expire: 'expired',
    end: 'expired',
  },
  ended: {
    send: 'already-sent',
    accept: 'already-ended',
    decline: 'already-ended',
    withdraw: 'already-ended',
    expire: 'already-ended',
    end: 'already-ended',
  },
};

const pairs = Object.entries(table).flatMap(([status, row]) =>
  Object.entries(row).map(([command, outcome]) => ({
    status: status as InviteStatus | 'none',
    command: command as keyof typeof commands,
    outcome,
    words: typeof outcome === 'string' ? outcome : outcome.type,
  })),
);

describe('invite', () => {
  it.each(pairs)('[INVITE7] $status × $command: $words', ({ status, command, outcome }) => {
    const decision = invite(...(status === 'none' ? [] : leadingTo[status])).when(commands[command]);
    if (typeof outcome === 'string') decision.thenRefused(outcome);
    else decision.then(outcome);
  });

  it('[INVITE1] waits 14 days, to the millisecond', () => {
    invite().when(send(candidate())).then(sent);
    expect(invite(sent).state()).toEqual({
      status: 'pending',
      merchant: 'merchant',
      client: 'client',
      foundBy: 'email',
      sentAt,
      expiresAt,
      settledAt: null,
      endedAt: null,
      endedBy: null,
    });
  });

  it('[INVITE1] is sent by a merchant as themselves, and by an admin for any merchant', () => {
    const as = (by: { uid: string; isAdmin: boolean; isMerchant: boolean }) =>
      invite().when({ ...send(candidate()), by });
    as({ ...admin, isMerchant: false }).then(sent);
    as({ ...merchant, isMerchant: false }).thenRefused('not-allowed');
    as({ uid: 'rival', isAdmin: false, isMerchant: true }).thenRefused('not-allowed');
  });

  it.each<[InviteRefusal, readonly Candidate[]]>([
    ['not-found', []],
    ['ambiguous', [candidate(), candidate({ uid: 'other' })]],
    ['self', [candidate({ uid: 'merchant' })]],
    ['already-client', [candidate({ assignedMerchant: 'merchant' })]],
  ])('[INVITE2] refuses by the name %s', (reason, found) => {
    invite()
      .when(send(...found))
      .thenRefused(reason);
  });

  it('[INVITE2] says nothing of whose client a person is', () => {
    invite()
      .when(send(candidate({ assignedMerchant: 'rival' })))
      .then(sent);
  });

  it('[INVITE3] refuses a second invite while one waits, and lets it go when that is over', () => {
    const waiting = (by: string, until: string) =>
      send(candidate({ pending: { merchant: by, expiresAt: until } }));
    const later = '2026-01-01T00:00:00.001Z';
    invite().when(waiting('merchant', later)).thenRefused('already-invited');
    invite().when(waiting('rival', later)).thenRefused('invited-by-another');
    invite().when(waiting('rival', sentAt)).then(sent);
  });

  it('[INVITE4] is answered by the invited person alone', () => {
    for (const by of [merchant, stranger, admin]) {
      invite(sent)
        .when({ ...accept, by })
        .thenRefused('not-allowed');
      invite(sent)
        .when({ ...decline, by })
        .thenRefused('not-allowed');
    }
  });

  it('[INVITE4] is not accepted by a client of another merchant, but declined', () => {
    invite(sent)
      .when({ ...accept, assignedMerchant: 'rival' })
      .thenRefused('has-merchant');
    invite(sent).when(decline).then(InviteDeclined({}));
  });

  it('[INVITE5] is withdrawn by its merchant or an admin', () => {
    for (const by of [client, stranger]) {
      invite(sent)
        .when({ ...withdraw, by })
        .thenRefused('not-allowed');
    }
    invite(sent)
      .when({ ...withdraw, by: admin })
      .then(InviteWithdrawn({}));
  });

  it('[INVITE5] expires at its time and not before, and cannot be answered from then on', () => {
    const before = '2026-01-14T23:59:59.999Z';
    invite(sent)
      .when({ ...expire, at: before })
      .thenRefused('not-expired');
    invite(sent)
      .when({ ...accept, at: before })
      .then(InviteAccepted({}));
    for (const command of [accept, decline, withdraw]) {
      invite(sent)
        .when({ ...command, at: expiresAt })
        .thenRefused('expired');
    }
  });

  it('[INVITE6] is ended by either side or an admin, and says by whom', () => {
    const ended = (by: InviteCommand & { type: 'EndRelation' }) => invite(...leadingTo.accepted).when(by);
    ended({ ...end, by: client }).then(RelationEnded({ by: 'client' }));
    ended({ ...end, by: merchant }).then(RelationEnded({ by: 'merchant' }));
    ended({ ...end, by: admin }).then(RelationEnded({ by: 'admin' }));
    ended({ ...end, by: stranger }).thenRefused('not-allowed');
    expect(invite(...leadingTo.ended).state()).toMatchObject({
      status: 'ended',
      endedBy: 'client',
      settledAt: sentAt,
      endedAt: sentAt,
    });
  });

  it('[INVITE8] gives back its state from a snapshot', () => {
    for (const facts of [[], ...Object.values(leadingTo)]) {
      const { state } = invite(...facts);
      const json = JSON.parse(JSON.stringify(inviteProjection.encode(state())));
      expect(inviteProjection.decode(json)).toEqual(state());
    }
  });

  it('[INVITE8] is not changed by a fact without an invite', () => {
    expect(invite(InviteAccepted({})).state()).toBeNull();
  });

  it('[INVITE8] knows a damaged fact from a sound one', () => {
    const fault = (fact: { type: string; v: number; data: unknown }) =>
      validateFact(inviteFacts, sealFacts('invite/1', emptyHead, [fact], testStamp)[0]!);
    expect(fault(sent)).toBeNull();
    expect(fault({ ...sent, data: { ...sent.data, expiresAt: 'soon' } })).not.toBeNull();
    expect(fault({ ...sent, data: { ...sent.data, email: 'a@b.c' } })).not.toBeNull();
    expect(fault({ type: 'RelationEnded', v: 1, data: { by: 'nobody' } })).not.toBeNull();
  });
});
