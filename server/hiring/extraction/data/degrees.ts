/**
 * Words of a degree, highest first. `clear` ones are nothing else wherever they stand; `school` ones ("Master", "Licence") count
 * only where somebody writes of their education. Patterns meet text without accents, in lower case.
 */
export type DegreeLevel = 'Doctorate' | 'Master' | 'Bachelor' | 'Degree';

export const degreeWords: readonly {
  readonly level: DegreeLevel;
  readonly clear: string;
  readonly school: string;
}[] = [
  {
    // ISCED 8
    level: 'Doctorate',
    clear: String.raw`ph\.? ?d\.?|d\.? ?phil\.?|doctor of [a-z]+|doctorate|doctorat(?: en| de)?|doctorado(?: en)?|dottorato(?: di ricerca)?|doutorad?o|doutoramento|dr\. ?rer\. ?nat\.|dr\.-ing\.|doktorat|doktorsexamen|doktorandstudium|doktora derecesi|кандидат (?:[а-я]+ )?наук|доктор (?:[а-я]+ )?наук|ed\.d\.`,
    school: String.raw`promotion|doctor|doktor|doktora|dr\.|juris doctor|m\.d\.|j\.d\.`,
  },
  {
    // ISCED 7
    level: 'Master',
    clear: String.raw`master(?:'s|s)? (?:of|in|degree|en|de|di|universitario|professionnel|i) ?[a-z]*|master ?studium|m\.? ?sc\.?(?: \(hons\))?|m\.? ?a\.? in|m\.? ?eng\.?|m\.? ?b\.? ?a\.?|m\.? ?tech\.?|m\.? ?phil\.?|m\.? ?com\.?|m\.ed\.?|m\.? ?res\.?|ll\.? ?m\.?|laurea (?:magistrale|specialistica)|maestria en|mestrado(?: em)?|diplome d'ingenieure?|ingenieur diplome|maitrise (?:de|en)|pgce|pgde|postgraduate (?:certificate|diploma)|pg ?dip|pg ?cert|magister (?:inzynier)?|magisterium|studia magisterskie|mgr inz\.?|magisterski[a-z]*|magistersk[a-z]+ studium|civilingenjorsexamen|masterexamen|magisterexamen|kandidatgrad|cand\.? ?(?:merc|scient|jur|polyt|mag|med|it|soc|oecon|ling|psych|tech)\.?[a-z. ]*|yuksek lisans|магистр|магистратура|маг[іи]стр|hovedfag|mag\. ?(?:fh|rer|phil|iur)[a-z. ]*|erste staatsprufung|zweite staatsprufung|第.{0,2}硕士|硕士|修士|석사|masterat|mastergrad|[a-z]+ \(yamk\)|maisteri|diplomi-insinoori|mesterkepzes|mesterfokozat|magistar|diplomski studij|μεταπτυχιακο[ a-zα-ω]*`,
    school: String.raw`master(?:'s|s)?|mastere|m\.a\.|m\.s\.|ma|ms(?! (?:word|excel|office|project|teams))|mph|mca|m\.c\.a\.|специалист|civilingenjor|sivilingenior|maestria|maitrise|magister|magistr|mgr\.?|(?<!-)ing\.(?=[ ,]|$)|master ?2|m2|dea|dess|mestre|lic\. phil\.|laurea v\.o\.|doctorandus|drs\.?|ir\.|cand\.`,
  },
  {
    // ISCED 6
    level: 'Bachelor',
    clear: String.raw`bachelor(?:'s|s)? (?:of|in|degree|en|de|i) ?[a-z]*|bachelor ?studium|b\.? ?sc\.?(?: ?\(?hons\.?\)?)?|b\.? ?a\.?(?: ?\(?hons\.?\)?)? in|b\.? ?a\.? ?\(?hons\.?\)?|b\.? ?eng\.?(?: ?\(?hons\.?\)?)?|b\.? ?tech\.?|b\.? ?com\.?(?: ?\(?hons\.?\)?)?|b\.ed\.?|b\.s\.? in|b\.? ?b\.? ?a\.?|b\.? ?pharm\.?|b\.? ?arch\.?|bfa|b\.f\.a\.|b\.? ?des\.?(?: ?\(?hons\.?\)?)?|b\.? ?mus\.?(?: ?\(?hons\.?\)?)?|b\.? ?nurs\.?|bsn|b\.s\.n\.|bsw|b\.? ?acc\.?|b\.? ?agr\.?|b\.? ?vet\.? ?med\.?|mbbs|ll\.? ?b\.?|laurea triennale|laurea di primo livello|licenciatura(?: en| em)?|licenciad[oa] en|grado (?:en(?! medio| superior)|universitario)|graduad[oa] en|diplomatura(?: en)?|diplomad[oa] en enfermeria|ingenieria (?:tecnica|superior) en|bacharelado(?: em)?|bacharel em|licence (?:en|professionnelle|de|pro) ?[a-z]*|hbo[- ]?bachelor|licencjat|studia (?:licencjackie|inzynierskie|i stopnia)|engineer's degree|kandidatexamen|filosofie kandidat|fil\.? ?kand\.?|professionsbachelor(?: i)?|hoyskolekandidat|бакалавр|бакалавриат|ucitelske studium|bakalar(?:sk[a-z]+ studium)?|fachwirt-?bachelor|学士|本科|학사|licenta(?: in)?|diploma de licenta|(?:contador[a]? public[oa]|licenciad[oa]|abogad[oa]|ingenier[oa](?: [a-z]+)?|arquitect[oa]|economista) (?:egresad[oa]|titulad[oa]|graduad[oa])|kandidaatti|bachelorgrad|tradenomi|insinoori \(amk\)|[a-z]+ \(amk\)|prvostupni[kc]a?|preddiplomski studij|alapkepzes|πτυχιο`,
    school: String.raw`bachelor(?:'s|s)?|b\.a\.|ba(?: ?\(?hons\.?\)?)?|b\.s\.|b\.e\.|b\. e\.|contador[a]? public[oa]|bs(?! ?(?:en|iso|ohsas|\d))|ab|licence|grado|hbo|licencjat|bc\.?|lic\.|ingenier[oa] (?:tecnic[oa]|industrial|informatic[oa]|civil|de|en) ?[a-z]*|ingenieria (?:tecnica|en|informatica|industrial|civil|de) ?[a-z]*|hogskoleingenjor|diplomingenior|inzynier|but(?= (?:gea|gmp|informatique|tc|techniques|genie|mmi))|bca|b\.c\.a\.|licenciado|inz\.|licenciatura|laurea l-?\d+|propedeuse hbo|lisans`,
  },
  {
    // ISCED 5, and those of which a name alone does not tell the level
    level: 'Degree',
    clear: String.raw`diplom-[a-z]+(?:in)?|diplom(?:ingenieur|kaufmann|kauffrau|informatiker|volkswirt|betriebswirt|physiker|chemiker|biologe|biologin|psychologe|psychologin|padagoge|padagogin|mathematiker|designer|jurist|sozialpadagoge)(?:in)?|dipl\.? ?-?(?:ing|kfm|kffr|inf|oec|psych|phys|chem|biol|math|betriebsw)\.?(?: ?\((?:fh|univ|tu|ba)\.?\))?|diplom in|university degree|associate(?:'s|s)? degree|associate of (?:arts|science|applied|occupational)[a-z ]*|a\.o\.s\.|aos(?= in)|a\.a\.s\.|a\.? ?a\.? ?s\.?(?= (?:in|degree))|foundation degree|fd ?sc|degree in|staatsexamen|hnd|hnc|ond|higher national (?:diploma|certificate)|national diploma|laurea(?: in)?|laureat[oa] in|hochschulabschluss|universitatsabschluss|hochschuldiplom|universitatsdiplom|dipl\. ?[a-z]+(?:in)? (?:fh|hf|eth|uzh)|dut|deug|deust|dcg|dscg|classe preparatoire|tecnico superior(?: em| en)?|tecnic[oa] superior(?: em| en)?|ciclo formativo de grado superior|grado superior(?: en)?|cfgs|tecnologo em|tecnologo en|ctesp|diploma accademico|yrkeshogskoleexamen|hogskoleexamen|yh-?examen|akademiuddannelse|erhvervsakademiuddannelse|datamatiker|finansokonom|markedsforingsokonom|on ?lisans|meslek yuksekokulu|среднее специальное|dis\.(?= )|大专|专科|短期大学士`,
    school: String.raw`b\.? ?t\.? ?s\.?(?: [a-z]+)?|ingegneria|diplom|dec(?=[ ,]|$)|degree|magister|titulo universitario|honou?rs|diploma (?:in|of) [a-z]+|advanced diploma|graduate diploma`,
  },
];

