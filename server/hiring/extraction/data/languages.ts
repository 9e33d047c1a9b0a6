/** Spoken languages: the English name first, then its names elsewhere, without accents and case. */
export const languages = `
English | englisch | anglais | ingles | inglese | engels | engelska | engelsk | angielski | anglictina | ingilizce | английский | английскии | англійська | englanti | angol | engleza | inglês | 英语 | 英語 | 영어
German | deutsch | allemand | aleman | tedesco | duits | tyska | alemao | niemiecki | tysk | nemcina | almanca | немецкий | німецька | saksa | nemet | germana | 德语 | ドイツ語
French | franzosisch | franzoesisch | francais | frances | francese | frans | franska | francuski | fransk | francouzstina | fransizca | французский | французька | ranska | francia | franceza | 法语
Spanish | spanisch | espagnol | espanol | castellano | spagnolo | spaans | spanska | espanhol | hiszpanski | spansk | spanelstina | ispanyolca | испанский | іспанська | espanja | spanyol | spaniola | 西班牙语
Italian | italienisch | italien | italiano | italiaans | italienska | wloski | italiensk | italstina | italyanca | итальянский | італійська | italia | olasz | italiana
Dutch | niederlandisch | niederlaendisch | neerlandais | neerlandes | holandes | olandese | nederlands | nederlanda | holenderski | nederlandsk | hollandsk | nizozemstina | hollandaca | нидерландский | flemish | vlaams | flamand
Portuguese | portugiesisch | portugais | portugues | portoghese | portugees | portugisiska | portugalski | portugisisk | portugalstina | portekizce | португальский | brazilian portuguese
Polish | polnisch | polonais | polaco | polacco | pools | polska | polski | polones | polsk | polstina | lehce | польский | польська | puola | lengyel
Russian | russisch | russe | ruso | russo | ryska | rosyjski | rysk | russisk | rustina | rusca | русский | російська | venaja | orosz | rusa | 俄语
Turkish | turkisch | tuerkisch | turc | turco | turks | turkiska | turkce | turecki | tyrkisk | turectina | турецкий
Arabic | arabisch | arabe | arabo | arabiska | arabski | arabisk | arabstina | arapca | арабский | 阿拉伯语
Chinese | chinesisch | chinois | chino | cinese | chinees | kinesiska | chinski | mandarin | mandarin chinese | kinesisk | cinstina | cince | китайский | kiina | putonghua | standard chinese | 中文 | 汉语 | 普通话
Japanese | japanisch | japonais | japones | giapponese | japans | japanska | japonski | japansk | japonstina | japonca | японский | japani | 日语 | 日本語
Korean | koreanisch | coreen | coreano | koreaans | koreansk | koreanska | korece | корейский | koreanski | 한국어
Hindi
Urdu
Bengali | bangla
Punjabi
Tamil
Vietnamese | vietnamesisch | vietnamien | vietnamita | vietnamees
Thai
Swedish | schwedisch | suedois | sueco | svedese | zweeds | svenska | szwedzki | svensk | svedstina | isvecce | шведский | ruotsi
Norwegian | norwegisch | norvegien | noruego | norvegese | noors | norsk | norska | norsky | norweski | norvecce | bokmal
Danish | danisch | daenisch | danois | danes | danese | deens | dansk | danska | dunski | danca | danstina
Finnish | finnisch | finnois | finlandes | finlandese | fins | suomi | finska | finsk | finski | fince | finlandais
Czech | tschechisch | tcheque | checo | ceco | tsjechisch | cestina | tjeckiska | tjekkisk | czeski | cekce | чешский | cesky | česky
Slovak | slowakisch | slovaque | eslovaco | slovacco | slovakiska | slowacki | slovencina
Hungarian | ungarisch | hongrois | hungaro | ungherese | hongaars | magyar | ungerska | ungarsk | wegierski | madarstina | macarca | венгерский
Romanian | rumanisch | rumaenisch | roumain | rumano | rumeno | roemeens | romana | rumanska | rumunski | rumence | румынский | rumunstina
Bulgarian | bulgarisch | bulgare | bulgaro | bulgaars | bulgariska | bulgarski | bulgarca | болгарский | български
Greek | griechisch | grec | griego | greco | grieks | grekiska | graesk | grecki | yunanca | греческий | ελληνικα
Ukrainian | ukrainisch | ukrainien | ucraniano | ucraino | oekraiens | ukrainska | ukrainsk | ukrainski | ukrajinstina | украинский | українська
Serbian | serbisch | serbe | serbio | serbo
Croatian | kroatisch | croate | croata | hrvatski
Hebrew | hebraisch | hebreu | hebreo | ebraico | hebreeuws | hebreiska | hebrajski | ibranice | иврит
Persian | farsi | persisch | persan | persa
Marathi
Telugu
Gujarati
Malayalam
Catalan | valenciano | katalanisch | catala | catalan | katalanska | katalonski | каталанский
Latin | latein | lateinisch | latino | laciński
Cantonese | kantonesisch | cantonais | cantones | yue
Hokkien | taiwanese | min nan
Basque | euskera | euskara | baskisch | vasco | basco
Galician | gallego | galego | galicien | galicisch
Breton | brezhoneg | bretonisch
Occitan | occitano
Corsican | corse
Luxembourgish | luxemburgisch | letzebuergesch | luxembourgeois
Romansh | ratoromanisch | romanche
Swiss German | schweizerdeutsch | suisse allemand
Irish | gaeilge | irish gaelic | irisch
Welsh | cymraeg | walisisch | gallois
Scottish Gaelic | gaelic
Icelandic | islandisch | islandais | islensk
Estonian | eesti | estnisch
Latvian | latviesu | lettisch
Lithuanian | lietuviu | litauisch | litewski
Belarusian | белорусский | bialoruski
Slovenian | slovene | slowenisch | slovenscina
Bosnian | bosnisch | bosanski
Serbo-Croatian | serbokroatisch
Macedonian | mazedonisch
Albanian | albanisch | albanais | albanese | shqip
Armenian | armenisch | armenien | армянский
Georgian | georgisch | грузинский
Azerbaijani | azeri
Kazakh | казахский
Uzbek | узбекский
Kurdish | kurdisch | kurmanji | kurde | kurtce
Dari
Pashto | paschtu
Amharic | amharisch
Tigrinya
Somali
Swahili | kiswahili | suaheli
Wolof
Bambara | bamanankan
Soninke | sarakhole
Dyula | dioula
Mooré | mossi | moore
Kikuyu
Luganda
Kinyarwanda
Kirundi
Sesotho | sotho
Setswana | tswana
Chichewa
Oromo
Romani | romanes
Maltese | maltesisch
Tatar | tatarisch | татарский
Uyghur
Tibetan
Ilocano
Hiligaynon
Waray
Javanese
Sundanese
Kashmiri
Sindhi
Maithili
Bhojpuri
Turkmen
Tajik | таджикский
Kyrgyz | киргизский
Moldovan
Faroese
Sami
Frisian | friesisch | frysk | fries
Low German | plattdeutsch
Sardinian | sardo
Aymara
Nahuatl
Mayan
Maori | te reo maori
Samoan
Tongan
Fijian
Jamaican patois | patois
Lingala
Fula | fulani | peul | pular
Hausa
Yoruba
Igbo
Twi | akan
Zulu | isizulu
Xhosa | isixhosa
Afrikaans
Shona
Malagasy | malgache
Berber | tamazight | amazigh | kabyle
Kannada
Odia | oriya
Assamese
Sinhala | sinhalese
Nepali
Konkani
Sanskrit
Indonesian | bahasa indonesia | indonesisch | indonesien
Malay | bahasa melayu | bahasa malaysia | malaiisch
Tagalog | filipino
Cebuano
Burmese
Khmer
Lao
Mongolian
Quechua
Guarani
Haitian Creole | creole haitien
Cape Verdean Creole | crioulo
Yiddish | jiddisch
Esperanto
Brazilian Sign Language | libras | lingua brasileira de sinais
Portuguese Sign Language | lingua gestual portuguesa | lgp
Turkish Sign Language | turk isaret dili
Polish Sign Language | polski jezyk migowy | pjm
Dutch Sign Language | nederlandse gebarentaal
Irish Sign Language
Auslan | australian sign language
New Zealand Sign Language
International Sign
Sign language | british sign language | bsl | american sign language | asl | gebardensprache | deutsche gebardensprache | langue des signes | lsf | lengua de signos | lingua dei segni | gebarentaal | lengua de senas | lengua de señas | lenguaje de senas | lingua de sinais | lingua gestual | jezyk migowy | isaret dili | teckensprak | tegnsprog | tegnsprak | viittomakieli
Hawaiian | olelo hawaii | hawaiianisch
Chamorro
Tok Pisin
Bislama
Navajo | dine bizaad
Cherokee
Inuktitut
Cree
Greenlandic | kalaallisut | gronlandisch
Manx
Cornish
Silesian | slaski
Kashubian | kaszubski
Sorbian | sorbisch
Ladin | ladino dolomita
Ladino | judeo-spanish | judenspanisch
Friulian | friulano
Neapolitan | napoletano
Sicilian | siciliano
Venetian | veneto
Aranese
Asturian | asturiano | bable
Montenegrin | crnogorski | montenegrinisch
Chechen | чеченский
Bashkir | башкирский
Ossetian
Zaza | zazaki
Sorani
Balochi
Saraiki
Dhivehi
Dzongkha
Hmong
Hakka
Shanghainese
Manipuri | meitei
Tulu
Santali
Dogri
Rajasthani
Mizo
Kapampangan
Bikol
Pangasinan
Balinese
Acehnese
Minangkabau
Tetum
Ewe
Ga
Fante
Kanuri
Tiv
Edo
Efik
Krio
Mende
Temne
Serer
Mandinka
Fon
Bemba
Nyanja
Lozi
Ndebele | isindebele
Swati | siswati
Venda | tshivenda
Tsonga | xitsonga
Sepedi | northern sotho
Luo | dholuo
Luhya | luyia
Kamba | kikamba
Meru | kimeru
Kalenjin
Maasai | maa
Runyankole
Acholi
Afar
Sidamo
Tigre
Comorian | shikomori
Mauritian Creole | kreol morisien
Seychellois Creole
Papiamento | papiamentu
Sranan Tongo
Garifuna
Mapudungun | mapuche
Wayuu
K'iche' | quiche
Ancient Greek | altgriechisch | grec ancien | griego antiguo | greco antico | oudgrieks | greka klasyczna
`;

