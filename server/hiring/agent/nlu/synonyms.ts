/** What employers' words come to, as data: a concept first, then words and phrases that mean it. Forms of a word are found by its stem. */
export const concepts = `
applicant | applicant | candidate | person | people | folk | cv | resume | application | apply | applying | put in | send in | sent in | sent a | somebody | someone | anybody | anyone | everybody | everyone | guy | name
job | job | position | opening | vacancy | role | posting | postings | post | ad | advert | advertisement | listing | opening | openings
open | open | opened | live | published | online | active | accepting
draft | draft | unpublished | not published
closed | closed | shut | did I close | filled
expired | expired | run out | ran out | lapsed | over already
close | close | closing | expire | expiring | end | ending | finish | deadline | last day | due | closing date | runs out
until | until | till | how long | days left | left
soon | soon | upcoming | coming up | next | about to | soonest | shortly
score | score | scored | scoring | point | rating | rated | mark | scale
best | best | top | highest | strongest | leading | lead | leads | ranking | rank | first | suitable
most | most | popular | biggest | largest | interest
fewest | fewest | least | lowest
why | why | how come | reason | ground | grounds | for what reason | what was the reason | because
explain | explain | break down | come from | get these | what gave | gave
shortlist | shortlist | short list | shortlisted | put on the list
reject | reject | rejected | rejection | turn down | turned down | turning down | decline | declined | refuse | refusing | dismissed | said no to
failed | fail | failed | unreadable | not be read | could not be read | not read | not readable | not open | not be opened | not be screened | broken | damaged | corrupt | error | wrong file
undecided | undecided | pending | waiting | wait | outstanding | not decided | no decision | decide | decide on | decision | review | unreviewed | left to | to review
processing | being screened | screened right now | still being | processed | processing | in progress | screening | running | under way | no score yet | not finished | finished for
count | how many | number | count | total | how much applicant
new | new | recent | recently | latest | lately | fresh | came in | come in | just arrived
last | last | most recent | recently apply | ago | since the last
week | weekly | per week | by week | over time | trend | flow | developed | each week | over the weeks | going up | up or down
average | average | mean | median | typical | typically | on average
have | have | has | got | hold | holding | bring
know | know | knowing | knows | able to | can do | skilled | familiar | proficient | experienced in | experience in | worked with | mention | expertise | good at
skill | skill | ability | abilities | competence
common | common | frequent | usually | come up | often
experience | experience | experienced | worked | years | years of work | years of experience | seasoned | work history
degree | degree | university | studied | study | graduate | graduated | educated | education | college | academic | diploma | bachelor | master | phd | doctorate | mba
certificate | certificate | certification | certified | licence | license
language | language | speak | speaks | fluent | talk | speaker
salary | salary | pay | paid | paying | wage | compensation | earn | offer | remuneration
place | where | location | located | based | place | city | site
remote | remote | work from home | from home | home office | telework | at home
require | require | required | requirement | ask for | asking for | need | needed | must | must have | must haves | look for | qualification | demand | prerequisite | necessary | expect
lack | lack | lacking | missing | does not have | gap | qualified | meet the | meet
compare | compare | comparison | versus | vs | difference | side by side | better | stronger
history | history | happened | timeline | step | went through | when did | when was | so far with
impact | impact | impact ratio | four fifths | adverse | adverse impact | selection rate | bias | biased | fair | discrimination | disparate
group | group
repeat | twice | duplicate | double | several | more than one | more than once | multiple | again | repeatedly | same person
erase | erase | erased | delete | deleted | removed | wiped | withdrawn | gdpr | personal data | deletion
contact | contact | email | e mail | mail | phone | telephone | mobile | reach | get in touch | call | address
help | help | what can you | what can I ask | able to do | what can you do | kind of question | sort of question | how do you work | what do you understand
rubric | rubric | computed | compute | calculate | calculated | worked out | work out | counts for | count for | what counts | scoring work | rating work | score work | gives points
match | match | fit | fits | suited | suit | suits | else | among everyone | from all
status | status | stand | stands | doing | going | going on | overview | summary | state
about | about | tell me about | profile | who is | summarise | summarize | detail | more about
each | per | each | by number of | which job
without | without | no applicant | nobody | no one | noone | zero | not a single | no candidate | not received
longest | longest | oldest
high | high | so high | low | so low | only that
`;

/** Words that say nothing of what is asked. */
export const smallWords = new Set(
  `a an and the of to in on at by is are was were be been being am do does did done i me my mine we us our ours you your it its this that these those
there here please can could would should shall will may might for from with as so than then too also just only really actually currently
moment now right any some all every which what who whom whose when show list give find tell get see let know's s t re ve ll hi hello hey dear thank thanks
if or not no yes he she they him her his hers them their theirs one ones still yet already ever up out off about into among over between within during
want like receive received receiving allow allows how much many had have has having into through currently present exactly maybe okay ok up s many first make made came come put sent send
those each even look looking anywhere something thing things total far at whose else across overall use give gives`
    .split(/\s+/)
    .filter(Boolean),
);
