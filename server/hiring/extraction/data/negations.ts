/** How people write that they have not done or do not know something, without accents and case. */

/** Words that deny; with one of the words below close behind, what follows is denied up to the end of the clause. */
export const deniers = `never, not, no, without, n't, cannot, lack, lacking, nie, nicht, kein, keine, keinen, keinerlei, ohne, noch nie, jamais, pas, aucun, aucune, sans, nunca, jamas, sin, ni he, ni ha, ni hemos, ni tengo, ni tiene, ni mucha, ni mucho, ningun, ninguna, tampoco, mai, non, senza, nessun, nessuna, nooit, niet, geen, zonder,
  nao, sem, nenhum, nenhuma, nigdy, brak, bez, zadne, nikdy, neumim, aldrig, inte, ingen, inga, utan, ikke, uden, uten, hic, никогда, нет, без, ніколи, немає`;

/** What is denied: use, knowledge, experience. */
export const uses = `used, use, using, worked, working, work, written, programmed, programming, coded, learned, learnt, studied, touched, tried, done, experience, experienced, knowledge, familiar, know, knows, proficient, proficiency, exposure, background, skills in, skilled, trained, training in, qualified,
  benutzt, verwendet, genutzt, gearbeitet, eingesetzt, programmiert, gelernt, erfahrung, erfahrungen, kenntnis, kenntnisse, vorkenntnisse, vertraut, utilise, travaille, programme, appris, experience, connaissance, connaissances, maitrise, notions, usado, utilizado, trabajado, programado, aprendido, experiencia, conocimiento, conocimientos, uso, se usar,
  usato, utilizzato, lavorato, programmato, imparato, esperienza, conoscenza, conoscenze, gebruikt, gewerkt, geprogrammeerd, geleerd, ervaring, kennis, usei, utilizei, trabalhei, programei, experiencia, conhecimento, conhecimentos, uzywalem, uzywalam, pracowalem, pracowalam, doswiadczenia, znajomosci, wiedzy, zkusenosti, znalosti, nepouzival, nepouzivala, nepracoval, nepracovala,
  anvant, arbetat, erfarenhet, kunskaper, brugt, brukt, arbejdet, arbeidet, erfaring, kendskab, kullanmadim, calismadim, использовал, использовала, работал, работала, опыта, знаний, досвіду, використовував, використовувала, працював, працювала`;

/** These deny by themselves. "Ni" alone does not: "NI" is a region, a company and a word of other languages. */
export const denials = `ni experiencia, ni conocimiento, ni conocimientos, ni nociones, ni uso, ni usado, ni utilizado, ni se usar, ni connaissance, ni connaissances, ni maitrise, ni notions, ni utilise`;

/** Behind a word that denies, these deny something else, or nothing: "not only", "not afraid to use". */
export const augments = `afraid, shy, hesitant, losing, problem, angst, scheu, peur, miedo, paura, angstlich, bang, medo, only, just, nur, allein, seulement, uniquement, solo, solamente, soltanto, slechts, alleen, apenas, so, somente, tylko, jen, bara, kun, sadece, только, тільки`;

/** What stands behind a name to deny it: "Python: none", "Python (keine Kenntnisse)". */
export const refusals = `none, no, never used, not used, no experience, no knowledge, not known, not yet, not applicable, keine, keine kenntnisse, keine erfahrung, nicht vorhanden, noch nie benutzt, nie benutzt, aucune, aucune experience, aucune connaissance, pas d'experience, jamais utilise, ninguna, ninguno, sin experiencia, sin conocimientos, nunca usado, nessuna, nessuna esperienza, mai usato, geen, geen ervaring, geen kennis, nooit gebruikt,
  nenhum, nenhuma, sem experiencia, nunca usei, brak, brak doswiadczenia, zadne, bez zkusenosti, ingen, ingen erfarenhet, ingen erfaring, нет, без опыта, немає`;

/** Here a clause ends though no stop does. */
export const contrasts = `but, however, instead, although, aber, sondern, jedoch, dafur, mais, cependant, plutot, pero, sino, embargo, ma, pero, bensi, invece, maar, echter, mas, porem, ale, jednak, men, dock, ama, но, однако, але`;
