/** resume-screened?compare=…: two to four applicants side by side, blind if the list is. */
import { Alert, Anchor, Group, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MovedScreening } from '../../../events/screening/port.ts';
import type { ScreeningDetail } from '../../../events/screening/detail.ts';
import { useApp } from '../../app.ts';
import { useAddressParams } from '../../ui/address-params.ts';
import { AlertIcon, ArrowLeftIcon } from '../../ui/icons.tsx';
import { EmptyState, ErrorState, Page } from '../../ui/page.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import { type Decision, DecisionDialog } from '../decision-dialog.tsx';
import { RefusedRows } from '../triage/refused-rows.tsx';
import { nameOf, useDecisions } from '../triage/use-decisions.ts';
import { comparedParam, isComparable } from './compared.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { comparisonOf, isSame } from './rows.ts';

const title = 'Side by side';

export interface ComparisonPageProps {
  readonly ids: readonly string[];
  readonly blind: boolean;
}

export function ComparisonPage({ ids, blind }: ComparisonPageProps) {
  const { screenings } = useApp();
  const [params] = useAddressParams();
  const isPossible = isComparable(ids.length);
  const { state, answer, failure, retry, change } = useAnswer(
    async () => (isPossible ? Promise.all(ids.map((id) => screenings.calls.screening(id, blind))) : []),
    `${ids.join()} ${blind}`,
  );
  const list = new URLSearchParams(params);
  list.delete('compare');
  const back = (
    <Anchor component={Link} to={`/resume-screened?${list}`}>
      <Group gap={4}>
        <ArrowLeftIcon size={18} />
        All résumés
      </Group>
    </Anchor>
  );
  if (state === 'failed')
    return (
      <Page title={title} actions={back}>
        <ErrorState title="The résumés could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      </Page>
    );
  if (!answer) return <PageSkeleton />;
  const found = answer.flatMap((screening) => screening ?? []);
  if (!isComparable(found.length))
    return (
      <Page title={title}>
        <EmptyState title="There’s nothing to compare" action={back}>
          {isPossible
            ? 'Some of these résumés were erased, or belong to somebody else. '
            : `Select two to four applicants in the list, then choose Compare.`}
        </EmptyState>
      </Page>
    );
  const showMoved = (moved: readonly MovedScreening[]) =>
    change((before) =>
      before.map((one) => {
        const next = moved.find(({ id }) => id === one?.id);
        return one && next ? { ...one, version: next.version, status: next.status } : one;
      }),
    );
  return (
    <Page
      title={title}
      lead={
        blind
          ? 'Shown blind: names and contact are covered.'
          : 'What each résumé shows for the same question.'
      }
      width="wide"
      actions={back}
    >
      {found.length < ids.length ? (
        <Alert color="yellow" icon={<AlertIcon />} mb="md">
          {ids.length - found.length === 1 ? 'One résumé is' : `${ids.length - found.length} résumés are`} no
          longer there.
        </Alert>
      ) : null}
      <Compared screenings={found} blind={blind} onMoved={showMoved} />
    </Page>
  );
}

interface ComparedProps {
  readonly screenings: readonly ScreeningDetail[];
  readonly blind: boolean;
  readonly onMoved: (moved: readonly MovedScreening[]) => void;
}

interface Asking {
  readonly type: Decision['type'];
  readonly about: ScreeningDetail;
}

function Compared({ screenings, blind, onMoved }: ComparedProps) {
  const [params] = useAddressParams();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  const decisions = useDecisions(onMoved, blind);
  const sections = comparisonOf(screenings)
    .map(({ title: heading, rows }) => ({
      title: heading,
      rows: onlyDifferences ? rows.filter((row) => !isSame(row)) : rows,
    }))
    .filter(({ rows }) => rows.length > 0);
  const hrefOf = (id: string) => {
    const address = new URLSearchParams(params);
    address.set('show', id);
    return `/resume-screened?${address}`;
  };
  const without = (id: string) => {
    const address = new URLSearchParams(params);
    address.set('compare', comparedParam(screenings.map((one) => one.id).filter((one) => one !== id)));
    return `/resume-screened?${address}`;
  };
  return (
    <Stack>
      <RefusedRows rows={decisions.refused} onDismiss={decisions.dismiss} />
      <Switch
        label="Only what differs"
        checked={onlyDifferences}
        onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
      />
      <ComparisonTable
        screenings={screenings}
        sections={sections}
        busy={decisions.busy}
        hrefOf={hrefOf}
        removeHrefOf={isComparable(screenings.length - 1) ? without : null}
        onDecide={(type, about) => setAsking({ type, about })}
      />
      {asking ? (
        <DecisionDialog
          type={asking.type}
          title={
            asking.type === 'RejectResume'
              ? `Reject ${nameOf(asking.about)}?`
              : `Put ${nameOf(asking.about)} on the shortlist?`
          }
          onCancel={() => setAsking(null)}
          onDecide={(decision) => {
            setAsking(null);
            void decisions.decide(decision, [{ ...asking.about, name: blind ? null : asking.about.name }]);
          }}
        />
      ) : null}
    </Stack>
  );
}
