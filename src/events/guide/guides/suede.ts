/** Guides for suede: leather with the nap of the flesh side. */
import { readGuides } from '../read-guides.ts';

export const suedeGuides = readGuides(`
# suede-care | version 1 | suede | care dirt | Everyday care of suede
1 identify: Suede has a nap on the flesh side of the hide, longer and rougher than that of nubuck.
2 identify: A drop of water soaks into suede at once and darkens it.
3 first-aid: Let suede dry and brush it before anything wet comes near it.
4 method: Brush suede in one direction with a crepe or nap brush, then against it to raise the nap. [AL]
5 method: Take shiny or flat places on suede off with a suede eraser, lightly, and brush again. [AL]
6 tool: Suede wants a crepe brush, a nap brush, a suede eraser and a vacuum cleaner with a soft nozzle.
7 dont: Do not put cream, wax or oil on suede: they glue the nap together.
8 dont: Do not dry wet suede on a radiator or with a hair dryer, because it turns hard.
9 handover: Hand suede over when the nap is gone or the colour comes off on a white cloth.

# suede-mud | version 1 | suede | mud | Mud on suede
1 first-aid: Let mud on suede dry completely before you touch it. [AL]
2 method: Brush the dry mud off the suede, vacuum the dust, and raise the nap with a crepe brush. [AL]
3 method: Use a damp cloth on suede only for the water-soluble rest of the mud, and brush again when it is dry. [AL]
4 tool: A stiff brush for the crust, a vacuum and a crepe brush deal with mud on suede.
5 dont: Do not wipe mud off suede while it is wet: that presses the soil into the nap.
6 handover: Hand muddy suede over when clay or a dye has left its colour behind.

# suede-ink | version 1 | suede | ink | Ink on suede
1 first-aid: Keep an ink mark on suede dry and do not dab it: there is no first aid that helps.
2 method: At home you can only rub the tips of the inked nap very lightly with a suede eraser, and stop if the mark does not fade.
3 tool: A suede eraser and a nap brush are the only tools for ink on suede.
4 dont: Do not flood ink on suede with solvent: it carries the ink down into the hide.
5 handover: Always hand ink on suede clothing over.

# suede-grease | version 1 | suede | grease body-grease | Greasy collars and oil on suede
1 first-aid: Cover grease on suede thickly with absorbent powder such as talc or corn starch and leave it overnight.
2 method: Brush the powder out of the suede and repeat with fresh powder while it still clumps.
3 method: Wash a greasy collar with suede shampoo from seam to seam, shape it, let it dry, and brush the nap up.
4 tool: You need talc or corn starch, a nap brush and suede shampoo for a suede collar.
5 dont: Do not wash only the greasy spot on suede, because a ring stays around it.
6 handover: Hand a suede jacket over when the grease is all over it: a leather cleaner treats the whole garment in the drum.

# suede-salt | version 1 | suede | salt | Salt lines on suede
1 first-aid: Let salt-stained suede shoes dry and brush the white crust off.
2 method: Dab the salt line on suede with distilled water and a little white vinegar, tested on a hidden place first.
3 method: Blot the salty place, let it dry at room temperature, and brush the suede up.
4 tool: Distilled water, white vinegar, a white cloth and a suede brush are what a salt line needs.
5 dont: Do not use hot water on salt marks in suede: the wet hide shrinks.
6 handover: Hand suede over when the salt line has gone through to the lining.

# suede-water | version 1 | suede | water | Rain and water spots on suede
1 first-aid: Blot rain off suede with a white cloth and stuff shoes or bags with plain white paper.
2 method: When the suede is dry, brush the water spots in all directions until the nap stands again.
3 method: If rings stay on suede, mist the whole panel evenly with distilled water, let it dry slowly, and brush it.
4 tool: Plain white paper, a spray bottle with distilled water and a nap brush are all that rain on suede calls for.
5 dont: Do not wet only the ring on suede, or a new ring grows around it.
6 dont: Do not press wet suede or brush it hard while it is soaked: the nap tears and mats.
7 handover: Hand suede over when the water spot stays stiff or a salt edge shows after drying.
`);
