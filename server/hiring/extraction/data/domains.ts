/** Ends of host names under which people have their pages. A word with a dot and one of these is a link where contact details stand. */
export const domainEnds = `com org net edu gov info biz name pro dev app io me co ai tech design digital codes studio art blog site online website
  page work works space xyz cloud software engineer engineering solutions agency media photo photography photos video club live life
  world today careers consulting guru ninja pub store shop cafe kitchen academy education school training health care dental legal law
  tax finance coach fitness fashion eu asia cat gal eus bzh berlin hamburg koeln wien paris london nyc swiss
  ac ad ae al am ar at au az ba bd be bg br by ca ch cl cn cr cy cz de dk do dz ec ee eg es et fi fr ge gh gr gt hk hn hr hu id ie il in ir
  is it jp ke kr kw kz lb li lk lt lu lv ma md mk mt mx my ng nl no np nz pa pe ph pk pl pt py qa ro rs ru sa se sg si sk sn th tn tr tv tw
  tz ua ug uk us uy uz ve vn za zw to cc gg fm im sh ly link`;

/** Country ends that people all over the world use for their sound: they tell no country. */
export const worldwideEnds = `com org net edu info biz io me co ai tv cc fm gg im is to ly sh ac ad am do la link in us eu`;
