/** A `fetch` that reports how much of the body has been sent, which the browser's own does not. */

/** @param onProgress gets 0 to 1 */
export function uploading(onProgress: (part: number) => void): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const sent = new XMLHttpRequest();
      sent.open(request.method, request.url);
      request.headers.forEach((value, name) => sent.setRequestHeader(name, value));
      sent.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      sent.onload = () => resolve(answerOf(sent));
      sent.onerror = () => reject(new TypeError('The upload was cut off'));
      const giveUp = () => {
        sent.abort();
        reject(request.signal.reason as Error);
      };
      if (request.signal.aborted) return giveUp();
      request.signal.addEventListener('abort', giveUp, { once: true });
      sent.send(body);
    });
  };
}

function answerOf(sent: XMLHttpRequest): Response {
  const kept = ['content-type', 'retry-after'].flatMap((name) => {
    const value = sent.getResponseHeader(name);
    return value === null ? [] : [[name, value] as const];
  });
  return new Response(sent.responseText || null, {
    status: sent.status,
    headers: Object.fromEntries(kept),
  });
}
