import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobHeads } from '../../../server/hiring/job-head.ts';
import { type FindHead, withHead } from '../../../server/web-page.ts';
import { type Hiring, openHiring, post } from './support.ts';

let hiring: Hiring;
let find: FindHead;
beforeAll(async () => {
  hiring = await openHiring();
  find = jobHeads(hiring.parts, { publicUrl: 'https://patina.example' });
});
afterAll(() => hiring.close());

const page =
  '<html><head><title>Shop</title><meta name="description"\n content="x" /></head><body></body></html>';
const config = { productTitle: 'A & B' };

describe('the head of a job’s page', () => {
  it('[JOB9] names the job and holds its posting, safely', async () => {
    const evil = '</script><script>alert("$&")</script>{{config}}';
    const { id } = await post(hiring, 'employer', {
      title: `Tech ${evil}`,
      description: `${evil} ${'long words '.repeat(40)}`,
    });
    const head = await find(`/public/job-opening/${id}`);
    const html = withHead(page, head!, config);
    expect(html).toContain('<title>Tech &lt;/script&gt;&lt;script&gt;alert(&quot;$&amp;&quot;)');
    expect(html).toContain(' at Conti Leather Care | A &amp; B</title>');
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script/g)).toHaveLength(1);
    const [, posting] = /<script id="job-posting" type="application\/ld\+json">(.*)<\/script>/.exec(html)!;
    expect(JSON.parse(posting!)).toMatchObject({
      title: `Tech ${evil}`,
      url: `https://patina.example/public/job-opening/${id}`,
      baseSalary: { value: { minValue: 42_000, maxValue: 54_000 } },
    });
    expect(head!.description.length).toBeLessThanOrEqual(156);
    expect(await find(`/public/job-opening/${id}/`)).toEqual(head);
  });

  it('is none for what nobody can apply for, and for other pages', async () => {
    const draft = await post(hiring, 'employer', { open: false });
    for (const id of [draft.id, 'nobody', '%00', 'a%2fb', `${draft.id}/edit`, 'x'.repeat(65)]) {
      expect(await find(`/public/job-opening/${id}`)).toBeNull();
    }
    for (const path of ['/', '/public/job-opening', '/public/job-opening/', '/front-page']) {
      expect(await find(path)).toBeUndefined();
    }
  });

  it('stops at a page that has no place for it', () => {
    expect(() => withHead('<html></html>', { title: 'x', description: '', elements: '' }, config)).toThrow(
      'no place',
    );
  });
});
