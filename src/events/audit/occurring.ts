/** Counts how often each person, device and type occurs in a log. */
import type { EventRecord } from '../log/event.ts';

/** A limit, because a forged file may contain a million names; nobody chooses from more than this. */
const maxNames = 1000;

export class Occurring {
  readonly type = new Map<string, number>();
  readonly actor = new Map<string, number>();
  readonly device = new Map<string, number>();

  add({ type, actor, device }: Pick<EventRecord, 'type' | 'actor' | 'device'>): void {
    count(this.type, type);
    count(this.actor, actor);
    count(this.device, device);
  }
}

function count(counts: Map<string, number>, name: string): void {
  const times = counts.get(name);
  if (times !== undefined || counts.size < maxNames) counts.set(name, (times ?? 0) + 1);
}
