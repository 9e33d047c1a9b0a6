/** Texts about analyses. */
import { pageNames } from '../../events/shared/page-names.ts';
import type { FailureReason, RefusalReason } from '../../events/analysis/events.ts';
import { type ItemType, itemTypeNames } from '../../events/analysis/item.ts';
import type { OverlayName } from '../../events/analysis/measurement.ts';
import type { Side } from '../../events/analysis/port.ts';
import type { AnalysisStatus } from '../../events/analysis/projection.ts';

export const submitTitle = 'Image analysis';
export const historyTitle = pageNames['/vision-bot'];
export const detailsTitle = 'Analysis details';

export const tryTitle = 'Try the image analysis';
export const marketingTitle = 'What two photos can tell about a cleaning';

export const sideNames: Readonly<Record<Side, string>> = { before: 'Before', after: 'After' };

export const statusNames: Readonly<Record<AnalysisStatus, string>> = {
  received: 'Waiting',
  checking: 'Checking',
  aligning: 'Lining up',
  measuring: 'Measuring',
  measured: 'Measured',
  inconclusive: 'Inconclusive',
  refused: 'Not measured',
  failed: 'Failed',
};

/** The steps of an analysis. */
export const steps = [
  { status: 'received', name: 'Photos received' },
  { status: 'checking', name: 'Checking the photos' },
  { status: 'aligning', name: 'Laying one over the other' },
  { status: 'measuring', name: 'Measuring what changed' },
] as const satisfies readonly { readonly status: AnalysisStatus; readonly name: string }[];

export const refusalWords: Readonly<Record<RefusalReason, { title: string; advice: string }>> = {
  'same-picture': {
    title: 'Both photos are the same',
    advice: 'Choose one from before the cleaning and one from after it.',
  },
  'too-small': {
    title: 'One of the photos is too small',
    advice: 'Send it as the camera took it, with at least 480 pixels on its short side.',
  },
  unreadable: {
    title: 'One of the photos can’t be read',
    advice: 'Save it as a JPEG or PNG and send it again.',
  },
  'picture-lost': {
    title: 'One of the photos is no longer there',
    advice: 'Send both photos again.',
  },
};

export const failureWords: Readonly<Record<FailureReason, string>> = {
  'too-heavy': 'Measuring these photos took too much time or memory. Send smaller photos.',
  broken: 'Something went wrong on our side. Try again in a moment.',
};

export const overlayWords: Readonly<Record<Exclude<OverlayName, 'before' | 'after'>, string>> = {
  'dirt-before': 'Dirt before',
  'dirt-after': 'Dirt after',
  change: 'What changed colour',
  scuffs: 'Scuffs',
  'new-edges': 'New edges: look here',
};

/** Title of an analysis: the item's name, or its kind. */
export const nameOf = ({ item, itemType }: { readonly item: string; readonly itemType: ItemType }) =>
  item === '' ? itemTypeNames[itemType] : item;

export const momentText = (at: string) =>
  new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
