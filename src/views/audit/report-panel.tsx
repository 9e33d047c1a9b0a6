/** The report on an audited log, as PDF or JSON; for signed-in people, optionally signed by the server. */
import { Button, Checkbox, Group, NumberInput } from '@mantine/core';
import { useState } from 'react';
import type { Note } from '../../events/audit/note.ts';
import { headingOf, type ReportOptions, reportOn } from '../../events/audit/report.ts';
import { reportFile } from '../../events/audit/report-file.ts';
import { digestOfJson, digestOfPdf, signedJson, signedPdf } from '../../events/audit/signed-report.ts';
import { software } from '../../events/shared/software.ts';
import { fetchFonts } from '../../pdf/fetch-fonts.ts';
import type { AuditPort } from '../../events/audit/port.ts';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { DocumentIcon } from '../ui/icons.tsx';
import { messageOf } from '../ui/message-of.ts';
import { notify } from '../ui/notices.ts';
import { useOnline } from '../ui/online.ts';
import { Problem } from '../ui/problem.tsx';
import { saveFile } from '../ui/save-file.ts';
import { useCurrency } from '../ui/use-settings.ts';
import classes from './audit-page.module.css';
import type { ComparedWith } from './compare-panel.tsx';
import type { AuditedFile } from './use-audit.ts';

type Kind = 'pdf' | 'json';

export interface ReportPanelProps {
  readonly audited: AuditedFile;
  readonly notes: readonly Note[];
  /** The file it is compared with, if any. */
  readonly compared: ComparedWith | null;
}

export function ReportPanel({ audited, notes, compared }: ReportPanelProps) {
  const { audit: port } = useApp();
  const { person } = useSession();
  const online = useOnline();
  const symbol = useCurrency();
  const [sign, setSign] = useState(false);
  const [from, setFrom] = useState<number | string>('');
  const [to, setTo] = useState<number | string>('');
  const [busy, setBusy] = useState<Kind | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { history } = audited;
  const last = history?.length ?? 0;
  const range =
    from === '' && to === ''
      ? null
      : { from: from === '' ? 0 : Number(from), to: to === '' ? last : Number(to) };
  const outside = (seq: number) => !Number.isSafeInteger(seq) || seq < 0 || seq > last;
  const fromError =
    range && outside(range.from) ? `Use a number from 0 to ${last.toLocaleString('en')}` : undefined;
  const toError =
    range && (outside(range.to) || range.to < range.from)
      ? `Use a number from ${range.from.toLocaleString('en')} to ${last.toLocaleString('en')}`
      : undefined;
  const canSign = person !== null && online;

  const make = async (kind: Kind) => {
    setBusy(kind);
    setProblem(null);
    try {
      const madeAt = new Date().toISOString();
      const options = { ...(await optionsOf(port.sha256, audited, range, compared)), madeAt, notes, symbol };
      const signing = sign && canSign ? (sha256: string) => port.signReport(sha256) : null;
      const file = kind === 'pdf' ? await pdfOf(options, signing) : await jsonOf(options, signing);
      saveFile(file, `audit-${madeAt.slice(0, 10)}${signing ? '-signed' : ''}.${kind}`);
      if (signing) notify({ message: 'The server has signed the report.', tone: 'positive' });
    } catch (error) {
      setProblem(`${messageOf(error)} Nothing is lost: try again, or take the report without a signature.`);
    } finally {
      setBusy(null);
    }
  };

  return (
    <section aria-labelledby="report" className={classes.panel}>
      <h2 id="report">Report</h2>
      <p className={classes.hint}>
        It states the file and its SHA-256, the program, the keys, people and devices, the findings, your
        notes, and the file that you compare it with below.
      </p>
      {history ? (
        <Group align="start" gap="sm">
          <NumberInput
            className={classes.place}
            label="What changed from record"
            description="Leave both empty to leave it out"
            hideControls
            allowNegative={false}
            allowDecimal={false}
            value={from}
            error={fromError}
            onChange={setFrom}
          />
          <NumberInput
            className={classes.place}
            label="To record"
            description="Every changed row is in the report"
            hideControls
            allowNegative={false}
            allowDecimal={false}
            value={to}
            error={toError}
            onChange={setTo}
          />
        </Group>
      ) : null}
      <Checkbox
        label="Have the server sign it"
        description={
          person === null
            ? 'Log in to have a report signed.'
            : online
              ? 'It signs the hash of the report, your id and the time, and never sees the report itself.'
              : 'You are offline: reports can be signed again when there is a network.'
        }
        disabled={!canSign}
        checked={sign && canSign}
        onChange={({ currentTarget: { checked } }) => setSign(checked)}
      />
      {problem === null ? null : <Problem title="The report could not be made">{problem}</Problem>}
      <Group gap="xs">
        {(['pdf', 'json'] as const).map((kind) => (
          <Button
            key={kind}
            variant="default"
            loading={busy === kind}
            disabled={(busy !== null && busy !== kind) || fromError !== undefined || toError !== undefined}
            leftSection={<DocumentIcon size={18} />}
            onClick={() => void make(kind)}
          >
            Report as {kind.toUpperCase()}
          </Button>
        ))}
      </Group>
    </section>
  );
}

async function optionsOf(
  sha256Of: AuditPort['sha256'],
  { file, audit, totals, history, keys }: AuditedFile,
  range: { readonly from: number; readonly to: number } | null,
  compared: ComparedWith | null,
): Promise<Omit<ReportOptions, 'madeAt' | 'notes' | 'symbol'>> {
  const sha256 = await sha256Of(file);
  return {
    file: { name: file.name, bytes: file.size, sha256 },
    software,
    audit,
    totals,
    keys,
    otherFile: compared && {
      file: {
        name: compared.second.file.name,
        bytes: compared.second.file.size,
        sha256: await sha256Of(compared.second.file),
      },
      heading: headingOf(compared.second.audit),
      comparison: compared.comparison,
    },
    comparison:
      range && history
        ? {
            ...range,
            before: history.sums(range.from),
            after: history.sums(range.to),
            ...history.diff(range.from, range.to),
          }
        : null,
  };
}

type Sign = ((sha256: string) => ReturnType<ReturnType<typeof useApp>['audit']['signReport']>) | null;

async function pdfOf(options: ReportOptions, sign: Sign): Promise<Blob> {
  const [{ drawReport }, fonts] = await Promise.all([import('../../pdf/audit-report.ts'), fetchFonts()]);
  const pdf = new Uint8Array(drawReport(reportOn(options), fonts));
  const bytes = sign ? signedPdf(pdf, await sign(digestOfPdf(pdf))) : pdf;
  return new Blob([bytes], { type: 'application/pdf' });
}

async function jsonOf(options: ReportOptions, sign: Sign): Promise<Blob> {
  const report = reportFile(options);
  const text = signedJson(report, sign && (await sign(digestOfJson(report))));
  return new Blob([text], { type: 'application/json' });
}
