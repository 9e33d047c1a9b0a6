/** Guides for nubuck: leather sanded on the grain side. */
import { readGuides } from '../read-guides.ts';

export const nubuckGuides = readGuides(`
# nubuck-care | version 1 | nubuck | care | Everyday care of nubuck
1 identify: Nubuck has a very short, velvety nap on the sanded grain side, and a stroke of the finger shows on it.
2 identify: Water soaks into nubuck straight away and makes a dark spot.
3 first-aid: Brush nubuck dry before anything else is done to it.
4 method: Go over nubuck with a nubuck cloth regularly, so that dust does not turn into grease and shine.
5 method: Spray nubuck protector on in thin coats from a distance, and brush the nap when it is dry.
6 tool: A nubuck cloth, a soft nap brush and a nubuck eraser belong to everyday care.
7 dont: Do not use cream or wax on nubuck: both fill the nap for good.
8 danger: Spray protectors only outdoors or in moving air, and do not breathe the mist.
9 handover: Hand nubuck over when it has faded in the sun, because colour has to be put back.

# nubuck-dirt | version 1 | nubuck | dirt body-grease | Dirt and shiny places on nubuck
1 first-aid: Brush the dirty nubuck dry and wipe it with a nubuck cloth.
2 method: Go over shiny nubuck very lightly with a fine eraser or 600 grit paper, and blend outward. [AL]
3 method: Raise the nubuck again with a nap brush after every pass of the eraser. [AL]
4 tool: A fine eraser, 600 grit abrasive paper, a nubuck cloth and a nap brush take shine off. [AL]
5 dont: Do not begin on dirty nubuck with water: it turns dust into a stain.
6 dont: Do not sand one place of nubuck for long, or it turns lighter than what is around it.
7 handover: Hand nubuck over when the nap is gone or the place is lighter than its surroundings.

# nubuck-grease | version 1 | nubuck | grease | Oil and grease on nubuck
1 first-aid: Put absorbent powder thickly on an oil spot in nubuck for 12 to 24 hours, then brush it out.
2 method: Do a second round of powder if the nubuck is still dark.
3 method: Solvent foam for degreasing nubuck belongs in the hands of a specialist.
4 tool: Absorbent powder and a nubuck brush are the tools against grease on nubuck.
5 dont: Use neither water nor soap on greasy nubuck: both lock the oil in.
6 handover: Hand nubuck over when the grease mark is darker than before.

# nubuck-water | version 1 | nubuck | water | Water spots on nubuck
1 first-aid: Let water spots on nubuck dry by themselves, then brush them.
2 method: If the spots remain on the nubuck, mist the panel lightly and evenly, let it dry, and brush it up.
3 tool: A fine mist sprayer, distilled water and a nap brush are needed for spotted nubuck.
4 dont: Do not take a hair dryer to wet nubuck: the heat shrinks the grain.
5 handover: Hand nubuck over when the rings have a line of salt.

# nubuck-ink | version 1 | nubuck | ink marker | Pen marks on nubuck
1 first-aid: Leave a pen mark on nubuck dry and touch it as little as you can.
2 method: Draw a nubuck eraser over the tips of the marked nap a few times, and stop when it gets no paler.
3 tool: For pen on nubuck take a clean nubuck eraser and a nap brush, nothing wet.
4 dont: No alcohol and no ink remover on nubuck: the open fibre drinks the dissolved ink.
5 handover: Hand pen marks on nubuck over when the eraser has not lifted them in a few strokes.
`);
