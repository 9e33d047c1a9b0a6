/** Finds every statechart of the product and its model: a later machine joins by being there. */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { explore, type Graph, missingSamples } from '../../src/machines/paths/graph.ts';
import type { PathModel } from '../../src/machines/paths/model.ts';

const machinesFolder = resolve(import.meta.dirname, '../../src/machines');

/** Nouns of src/machines/*.machine.ts, in order. */
export const machineNames = (folder = machinesFolder): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.machine.ts'))
    .map((file) => file.replace('.machine.ts', ''))
    .sort();

const modelFile = (noun: string) => join(machinesFolder, `${noun}.model.ts`);
export const hasModel = (noun: string) => existsSync(modelFile(noun));

/** @throws when the machine has no model, or its model leaves an event of the definition without a sample */
export async function loadModel(noun: string): Promise<PathModel> {
  if (!machineNames().includes(noun))
    throw new Error(`There is no machine ${noun}. There are: ${machineNames().join(', ')}.`);
  if (!hasModel(noun))
    throw new Error(`src/machines/${noun}.machine.ts has no model: write src/machines/${noun}.model.ts`);
  const { model } = (await import(pathToFileURL(modelFile(noun)).href)) as { model: PathModel };
  const missing = missingSamples(model);
  if (missing.length > 0)
    throw new Error(`src/machines/${noun}.model.ts has no sample of ${missing.join(', ')}`);
  return model;
}

/** Exploring all of them takes six seconds, and several spec files of a worker ask about the same ones. */
const graphs = new Map<PathModel, Graph>();

export async function loadGraph(noun: string): Promise<Graph> {
  const model = await loadModel(noun);
  const graph = graphs.get(model) ?? explore(model);
  graphs.set(model, graph);
  return graph;
}
