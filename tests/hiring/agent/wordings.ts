/**
 * Questions as employers put them, each with the kind of query that answers it and what it must be given; `-` for what the
 * agent cannot answer. None is taken from the examples of the kinds. Every second one is held back: the recognition was tuned
 * on the others alone, and its accuracy is told on those that were held back. One hand wrote all of them and the lists of
 * words, so strangers will be understood less well than these figures say.
 */

/** The employer's jobs and applicants in these questions. */
export const jobTitles = [
  'Leather technician',
  'Mobile upholstery cleaner',
  'Front desk assistant',
  'Shoe care apprentice',
  'Bookkeeper',
] as const;
export const people = [
  'Dana Whitlock',
  'Milo Ferrante',
  'Priya Raman',
  'Owen Tully',
  'Grace Okafor',
  'Will Hart',
] as const;

export interface Wording {
  readonly question: string;
  /** Name of a kind, or null. Several where either is right. */
  readonly kinds: readonly string[];
  readonly args: Readonly<Record<string, string>>;
}

const lines = `
which of my jobs are open at the moment? | list_jobs | jobStatus=open
could you list the vacancies we currently have online | list_jobs |
any drafts? | list_jobs | jobStatus=draft
what postings did I close | list_jobs | jobStatus=closed
Please give me all of our positions. | list_jobs |
which ads have run out | list_jobs | jobStatus=expired
open roles | list_jobs | jobStatus=open
how many vacancies do we have open right now? | list_jobs | jobStatus=open
wich jobs are opne | list_jobs | jobStatus=open
are there unpublished jobs | list_jobs | jobStatus=draft
what's closing in the next ten days? | jobs_closing | days=10
are there any jobs about to expire | jobs_closing |
upcoming deadlines | jobs_closing |
which vacancies end within a fortnight | jobs_closing | days=14
which posting runs out soonest | jobs_closing |
do any adverts finish this week? | jobs_closing | days=7
until when does the bookkeeper ad run? | job_deadline | job=Bookkeeper
closing date leather technician | job_deadline | job=Leather technician
last day to apply for shoe care apprentice? | job_deadline | job=Shoe care apprentice
how many days are left for the upholstery cleaner job | job_deadline | job=Mobile upholstery cleaner
when's the front desk deadline | job_deadline | job=Front desk assistant
what do we require of a bookkeeper | job_requirements | job=Bookkeeper
what qualifications does the Leather technician role need? | job_requirements | job=Leather technician
skills needed for the front desk assistant | job_requirements | job=Front desk assistant
is a degree necessary for the bookkeeper position? | job_requirements | job=Bookkeeper
must-haves for the mobile upholstery cleaner please | job_requirements | job=Mobile upholstery cleaner
how many years do we want for the leather technician? | job_requirements | job=Leather technician
what are we paying the bookkeeper? | job_salary | job=Bookkeeper
wage for the shoe care apprentice | job_salary | job=Shoe care apprentice
salary ranges of my openings | job_salary |
which vacancy has the best pay | job_salary |
what compensation did I put on the front desk job? | job_salary | job=Front desk assistant
where is the bookkeeper job based? | job_location | job=Bookkeeper
can the front desk assistant work from home? | job_location | job=Front desk assistant
any remote positions? | job_location |
location of Leather technician | job_location | job=Leather technician
which openings allow home office | job_location |
which ads mention Excel as a requirement | jobs_asking_for_skill | skill=Excel
what jobs of mine require stain removal? | jobs_asking_for_skill | skill=Stain removal
do we look for sewing anywhere | jobs_asking_for_skill | skill=Sewing
for which roles did I ask for customer service? | jobs_asking_for_skill | skill=Customer service
how many candidates do we have in total? | count_applicants |
number of applications for bookkeeper | count_applicants | job=Bookkeeper
how many people put in for the leather technician post this month | count_applicants | job=Leather technician
how many folks have been shortlisted so far? | count_applicants | status=shortlisted
count of rejected applicants | count_applicants | status=rejected
how many résumés did I get last week? | count_applicants |
hw many aplicants for the shoe care aprentice | count_applicants | job=Shoe care apprentice
how many are still pending? | count_applicants | status=undecided
how's the bookkeeper vacancy going? | job_overview | job=Bookkeeper
status of the leather technician opening | job_overview | job=Leather technician
give me a summary for shoe care apprentice | job_overview | job=Shoe care apprentice
is the bookkeeper position still open? | job_overview,job_deadline | job=Bookkeeper
what's going on with the front desk assistant job | job_overview | job=Front desk assistant
which vacancy attracts the most interest? | jobs_by_applicants |
what's our most popular job | jobs_by_applicants |
applicants per vacancy | jobs_by_applicants |
which posting gets the least applications | jobs_by_applicants |
rank my jobs by number of candidates | jobs_by_applicants |
any jobs nobody wants? | jobs_without_applicants |
vacancies with zero applications | jobs_without_applicants |
which openings have not received a single CV yet | jobs_without_applicants |
positions without candidates | jobs_without_applicants |
when did we get the last application? | last_applicant |
who was the most recent person to apply | last_applicant |
how long ago did anyone apply for the bookkeeper job? | last_applicant | job=Bookkeeper
days since last applicant for leather technician | last_applicant | job=Leather technician
applications by week | applicants_over_time |
are applications going up or down over the weeks? | applicants_over_time |
weekly numbers for the bookkeeper | applicants_over_time | job=Bookkeeper
how has the flow of candidates developed | applicants_over_time |
mean score of the applicants | score_statistics |
what's the median for leather technician | score_statistics | job=Leather technician
average points per vacancy | score_statistics |
on average, how do bookkeeper candidates score? | score_statistics | job=Bookkeeper
typical score of the upholstery cleaner applicants | score_statistics | job=Mobile upholstery cleaner
did anybody have their data deleted? | erased_resumes |
how many applications have been withdrawn and wiped | erased_resumes |
number of deleted résumés | erased_resumes |
GDPR deletions so far? | erased_resumes |
four fifths rule check for leather technician | impact_ratio | job=Leather technician
selection rate by group for the bookkeeper | impact_ratio | job=Bookkeeper
is there any bias between groups in the leather technician shortlist? | impact_ratio | job=Leather technician
adverse impact bookkeeper | impact_ratio | job=Bookkeeper
who has applied for bookkeeper so far? | list_applicants | job=Bookkeeper
show everybody that sent a CV for the leather technician | list_applicants | job=Leather technician
candidates for mobile upholstery cleaner | list_applicants | job=Mobile upholstery cleaner
list all candidates please | list_applicants |
names of the people who want the front desk job? | list_applicants | job=Front desk assistant
who put in for shoe care | list_applicants | job=Shoe care apprentice
who applied in the last three days? | new_applicants | days=3
anyone new today? | new_applicants | days=1
new CVs since yesterday | new_applicants | days=2
recent applicants for leather technician | new_applicants | job=Leather technician
did we receive applications this month? | new_applicants |
show me the latest candidates | new_applicants,last_applicant |
who came in over the past two weeks | new_applicants | days=14
who is our strongest candidate for bookkeeper? | best_applicants | job=Bookkeeper
top 3 for leather technician | best_applicants | limit=3,job=Leather technician
which applicant scored highest | best_applicants |
give me the ten best people please | best_applicants | limit=10
who leads the ranking for shoe care apprentice | best_applicants | job=Shoe care apprentice
best canidates for the upholstery job | best_applicants | job=Mobile upholstery cleaner
who should I look at first for the bookkeeper role? | best_applicants,undecided_applicants | job=Bookkeeper
everyone with more than 80 points | applicants_by_score | minScore=81
who got at least 45? | applicants_by_score | minScore=45
which candidates are below 20 points | applicants_by_score | maxScore=19
scores above 60 for leather technician | applicants_by_score | minScore=61,job=Leather technician
candidates scoring between 40 and 60 | applicants_by_score | minScore=40,maxScore=60
applicants rated 75 or higher | applicants_by_score | minScore=75
who's on the short list? | shortlist |
show me the people we shortlisted for bookkeeper | shortlist | job=Bookkeeper
who made it through to the shortlist of the leather technician | shortlist | job=Leather technician
shortlisted candidates | shortlist |
whom did we reject? | rejected_applicants |
who got turned down for the front desk job | rejected_applicants | job=Front desk assistant
declined applicants | rejected_applicants |
show rejected people for leather technician | rejected_applicants | job=Leather technician
which applicants have I not decided on yet? | undecided_applicants |
who still needs a decision for bookkeeper | undecided_applicants | job=Bookkeeper
undecided ones please | undecided_applicants |
what applications are pending review | undecided_applicants |
whose decision is outstanding? | undecided_applicants |
any CVs still being processed? | screening_in_progress |
what is being screened right now | screening_in_progress |
is the screening finished for everyone? | screening_in_progress |
which CVs could we not open | unreadable_resumes |
did any résumé fail to be read? | unreadable_resumes |
why couldn't some files be screened | unreadable_resumes |
broken uploads | unreadable_resumes |
who can sew? | applicants_with_skill | skill=Sewing
anybody who knows stain removal | applicants_with_skill | skill=Stain removal
applicants with Excel for bookkeeper | applicants_with_skill | skill=Excel,job=Bookkeeper
who has worked with leather repair before? | applicants_with_skill | skill=Leather repair
find me somebody skilled in customer service | applicants_with_skill | skill=Customer service
do we have candidates familiar with colour matching? | applicants_with_skill | skill=Colour matching
who knows javascript | applicants_with_skill | skill=JavaScript
anyone with color matching experience for leather technician? | applicants_with_skill | skill=Colour matching,job=Leather technician
what skills come up most often? | common_skills |
most frequent skills of the bookkeeper candidates | common_skills | job=Bookkeeper
which abilities do applicants usually bring | common_skills |
who has over ten years of experience? | applicants_by_experience | years=10
candidates with at least 4 years for leather technician | applicants_by_experience | years=4,job=Leather technician
who's worked the longest | applicants_by_experience |
most experienced applicant for bookkeeper | applicants_by_experience | job=Bookkeeper
5+ years experience | applicants_by_experience | years=5
which candidates hold a university degree? | applicants_with_degree |
anyone with a master's? | applicants_with_degree | degree=Master
who studied | applicants_with_degree |
bachelor graduates among the bookkeeper applicants | applicants_with_degree | degree=Bachelor,job=Bookkeeper
does anybody have a doctorate | applicants_with_degree | degree=Doctorate
who's got a certification | applicants_with_certification |
certified people for leather technician? | applicants_with_certification | job=Leather technician
which candidates have a PMP certificate? | applicants_with_certification |
show applicants with certificates | applicants_with_certification |
who is fluent in Italian | applicants_with_language | language=Italian
spanish speakers | applicants_with_language | language=Spanish
do any bookkeeper candidates speak German? | applicants_with_language | language=German,job=Bookkeeper
I need someone who can talk French | applicants_with_language | language=French
has anyone applied twice? | repeat_applicants |
who sent applications for several jobs | repeat_applicants |
are there any double applications | repeat_applicants |
people who applied to multiple positions | repeat_applicants |
main reasons for turning people down? | rejection_reasons |
why do we reject people for leather technician | rejection_reasons | job=Leather technician
breakdown of rejection reasons | rejection_reasons |
what did we give as grounds for refusing candidates | rejection_reasons |
which CVs suit the bookkeeper job best, from all we have? | best_matches | job=Bookkeeper
who else could do the front desk assistant job | best_matches | job=Front desk assistant
match candidates to leather technician | best_matches | job=Leather technician
good fits for shoe care apprentice among everyone | best_matches | job=Shoe care apprentice
and who is this Dana Whitlock? | applicant_summary | applicant=Dana Whitlock
tell me more about milo | applicant_summary | applicant=Milo Ferrante
profile of Priya Raman please | applicant_summary | applicant=Priya Raman
where does Dana stand? | applicant_summary,applicant_history | applicant=Dana Whitlock
is grace okafor shortlisted? | applicant_summary | applicant=Grace Okafor
how many points has Will Hart got | applicant_summary,explain_score | applicant=Will Hart
which job did Priya apply for | applicant_summary | applicant=Priya Raman
what languages does Grace know? | applicant_summary | applicant=Grace Okafor
why only that score for Milo Ferrante? | explain_score | applicant=Milo Ferrante
break down Dana's points | explain_score | applicant=Dana Whitlock
how come Priya scored so low | explain_score | applicant=Priya Raman
explain Whitlock's rating | explain_score | applicant=Dana Whitlock
what gave Grace Okafor her score? | explain_score | applicant=Grace Okafor
what is Milo missing for the job? | missing_skills | applicant=Milo Ferrante
does Priya Raman have all the required skills | missing_skills | applicant=Priya Raman
which must-haves does Will Hart lack? | missing_skills | applicant=Will Hart
is Dana qualified? | missing_skills,applicant_summary | applicant=Dana Whitlock
what's happened with Priya's application so far? | applicant_history | applicant=Priya Raman
timeline for Owen Tully | applicant_history | applicant=Owen Tully
when did Milo send in his CV | applicant_history | applicant=Milo Ferrante
history Dana Whitlok | applicant_history | applicant=Dana Whitlock
why was Priya turned down? | explain_decision | applicant=Priya Raman
for what reason did we shortlist Dana | explain_decision | applicant=Dana Whitlock
reason for rejecting Raman? | explain_decision | applicant=Priya Raman
why has Milo Ferrante been rejected | explain_decision | applicant=Milo Ferrante
phone number of Dana | applicant_contact | applicant=Dana Whitlock
how do I get in touch with Will Hart? | applicant_contact | applicant=Will Hart
milo's email | applicant_contact | applicant=Milo Ferrante
what's the mobile of Grace Okafor | applicant_contact | applicant=Grace Okafor
compare Dana with Milo | compare_applicants | applicant=Dana Whitlock,other=Milo Ferrante
Priya vs Grace | compare_applicants | applicant=Priya Raman,other=Grace Okafor
who's stronger, Will Hart or Owen Tully? | compare_applicants | applicant=Will Hart,other=Owen Tully
difference between Whitlock and Ferrante | compare_applicants | applicant=Dana Whitlock,other=Milo Ferrante
what are you able to do? | help |
help me please | help |
what sort of questions do you understand | help |
how are the points worked out? | explain_rubric |
how does the rating work | explain_rubric |
what gives points in the rubric? | explain_rubric |
does age count for the score | explain_rubric |
what's the weather in Oakland? | - |
write a rejection letter to Priya | - |
delete the bookkeeper job | - |
please invite Dana for an interview on Monday | - |
is Milo honest? | - |
how old is Grace Okafor? | - |
what do other companies pay bookkeepers | - |
who won the match yesterday | - |
tell me a joke | - |
reject everyone below 50 | - |
what is the capital of France? | - |
shortlist Will Hart | - |
how do I clean suede | - |
which applicants are women? | - |
translate this résumé into German | - |
how much money is in my ledger | - |
raise the salary of the bookkeeper job to 50000 | - |
asdf qwer zxcv | - |
thanks! | - |
will it rain tomorrow | - |
is Priya pregnant? | - |
list all employers on this site | - |
show me the applicants of other companies | - |
what jobs is Google hiring for | - |
`;

export const wordings: readonly Wording[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [question = '', kinds = '', args = ''] = line.split('|').map((part) => part.trim());
    return {
      question,
      kinds: kinds === '-' ? [] : kinds.split(','),
      args: Object.fromEntries(
        args
          .split(',')
          .filter((each) => each !== '')
          .map((each) => each.split('=') as [string, string]),
      ),
    };
  });

export const tunedOn = wordings.filter((_, i) => i % 2 === 0);
export const heldBack = wordings.filter((_, i) => i % 2 === 1);