/** "Hablo español e inglés": behind one of these, languages are named up to the end of the clause. */
export const speaking = `i speak, fluent in, native speaker of, ich spreche, spreche, je parle, hablo, falo, parlo, ik spreek, spreek, jag talar, talar, jeg taler, taler, jeg snakker, mowie po, mluvim, говорю на, владею, розмовляю`;

/** How well somebody speaks one: outside a list of languages, a name counts only beside one of these. */
export const levels = `native, native speaker, mother tongue, bilingual, fluent, proficient, advanced, intermediate, conversational, basic, beginner,
  business fluent, professional working proficiency, muttersprache, fliessend, verhandlungssicher, gute kenntnisse, grundkenntnisse,
  langue maternelle, courant, bilingue, intermediaire, notions, avance, nativo, lengua materna, lengua nativa, fluido, intermedio, basico, avanzado,
  madrelingua, fluente, ottimo, buono, scolastico, avanzato, moedertaal, vloeiend, goed, basis, professional, limited, working knowledge, good, very good, excellent, elementary, upper intermediate, full professional, sehr gut, gut, fliesend, muttersprachler, fliessend in wort und schrift, erstsprache, lu parle ecrit, professionnel, scolaire, notions de base, bilingue, maternelle, alto, medio, bajo, materno, materna, hablado, fluente, avancado, basico, intermediario, lingua madre, eccellente, discreto, moedertaalniveau, redelijk, ojczysty, biegly, biegle, zaawansowany, komunikatywny, podstawowy, rodily mluvci, plynne, pokrocila, mirne pokrocily, modersmal, flytande, goda kunskaper, modersmaal, flydende, morsmal, ana dil, ileri, orta, baslangic, akici, родной, свободно, свободный, разговорный, базовый, средний, a1, a2, b1, b2, c1, c2`;
