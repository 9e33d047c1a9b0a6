/** Vocabulary of questions about a person's own data: per line a concept, then the words and phrases for it. */
export const concepts = `
mine | i | my | me | mine | we | us | our | ours | myself
owe | owe | owed | owing | debt | debts | outstanding | overdue | in debt | to pay | still to pay | left to pay | have to pay | need to pay | must pay
unpaid | unpaid | not paid | not yet paid | never paid | open | unsettled | to settle | due
paid | pay | paid | pays | paying | payment | payments
order | order | orders | ordered | purchase | purchases | purchased | bill | bills | invoice | invoices | transaction | transactions | bought | checkout | shop | shops | seller | sellers | merchant | merchants
ledger | ledger | money bag | moneybag | entry | entries | wallet balance | cash book | account book | booked | noted down
balance | balance | balances | in total | sum total | total | sum | left over | left in | money left
spend | spend | spent | spending | spendings | expense | expenses | expenditure | outgoings | went out | paid out | pay out | cost me | laid out
income | income | earn | earned | earning | earnings | revenue | turnover | takings | sale | sales | sell | sold | came in | come in | coming in | take in | took in | taken in | made money | make money | paid me | paid us | pay me | got paid | get paid | receive money | received money | proceeds
client | client | clients | customer | customers | clientele | buyer
last | last | latest | newest | most recent | most recently | recent | recently | new | lately | previous | just
invite | invite | invites | invited | invitation | invitations | inviting
answered | accept | accepted | accepting | acceptance | declined | decline | refused | answered | answer | replied | said yes | say yes | said no | pending | waiting | open | state | status | happened | joined
join | joined | join | came to | come to | signed up | got | gained | registered | accepted | brought
applicant | applicant | applicants | applied | apply | application | applications | candidate | candidates | resume | resumes | cv | cvs
job | job | jobs | opening | openings | vacancy | vacancies | position | positions | advert
analysis | analysis | analyses | image analysis | photo analysis | comparison | comparisons | before and after | before and after comparison | measurement | measured | analysed | vision
result | result | results | outcome | score | scored | scores | found | find | finding | findings | rating | rated
count | how many | number of | the number | count
amount | how much | how much money | what amount
`;

/** Words without a meaning of their own. */
export const smallWords: ReadonlySet<string> = new Set(
  `a an the and or but of to in on at by is are was were be been being am do does did done have has had having
how what which who whom whose when where that this these those it its there here they them their he she his her
please can could would will may might for from with as so than then too also only really actually currently right now came come still yet already ever
any anyone anybody anything some someone somebody something all every everyone everybody each not no yes if up out off about
show list give tell say see let know get got name names called look money s t re ve ll d hi hello hey dear thank thanks much many
you your so far people person ones one today moment exactly altogether overall different more another other again`
    .trim()
    .split(/\s+/),
);
