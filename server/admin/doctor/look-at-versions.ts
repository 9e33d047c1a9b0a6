import { nodeError } from '../../install.mjs';
import { patinaVersion } from '../../version.ts';
import { type Finding, ok, problem } from './finding.ts';

/** @param node like `22.12.0` */
export function lookAtVersions(node: string = process.versions.node): readonly Finding[] {
  const tooOld = nodeError(node);
  return [ok(`Patina ${patinaVersion}`), tooOld ? problem(tooOld) : ok(`Node.js ${node}`)];
}
