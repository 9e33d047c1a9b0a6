/** All care guides, in display order. */
import type { Guide } from './fact.ts';
import { anilineGuides } from './guides/aniline.ts';
import { carpetGuides } from './guides/carpet.ts';
import { coatedGuides } from './guides/coated.ts';
import { cottonAndWoolGuides } from './guides/cotton-wool.ts';
import { everyJobGuides } from './guides/every-job.ts';
import { fineFabricGuides } from './guides/fine-fabric.ts';
import { labelGuides } from './guides/labels.ts';
import { nubuckGuides } from './guides/nubuck.ts';
import { otherLeatherGuides } from './guides/other-leather.ts';
import { pigmentedGuides } from './guides/pigmented.ts';
import { suedeGuides } from './guides/suede.ts';

export const guides: readonly Guide[] = [
  ...everyJobGuides,
  ...labelGuides,
  ...pigmentedGuides,
  ...anilineGuides,
  ...nubuckGuides,
  ...suedeGuides,
  ...otherLeatherGuides,
  ...coatedGuides,
  ...cottonAndWoolGuides,
  ...fineFabricGuides,
  ...carpetGuides,
];
