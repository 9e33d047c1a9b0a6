/** The result of an audit: whether the log verifies, where it does not, what can still be proved, and other findings. */
import type { Audit } from '../../events/audit/audit-file.ts';
import { headingOf, stillProvable, verdictOf, wordsOf } from '../../events/audit/report.ts';
import { spellOut } from '../../events/shared/plain-text.ts';
import { AlertIcon, ShieldIcon } from '../ui/icons.tsx';
import classes from './audit-page.module.css';

interface VerdictProps {
  readonly audit: Audit;
  readonly fileName: string;
  /** Starts a note on a record; 0: on the log as a whole. */
  readonly onNote: (seq: number) => void;
}

export function Verdict({ audit, fileName, onNote }: VerdictProps) {
  const { clean, damage, header, start, count, head, span, findings, checkpoints } = audit;
  return (
    <section className={classes.verdict} data-ok={clean} aria-labelledby="verdict">
      <div className={classes.badge}>{clean ? <ShieldIcon size={28} /> : <AlertIcon size={28} />}</div>
      <div className={classes.words}>
        <h2 id="verdict">{headingOf(audit)}</h2>
        <p role="status">{verdictOf(audit)}</p>
        {damage ? (
          <>
            <h3>Still provable</h3>
            <ul>
              {stillProvable(audit).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </>
        ) : null}
        <dl className={classes.facts}>
          <Fact label="File">{spellOut(fileName)}</Fact>
          <Fact label="Log">{header ? spellOut(header.stream) : 'cannot be read'}</Fact>
          {damage ? (
            <Fact label="First bad record">
              {damage.firstBad === 0 ? 'the header' : damage.firstBad.toLocaleString('en')}, line{' '}
              {damage.line.toLocaleString('en')}
            </Fact>
          ) : null}
          {start ? (
            <Fact label="Begins">at a sealed start, behind record {start.seq.toLocaleString('en')}</Fact>
          ) : null}
          <Fact label="Records that verify">{count.toLocaleString('en')}</Fact>
        </dl>
        <details>
          <summary>Technical details</summary>
          <dl className={classes.facts}>
            <Fact label="Time of the first and last record">
              {span ? spellOut(`${span.first} to ${span.last}`) : 'none'}
            </Fact>
            <Fact label="Hash of the last record">
              <code className={classes.hash}>{head.hash}</code>
            </Fact>
          </dl>
        </details>
        <h3>Findings</h3>
        {findings.length === 0 ? (
          <p>None.</p>
        ) : (
          <ul className={classes.findings}>
            {findings.map(({ kind, seq, weight, message }) => (
              <li key={`${kind} ${seq} ${message}`} data-weight={weight}>
                <b>{weight === 'warning' ? 'Look at' : 'Good to know'}:</b> {message}{' '}
                <button
                  type="button"
                  className={classes.link}
                  onClick={() => onNote(seq)}
                  aria-label={
                    seq === 0 ? 'Add a note on this finding' : `Add a note on this finding, record ${seq}`
                  }
                >
                  Add a note
                </button>
              </li>
            ))}
          </ul>
        )}
        {checkpoints.length > 0 ? (
          <details>
            <summary>
              {checkpoints.length === 1
                ? '1 checkpoint'
                : `${checkpoints.length.toLocaleString('en')} checkpoints`}
            </summary>
            <ul>
              {checkpoints.slice(0, 200).map(({ seq, at, verdict }, i) => (
                <li key={i}>
                  Record {seq.toLocaleString('en')}, {at ?? 'no readable time'}: {wordsOf(verdict)}
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
