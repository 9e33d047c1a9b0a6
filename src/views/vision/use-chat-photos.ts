/** Photos of a chat's question that the URL names by `before` and `after`, for the form of a new analysis. */
import { useEffect, useEffectEvent, useState } from 'react';
import { type Side, sides } from '../../events/analysis/port.ts';
import { useApp } from '../app.ts';
import { useAddressParams } from '../ui/address-params.ts';
import { useAnswer } from '../ui/use-answer.ts';
import { fetchPhotos } from './fetch-photos.ts';

type Photos = Readonly<Partial<Record<Side, Blob>>>;

export interface ChatPhotos {
  readonly photos: Photos;
  readonly loading: boolean;
  /** Why some could not be opened, or ''. */
  readonly failure: string;
}

const none: Photos = {};

/** @param onLoaded is called once with all that could be opened */
export function useChatPhotos(onLoaded: (photos: Photos) => void): ChatPhotos {
  const { chat } = useApp();
  const [params] = useAddressParams();
  // Those of the page's first URL: an analysis that is sent takes them out of it.
  const [wanted] = useState(() =>
    params.has('analysis')
      ? {}
      : Object.fromEntries(sides.flatMap((side) => (params.get(side) ? [[side, params.get(side)!]] : []))),
  );
  const { state, answer, failure } = useAnswer(
    () => fetchPhotos(wanted, (id) => chat.calls.attached(id)),
    'chat photos',
  );
  const notify = useEffectEvent(onLoaded);
  useEffect(() => {
    if (answer) notify(answer.photos);
  }, [answer]);
  return {
    photos: answer?.photos ?? none,
    loading: state === 'loading' && Object.keys(wanted).length > 0,
    failure: answer?.failure ?? failure,
  };
}
