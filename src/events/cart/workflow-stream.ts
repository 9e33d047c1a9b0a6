/** The journal of the cart and of its order, `workflow/cart`: one stream, since the order goes with the cart. */
import { defineStream } from '../log/streams.ts';
import { orderWorkflowFacts } from './order-workflow.ts';
import { cartWorkflowFacts } from './workflow.ts';

export const cartWorkflowStream = defineStream('workflow/cart', {
  ...cartWorkflowFacts,
  ...orderWorkflowFacts,
});
