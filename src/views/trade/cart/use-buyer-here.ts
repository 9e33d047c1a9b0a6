/** Whether the signed-in person is the buyer of the pending order: nobody else may send it. */
import type { CartState } from '../../../events/cart/projection.ts';
import { useSession } from '../../session.ts';

export function useBuyerHere({ checkout }: CartState): 'own' | 'other' | 'nobody' {
  const { person } = useSession();
  if (!person) return 'nobody';
  return person.uid === checkout?.buyer ? 'own' : 'other';
}
