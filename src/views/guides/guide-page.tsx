/** guides/:id: one care guide; each sentence has its own anchor and its source. */
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { guides } from '../../events/guide/all-guides.ts';
import type { Fact, FactKind, Guide } from '../../events/guide/fact.ts';
import { materials } from '../../events/guide/names.ts';
import { type SourceKey, sources } from '../../events/guide/sources.ts';
import { ButtonLink } from '../ui/button.tsx';
import { SearchIcon } from '../ui/icons.tsx';
import { useOwnTitle } from '../ui/own-title.ts';
import { EmptyState, Page } from '../ui/page.tsx';
import { Prose, Section } from '../ui/prose.tsx';
import { CareSymbolPicture } from './care-symbol.tsx';
import classes from './guides.module.css';

const sections: readonly (readonly [FactKind, string])[] = [
  ['identify', 'How to tell'],
  ['first-aid', 'First aid'],
  ['method', 'Method'],
  ['tool', 'What you need'],
  ['dont', 'Don’t'],
  ['danger', 'Dangers'],
  ['rule', 'Good to know'],
  ['handover', 'When to hand it over'],
];

export function GuidePage() {
  const { id } = useParams();
  const guide = guides.find((each) => each.id === id);
  useOwnTitle(guide?.title ?? null);
  return guide ? <GuideText key={guide.id} guide={guide} /> : <NoSuchGuide />;
}

function GuideText({ guide }: { guide: Guide }) {
  const { title, material, facts, version } = guide;
  const care = guides.find((each) => each.material === material && each.stains[0] === 'care');
  const related = guides.filter((each) => each !== guide && each.material === material);
  return (
    <Page title={title} width="wide">
      <p className={classes.review}>
        {reviewText(guide)} Version {version}.
      </p>
      <Prose>
        {sections
          .filter(([kind]) => facts.some((fact) => fact.kind === kind))
          .map(([kind, heading]) => (
            <Section key={kind} id={kind} title={heading}>
              <Facts kind={kind} facts={facts.filter((fact) => fact.kind === kind)} />
            </Section>
          ))}
        <Section id="more" title="More guides">
          <ul>
            {material !== 'any' && care && care !== guide ? (
              <li>
                Not sure that it is {materials[material].toLowerCase()}?{' '}
                <Link to={`/guides/${care.id}`}>How to tell</Link>
              </li>
            ) : null}
            {related
              .filter((each) => each !== care)
              .map((each) => (
                <li key={each.id}>
                  <Link to={`/guides/${each.id}`}>{each.title}</Link>
                </li>
              ))}
            <li>
              <Link to="/guides">All care guides</Link>
            </li>
          </ul>
        </Section>
        <Section id="sources" title="Sources">
          <SourceList facts={facts} />
        </Section>
      </Prose>
    </Page>
  );
}

const reviewText = ({ reviewedBy, reviewedAt }: Guide): string =>
  reviewedBy === null
    ? 'General practice, not yet reviewed by a professional.'
    : `Reviewed by ${reviewedBy} on ${reviewedAt}.`;

function Facts({ kind, facts }: { kind: FactKind; facts: readonly Fact[] }) {
  const items = facts.map((fact) => <FactItem key={fact.id} fact={fact} />);
  if (kind === 'method' && facts.length > 1) return <ol>{items}</ol>;
  const isWarning = kind === 'dont' || kind === 'danger';
  return <ul className={isWarning ? classes.warning : undefined}>{items}</ul>;
}

function FactItem({ fact: { id, text, symbols, sources: from } }: { fact: Fact }) {
  return (
    <li id={id} className={classes.fact}>
      {text}
      {from.length > 0 ? <span className={classes.from}> {listed(from.map(shortName))}</span> : null}
      {symbols.length > 0 ? (
        <span className={classes.symbols}>
          {symbols.map((symbol) => (
            <CareSymbolPicture key={symbol} symbol={symbol} />
          ))}
        </span>
      ) : null}
    </li>
  );
}

const shortName = (key: SourceKey): ReactNode => (
  <a key={key} href={`#source-${key}`} aria-label={`Source ${key}: ${sources[key]}`}>
    {key}
  </a>
);

const listed = (parts: readonly ReactNode[]): ReactNode =>
  parts.map((part, at) => (at === 0 ? part : [', ', part]));

function SourceList({ facts }: { facts: readonly Fact[] }) {
  const used = [...new Set(facts.flatMap((fact) => fact.sources))];
  return (
    <>
      {used.length > 0 ? (
        <ul>
          {used.map((key) => (
            <li key={key} id={`source-${key}`} className={classes.fact}>
              {key}: {sources[key]}
            </li>
          ))}
        </ul>
      ) : null}
      <p className={classes.foot}>
        {used.length > 0 ? 'Sentences without a source are' : 'All of it is'} general practice of the trade.
        No guide knows your item: test first, and stop when something looks wrong.
      </p>
    </>
  );
}

function NoSuchGuide() {
  return (
    <Page title="No such guide" width="narrow">
      <EmptyState
        icon={<SearchIcon size={26} />}
        title="There is no care guide at this address"
        action={<ButtonLink to="/guides">See all care guides</ButtonLink>}
      >
        It may have another name now.
      </EmptyState>
    </Page>
  );
}
