/** Spoken languages: the English name first, then its names elsewhere, without accents and case. */
export const languages = `
English | englisch | anglais | ingles | inglese | engels | engelska | engelsk | angielski
German | deutsch | allemand | aleman | tedesco | duits | tyska | alemao | niemiecki
French | franzosisch | franzoesisch | francais | frances | francese | frans | franska | francuski
Spanish | spanisch | espagnol | espanol | castellano | spagnolo | spaans | spanska | espanhol | hiszpanski
Italian | italienisch | italien | italiano | italiaans | italienska | wloski
Dutch | niederlandisch | niederlaendisch | neerlandais | neerlandes | holandes | olandese | nederlands | nederlanda | holenderski
Portuguese | portugiesisch | portugais | portugues | portoghese | portugees | portugisiska | portugalski
Polish | polnisch | polonais | polaco | polacco | pools | polska | polski | polones
Russian | russisch | russe | ruso | russo | ryska | rosyjski
Turkish | turkisch | tuerkisch | turc | turco | turks | turkiska | turkce | turecki
Arabic | arabisch | arabe | arabo | arabiska | arabski
Chinese | chinesisch | chinois | chino | cinese | chinees | kinesiska | chinski | mandarin | mandarin chinese
Japanese | japanisch | japonais | japones | giapponese | japans | japanska | japonski
Korean | koreanisch | coreen | coreano | koreaans
Hindi
Urdu
Bengali | bangla
Punjabi
Tamil
Vietnamese | vietnamesisch | vietnamien | vietnamita | vietnamees
Thai
Swedish | schwedisch | suedois | sueco | svedese | zweeds | svenska | szwedzki
Norwegian | norwegisch | norvegien | noruego | norvegese | noors | norsk
Danish | danisch | daenisch | danois | danes | danese | deens | dansk
Finnish | finnisch | finnois | finlandes | finlandese | fins | suomi
Czech | tschechisch | tcheque | checo | ceco | tsjechisch | cestina
Slovak | slowakisch | slovaque | eslovaco | slovacco
Hungarian | ungarisch | hongrois | hungaro | ungherese | hongaars | magyar
Romanian | rumanisch | rumaenisch | roumain | rumano | rumeno | roemeens | romana
Bulgarian | bulgarisch | bulgare | bulgaro | bulgaars
Greek | griechisch | grec | griego | greco | grieks
Ukrainian | ukrainisch | ukrainien | ucraniano | ucraino | oekraiens
Serbian | serbisch | serbe | serbio | serbo
Croatian | kroatisch | croate | croata | hrvatski
Hebrew | hebraisch | hebreu | hebreo | ebraico | hebreeuws
Persian | farsi | persisch | persan | persa
Marathi
Telugu
Gujarati
Malayalam
Catalan | valenciano | katalanisch | catala | catalan
Latin | latein | lateinisch
`;

/** How well somebody speaks one: outside a list of languages, a name counts only beside one of these. */
export const levels = `native, native speaker, mother tongue, bilingual, fluent, proficient, advanced, intermediate, conversational, basic, beginner,
  business fluent, professional working proficiency, muttersprache, fliessend, verhandlungssicher, gute kenntnisse, grundkenntnisse,
  langue maternelle, courant, bilingue, intermediaire, notions, avance, nativo, lengua materna, lengua nativa, fluido, intermedio, basico, avanzado,
  madrelingua, fluente, ottimo, buono, scolastico, avanzato, moedertaal, vloeiend, goed, basis, a1, a2, b1, b2, c1, c2`;
