/** Yields to the page: waiting work (a key, a frame) runs first. Unlike a timer it is never throttled. */

const waiting: (() => void)[] = [];
let channel: MessageChannel | null = null;

function open(): MessageChannel {
  const opened = new MessageChannel();
  opened.port1.onmessage = () => waiting.shift()?.();
  return opened;
}

export const nextTask = (): Promise<void> =>
  new Promise((turn) => {
    channel ??= open();
    waiting.push(turn);
    channel.port2.postMessage(null);
  });
