/** Questions about what the agent can do, and how scores are computed. */
import { tableOf } from '../../../../src/events/shared/questions/table.ts';
import { finding } from '../finding.ts';
import type { Intent } from '../intent.ts';

export const aboutIntents: readonly Intent[] = [
  {
    name: 'help',
    title: 'What I can do',
    description: 'What can be asked here, and what cannot.',
    takes: [],
    needs: [],
    examples: ['What can you do?', 'Help', 'What can I ask you?', 'How do you work?'],
    async find() {
      return finding(
        `I answer questions about your own jobs, their applicants, scores, statuses and deadlines, and name the rows that each answer rests on. Attach a résumé and I read and score it.

I change nothing, write to nobody, and know nothing beyond your own data. I do not judge people: scores follow the published rubric, and decisions are yours.`,
        {
          next: [
            'Which jobs are open?',
            'Who applied this week?',
            'Who are the best applicants?',
            'Who is still waiting for a decision?',
          ],
        },
      );
    },
  },
  {
    name: 'explain_rubric',
    title: 'How scores are computed',
    description: 'The published rubric by which résumés are scored.',
    takes: [],
    needs: [],
    examples: [
      'How is the score computed?',
      'How do you calculate scores?',
      'What is the rubric?',
      'What counts for points?',
      'How does scoring work?',
    ],
    async find() {
      return finding(
        'A score is the sum of points by the rubric of its job, v1 or v2, at most 100. Rubric v1 counts every certificate, project and degree; v2 only those that the job asks for or that fit its occupation. Name, age, gender, address, photo and school never count, and each point names the words of the résumé it comes from.',
        {
          tables: tableOf(
            'Points, by either rubric',
            ['For', 'Points'],
            [
              ['Years of work', '10 for each, at most 30'],
              ['Each skill that the job asks for', '5'],
              ['Each certificate', '10'],
              ['Each project', '5'],
              ['A degree', '20'],
            ],
          ),
        },
      );
    },
  },
];
