/** One transaction: its lines, contact and history, and the actions that the reader may take. */
import { Anchor, Button, Group } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { readablePhone } from '../../events/shared/phone.ts';
import { paymentMethodNames } from '../../events/transaction/contact.ts';
import type { By } from '../../events/transaction/parties.ts';
import { offers, type TransactionChange } from '../../events/transaction/decide.ts';
import type { Party, TransactionDetail } from '../../events/transaction/detail.ts';
import type { TransactionActor } from '../../machines/transaction.machine.ts';
import { invoicePath } from '../ui/transaction-path.ts';
import { useCurrency } from '../ui/use-settings.ts';
import { useSession } from '../session.ts';
import { EditIcon, SearchIcon } from '../ui/icons.tsx';
import { EmptyState, ErrorState, Page } from '../ui/page.tsx';
import { BlockSkeleton } from '../ui/page-skeleton.tsx';
import { ruledState, type Step, steps, wordsOf } from './changes.ts';
import { EditDetails } from './edit-details.tsx';
import { History } from './history.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import { HandoverDialog } from './handover/handover-dialog.tsx';
import { Next } from './handover/next.tsx';
import { handoverWords } from './handover/words.ts';
import { InMoneyBag } from './in-money-bag.tsx';
import { InvoiceButtons } from './invoice-buttons.tsx';
import { Lines } from './lines.tsx';
import { ReadyBadge, StateBadge } from './state-badge.tsx';
import classes from './transaction-page.module.css';
import { Trouble } from './trouble.tsx';
import { useOrderRead } from './use-order-read.ts';
import { useTransaction } from './use-transaction.ts';
import { dayOf, statusMeanings, timeOf } from './words.ts';
import { QuestionDialog } from '../ui/question-dialog.tsx';

export function TransactionPage() {
  const { transactId = '' } = useParams();
  // An invalid number finds no transaction.
  const number = /^\d{1,10}$/.test(transactId) ? Number(transactId) : 0;
  return <TransactionOf key={number} number={number} />;
}