/** Below a degree though its name begins like one: schools that lead to one, and what trades award. Nothing on such a line is read by words a school alone makes clear. */
export const notDegrees = String.raw`(?:nvq |qcf |rqf |ncfe |btec )?level [1-3](?: [a-z]+){0,2}|certificate i{1,3}v?(?= in)|high school diploma|secondary school|diploma di (?:maturita|scuola)|diploma superiore|diploma (?:di )?liceo|diplome national du brevet|ged|hsc|ssc|ssce|waec|igcse|gcse|a[- ]levels?|grado medio|educacion secundaria|bachillerato|baccalaureat|bac (?:pro|s|es|l|st)|abitur|matura|maturita|studentereksamen|gymnasiediplom|mbo|vmbo|havo|vwo|lise diplomasi|ensino (?:medio|secundario)|scuola media`;

/** A degree on the same line as one of these has not been earned. */
export const unfinished = String.raw`in progress|ongoing|not completed|unfinished|incomplete|abgebrochen|laufend|ohne abschluss|en cours|inacheve|non termine|en curso|incompleto|incompleta|inacabad[oa]|in corso|non completat[oa]|interrott[oa]|niet afgerond|niet voltooid|expected|voraussichtlich|dropped out|left without|currently|pursuing|in corso d[ie]|prevista|previsto|prevu|attendu|anticipated|candidate|w trakcie|nieukonczon[a-z]+|nedokonceno|pagaende|ej avslutad|igangvaerende|devam ediyor|terk|неоконченное|не окончено|a decorrer|em curso|incompleto|trancado|papers? passed`;

/** What a line about a school has in it. */
export const schoolWords = String.raw`universit[a-z]*|universidad[a-z]*|college|school|hochschule|fachhochschule|berufsschule|gymnasium|realschule|gesamtschule|schule|academy|akademie|academie|academia|accademia|institute?|istituto|instituto|institut|polytechnic|politecnico|polytechnique|ecole|lycee|faculte|escuela|facultad|colegio|liceo|scuola|hogeschool|lyceum|school|conservator[a-z]*`;
