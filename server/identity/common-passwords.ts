/**
 * The passwords that attackers try first. Only those of eight characters and more are kept: shorter ones are refused anyway.
 * The list was put together by hand, from words, names, keyboard patterns and runs of digits that are known to lead every
 * published ranking, with the endings people add to them; it is not itself a measured ranking of leaked passwords.
 */

const words = `password passwort passw0rd p@ssword p@ssw0rd pa55word motdepasse contrasena parola senha
  qwerty qwertz azerty qwertyuiop asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm 1qaz2wsx qazwsx qazwsxedc 1q2w3e4r 1q2w3e4r5t
  q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 1qazxsw2 qweasd qweasdzxc asdasd qweqwe zxczxc asdf1234 qwer1234 1234qwer 123qwe
  abcd1234 abc123 a1b2c3d4 aa123456 a123456 q123456 123456a 123456q 123abc abcdef abcdefg abcdefgh
  iloveyou iloveu loveyou lovely loveme trustno1 letmein welcome admin administrator root toor login guest default
  changeme secret access master superuser test tester testing test1234 user username manager computer internet
  server system windows microsoft google facebook linkedin youtube twitter instagram samsung apple iphone android
  monkey dragon tiger lion eagle falcon panther jaguar shark dolphin butterfly elephant kitten puppy horse rabbit
  turtle penguin spider snoopy tweety pokemon pikachu mario sonic zelda minecraft fortnite roblox
  superman batman spiderman ironman hulk wolverine joker avengers starwars startrek matrix gandalf
  shadow sunshine princess prince queen king angel angels babygirl babyboy baby honey sweety sweetheart
  cookie chocolate banana orange cherry apples peanut pepper ginger sugar candy cheese pumpkin
  football baseball basketball hockey soccer tennis golf softball volleyball swimming lacrosse
  liverpool arsenal chelsea everton barcelona realmadrid juventus manchester yankees lakers cowboys steelers
  redskins packers raiders eagles dodgers giants bulldogs
  michael jennifer jordan jessica michelle daniel charlie ashley nicole thomas robert matthew andrew joshua
  amanda samantha anthony william richard christopher christian patrick jonathan benjamin alexander alexandra
  victoria elizabeth stephanie katherine caroline charlotte danielle gabriel natalie natasha rebecca melissa
  heather brandon brittany cameron courtney dominic edward francis frederick gregory hannah isabella jackson
  jasmine justin kimberly lauren leonard madison margaret martin mohammed muhammad nathan nicholas oliver olivia
  patricia phillip rachel raymond ronald sabrina sebastian sophie stephen steven taylor theodore tiffany timothy
  vanessa veronica vincent virginia walter zachary maria marina andrea carlos antonio alejandro roberto fernando
  hunter ranger buster killer thunder hammer ninja warrior soldier maverick phantom viking pirate wizard
  freedom forever friend friends family mother father brother sister daddy mommy
  summer winter spring autumn january february march april august september october november december
  monday friday sunday flower flowers rainbow diamond crystal silver golden purple yellow green orange
  mustang ferrari porsche mercedes corvette camaro toyota honda yamaha suzuki kawasaki harley ducati
  london paris berlin boston chicago dallas denver houston newyork texas florida california canada australia
  england scotland ireland france germany brazil mexico america russia
  jesus christ heaven jesus1 blessed faith church trinity
  music guitar metallica slipknot nirvana beatles eminem rockstar
  hello helloworld whatever nothing something anything secure security private public
  money dollar million lucky winner success power magic mystery
  fuckyou asshole bitch bullshit
  merlin phoenix pegasus unicorn apollo hercules
  blink182 ncc1701 bond007 agent007 area51
  mickey minnie donald garfield scooby simpson cartman
  qwert asdf zxcv poiuy lkjhg mnbvcxz poiuytrewq lkjhgfdsa`
  .split(/\s+/)
  .filter((word) => word !== '');

const endings = [
  '',
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '!',
  '1!',
  '123!',
  '@123',
  '01',
  '007',
  '69',
  '99',
];

/** Runs and patterns of digits, eight long or more. */
const digits = [
  ...Array.from({ length: 10 }, (_, digit) =>
    [8, 9, 10, 12].map((length) => `${digit}`.repeat(length)),
  ).flat(),
  ...['12345678', '123456789', '1234567890', '0123456789', '987654321', '9876543210', '87654321', '01234567'],
  ...['12341234', '123123123', '12312312', '11223344', '1122334455', '112233445566', '44332211', '123321123'],
  ...[
    '12121212',
    '13131313',
    '10101010',
    '20202020',
    '69696969',
    '21212121',
    '23232323',
    '147258369',
    '14725836',
  ],
  ...['741852963', '963852741', '159357456', '789456123', '456789123', '123654789', '321654987', '147852369'],
  ...[
    '1236987450',
    '111222333',
    '123456123',
    '123456654321',
    '12344321',
    '123454321',
    '1234554321',
    '135792468',
  ],
  ...[
    '13579246',
    '24681357',
    '31415926',
    '314159265',
    '27182818',
    '19841984',
    '11111112',
    '00000001',
    '12345679',
  ],
];

/** Letters and signs repeated, and two that alternate. */
const repeats = [...'abcdefghijklmnopqrstuvwxyz!.*']
  .map((sign) => sign.repeat(8))
  .concat(['abababab', 'abcabcabc', 'abcdabcd', 'asdfasdf', 'qwerqwer', 'testtest', 'passpass', 'lovelove']);

const common: ReadonlySet<string> = new Set(
  [...words.flatMap((word) => endings.map((ending) => word + ending)), ...digits, ...repeats].filter(
    (password) => password.length >= 8,
  ),
);

export const commonPasswordCount = common.size;

/** Whether the password is among the most common ones, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
