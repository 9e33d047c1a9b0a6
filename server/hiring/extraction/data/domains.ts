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

/** Mail providers whose addresses do not end in a country, by the country that almost all of their customers live in. */
export const mailHosts: Readonly<Record<string, string>> = {
  GB: 'btinternet.com sky.com virginmedia.com talktalk.net ntlworld.com tiscali.co.uk blueyonder.co.uk',
  US: 'comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net roadrunner.com optonline.net frontier.com',
  CA: 'sympatico.ca rogers.com shaw.ca telus.net videotron.ca',
  AU: 'bigpond.com bigpond.net.au optusnet.com.au iinet.net.au',
  NZ: 'xtra.co.nz slingshot.co.nz',
  IE: 'eircom.net',
  FR: 'laposte.net neuf.fr club-internet.fr',
  DE: 'arcor.de mailbox.org posteo.net t-online.de',
  AT: 'aon.at',
  CH: 'bluewin.ch sunrise.ch',
  BE: 'telenet.be skynet.be proximus.be',
  IN: 'rediffmail.com',
  CN: 'qq.com 163.com 126.com sina.com foxmail.com',
  KR: 'naver.com daum.net hanmail.net',
  BR: 'uol.com.br bol.com.br terra.com.br',
  RU: 'mail.ru bk.ru inbox.ru list.ru rambler.ru',
  UA: 'ukr.net i.ua',
};