function TransactionOf({ number }: { number: number }) {
  const actor = useTransaction(number);
  const transaction = useSelector(actor, ({ context }) => context.transaction);
  const missing = useSelector(actor, (snapshot) => snapshot.matches('missing'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (transaction) return <Shown actor={actor} transaction={transaction} />;
  return (
    <Page title="Order">
      {missing ? (
        <EmptyState
          icon={<SearchIcon size={26} />}
          title="We can’t find that order"
          action={
            <Button component={Link} to="/mongo-mytransacts" variant="default">
              See what you bought
            </Button>
          }
        >
          The number may be wrong, or the order is between other people.
        </EmptyState>
      ) : failure ? (
        <ErrorState title="The order could not be loaded" onRetry={() => actor.send({ type: 'retry' })}>
          {failure.message}
        </ErrorState>
      ) : (
        <BlockSkeleton label="Loading the order" />
      )}
    </Page>
  );
}

function Shown({ actor, transaction }: { actor: TransactionActor; transaction: TransactionDetail }) {
  const { person, admin, merchant } = useSession();
  const symbol = useCurrency();
  const [editing, setEditing] = useState(false);
  const [holding, setHolding] = useState(false);
  const [timing, setTiming] = useState(false);
  const asked = useSelector(actor, (snapshot) =>
    snapshot.matches('confirming') ? (snapshot.context.change?.type ?? null) : null,
  );
  const stale = useSelector(actor, (snapshot) => snapshot.matches('conflict'));
  const ready = useSelector(actor, (snapshot) => snapshot.matches('showing'));
  const by: By = { uid: person?.uid ?? '', isAdmin: admin };
  const words = (step: Step) => wordsOf(step, transaction, symbol);
  const offered = steps.filter((step) => offers(ruledState(transaction), step, by));
  const { number, state, buyer, seller, contact, paymentMethod, note, heldUntil, handover, readyAt } =
    transaction;
  const { remindedAt } = transaction;
  const canRemind = merchant && buyer.uid !== null && offers(ruledState(transaction), 'RemindBuyer', by);
  const canTime = offers(ruledState(transaction), 'SetHandover', by);
  const mark = readyAt === null ? 'MakeReady' : 'TakeBackReady';
  const canMark = offers(ruledState(transaction), mark, by);
  const canHold = heldUntil !== null && offers(ruledState(transaction), 'ExtendHold', by);
  const own = buyer.uid !== null && buyer.uid === person?.uid;
  const isOpen = state === 'unpaid' || state === 'paid';
  const canEdit = offers(ruledState(transaction), 'EditTransaction', by);
  // What is no longer possible after a reload has nothing to type for.
  const held = holding && canHold;
  const timed = timing && canTime;
  const edited = editing && canEdit;
  useOrderRead(own ? number : null);

  return (
    <Page
      title={`Order ${number}`}
      lead={
        <span className={classes.lead}>
          <StateBadge state={state} /> {isOpen && readyAt ? <ReadyBadge /> : null} {statusMeanings[state]}
        </span>
      }
      actions={
        <InvoiceButtons
          transaction={transaction}
          onIssued={() => actor.send({ type: 'transaction.reload' })}
        />
      }
    >
      {held || timed || edited ? null : <Trouble actor={actor} />}
      <Next order={transaction} reader={own ? 'buyer' : 'seller'} />
      <div className={classes.sheet}>
        <Lines
          transaction={transaction}
          editable={offers(ruledState(transaction), 'ChangeQuantities', by) && !stale}
          busy={!ready}
          onSave={(quantities) =>
            actor.send({ type: 'change.make', change: { type: 'ChangeQuantities', quantities } })
          }
        />
        {offered.length > 0 || canHold || canTime || canMark || canRemind ? (
          <Group className={classes.steps} role="group" aria-label="What you can do">
            {canTime ? (
              <Button variant="default" disabled={!ready} onClick={() => setTiming(true)}>
                {handover ? 'Change the time' : 'Choose a time'}
              </Button>
            ) : null}
            {canMark ? (
              <Button
                variant={readyAt === null ? 'filled' : 'default'}
                disabled={!ready}
                onClick={() => actor.send({ type: 'change.make', change: { type: mark } })}
              >
                {readyAt === null ? 'Mark as ready' : 'Not ready after all'}
              </Button>
            ) : null}
            {canRemind ? (
              <Button
                variant="default"
                disabled={!ready}
                onClick={() => actor.send({ type: 'change.make', change: { type: 'RemindBuyer' } })}
              >
                Send a reminder
              </Button>
            ) : null}
            {canHold ? (
              <Button variant="default" disabled={!ready} onClick={() => setHolding(true)}>
                Hold for longer
              </Button>
            ) : null}
            {offered.map((step) => {
              const { button, takesBack } = words(step);
              return (
                <Button
                  key={step}
                  variant={takesBack ? 'outline' : 'filled'}
                  color={takesBack ? 'red' : 'patina'}
                  disabled={!ready}
                  onClick={() => actor.send({ type: 'change.ask', change: { type: step } })}
                >
                  {button}
                </Button>
              );
            })}
          </Group>
        ) : null}
        <InMoneyBag transaction={transaction} />
      </div>
      <div className={classes.columns}>
        <section aria-labelledby="details">
          <div className={classes.head}>
            <h2 id="details">Details</h2>
            {canEdit ? (
              <Button
                variant="subtle"
                size="compact-md"
                leftSection={<EditIcon size={18} />}
                disabled={!ready}
                onClick={() => setEditing(true)}
              >
                Change the details
              </Button>
            ) : null}
          </div>
          <dl className={classes.facts}>
            <Fact name="Seller">
              <Name party={seller} />
            </Fact>
            <Fact name="Buyer">
              <Name party={{ ...buyer, name: contact.name }} />
            </Fact>
            <Fact name="Phone">
              <Anchor href={`tel:${contact.phone}`} underline="always">
                {readablePhone(contact.phone)}
              </Anchor>
            </Fact>
            {contact.email ? (
              <Fact name="Email">
                <Anchor href={`mailto:${contact.email}`} underline="always">
                  {contact.email}
                </Anchor>
              </Fact>
            ) : null}
            {contact.address ? <Fact name="Address">{contact.address}</Fact> : null}
            {handover ? <Fact name="Time">{handoverWords(handover)}</Fact> : null}
            {readyAt ? <Fact name="Ready since">{timeOf(readyAt)}</Fact> : null}
            {remindedAt ? <Fact name="Reminded">{timeOf(remindedAt)}</Fact> : null}
            <Fact name="Payment">{paymentMethodNames[paymentMethod]}</Fact>
            {note ? <Fact name="Note">{note}</Fact> : null}
            {state === 'draft' ? null : (
              <Fact name="Invoice">
                <Issued transaction={transaction} />
              </Fact>
            )}
            {seller.uid === person?.uid ? (
              <Fact name="Intake">
                <Anchor component={Link} to={`/intakes?transaction=${number}`} underline="always">
                  How it came in
                </Anchor>
              </Fact>
            ) : null}
            {heldUntil ? (
              <Fact name="Held until">
                <time dateTime={heldUntil}>{timeOf(heldUntil)}</time>. Unpaid by then, it is cancelled and its
                items go back to the shop.
              </Fact>
            ) : null}
            <Fact name="Began">
              {transaction.origin === 'cart' ? 'Ordered' : 'Written by hand'} on{' '}
              {dayOf(transaction.createdAt)}
            </Fact>
          </dl>
        </section>
        <History transaction={transaction} />
      </div>
      {asked && isStep(asked) ? (
        <QuestionDialog
          words={words(asked)}
          onCancel={() => actor.send({ type: 'change.cancel' })}
          onConfirm={() => actor.send({ type: 'change.confirm' })}
        />
      ) : null}
      {held ? <HoldDialog actor={actor} heldUntil={heldUntil} onClose={() => setHolding(false)} /> : null}
      {timed ? (
        <HandoverDialog
          actor={actor}
          seller={seller.uid ?? ''}
          own={seller.uid === person?.uid}
          handover={handover}
          onClose={() => setTiming(false)}
        />
      ) : null}
      {edited ? (
        <EditDetails actor={actor} transaction={transaction} own={own} onClose={() => setEditing(false)} />
      ) : null}
    </Page>
  );
}

/** `2026-0001, credit note 2026-0002`, each a link to its sheet. */
function Issued({ transaction: { number: order, invoices } }: { transaction: TransactionDetail }) {
  if (invoices.length === 0) return 'Not issued yet';
  return invoices.map(({ kind, number, mailedAt }, i) => (
    <Fragment key={number}>
      {i > 0 ? ', ' : ''}
      <Anchor component={Link} to={invoicePath(order, number)} underline="always">
        {kind === 'invoice' ? number : `credit note ${number}`}
      </Anchor>
      {mailedAt ? ` (sent on ${dayOf(mailedAt)})` : ''}
    </Fragment>
  ));
}

const isStep = (change: TransactionChange['type']): change is Step => steps.some((step) => step === change);

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Name({ party: { name, userName } }: { party: Party }) {
  if (!userName) return name;
  return (
    <Anchor component={Link} to={`/user/${encodeURIComponent(userName)}`} underline="always">
      {name}
    </Anchor>
  );
}
