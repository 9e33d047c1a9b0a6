/** A screening for path tests. Anything that must never be in a fact contains `secret`. */
import type { ScreeningDetail } from '../../events/screening/detail.ts';

export const sampleScreening: ScreeningDetail = {
  id: 'r1',
  version: 4,
  status: 'screened',
  job: { id: 'j1', title: 'Leather cleaner' },
  blind: false,
  name: 'secret name',
  email: 'secret@example.com',
  phone: '+14155550123',
  receivedAt: '2026-01-01T00:00:00.000Z',
  scoredAt: '2026-01-01T00:01:00.000Z',
  outdated: true,
  failure: null,
  score: {
    rubric: 'v1',
    total: 35,
    points: [
      { of: 'years', label: '3 years', points: 30, spans: [{ start: 0, end: 7 }], why: null, because: '' },
      {
        of: 'skill',
        label: 'Leather care',
        points: 5,
        spans: [{ start: 8, end: 20 }],
        why: null,
        because: '',
      },
    ],
  },
  mustHaves: [],
  readings: [],
  corrections: [],
  text: 'secret: 3 years of leather care',
  group: 'secret group',
  added: false,
  flags: [],
  messages: [],
  reviews: [],
  rating: null,
  history: [],
};
