/**
 * The pages that are written out as HTML at build time: those that read like a document and are the same for everybody, and the pages to log in and sign up
 * (docs/decisions/0061-prerender-public-pages-and-hydrate-on-interaction.md). Their titles are in the route table.
 */
import { guides } from '../events/guide/all-guides.ts';

export interface PrerenderedPage {
  /** Its address; also the name of its file. */
  readonly path: string;
  /** Replaces the title in the route table. */
  readonly title?: string;
  /** The page's modules under src/views, whose style sheets the first paint needs. */
  readonly modules: readonly string[];
  /** What search engines show under the title. */
  readonly description: string;
  /** The page depends on the query in its address: it is written out only for an address without one. */
  readonly withoutQuery?: boolean;
}

export const prerenderedPages: readonly PrerenderedPage[] = [
  {
    path: 'front-page',
    modules: ['home/home-page.tsx'],
    description:
      'Tools for leather and fabric cleaning businesses and for hiring: a money ledger that keeps every change, works offline and can be checked to the cent.',
  },
  {
    path: 'business-info',
    modules: ['about/business-info-page.tsx'],
    description: 'What the tools for leather and fabric cleaning and for hiring do, and what they never do.',
  },
  {
    path: 'business-about',
    modules: ['about/business-about-page.tsx'],
    description: 'Why a cleaning shop’s records should be like good leather, and what we hold to.',
  },
  {
    path: 'for-cleaners',
    modules: ['about/for-cleaners-page.tsx'],
    description:
      'How to tell the leather, what to write down before you clean it, and when to say no: short guides for the bench.',
  },
  {
    path: 'guides',
    modules: ['guides/guides-page.tsx'],
    description:
      'Care guides for leather and fabric by material and stain: first aid, method, what never to do, and when to hand it over.',
  },
  ...guides.map(({ id, title }) => ({
    path: `guides/${id}`,
    title,
    modules: ['guides/guide-page.tsx'],
    description: `${title}: first aid, method, what you need, what never to do, and when to hand it over.`,
  })),
  {
    path: 'marketing',
    modules: ['app-pages.ts', 'vision/marketing/marketing-page.tsx'],
    description:
      'What a photo before and one after a cleaning can show in numbers, with real results of samples, and what it cannot.',
  },
  {
    path: 'privacy',
    modules: ['legal/privacy-page.tsx'],
    description: 'What is kept, where, who can see it, and how you get rid of it.',
  },
  {
    path: 'terms',
    modules: ['legal/terms-page.tsx'],
    description: 'What you and the people who run this installation can expect of each other.',
  },
  {
    path: 'content-policy',
    modules: ['legal/content-policy-page.tsx'],
    description: 'What may be shown where other people can see it, what may not, and what is done about it.',
  },
  {
    path: 'login',
    modules: ['app-pages.ts', 'auth/login-page.tsx', 'ui/mantine-look.tsx'],
    description: 'Log in with your email and password, or ask for a link to choose a new one.',
    withoutQuery: true,
  },
  {
    path: 'signup',
    modules: ['app-pages.ts', 'auth/signup-page.tsx', 'ui/mantine-look.tsx'],
    description:
      'Sign up with your email and a password. It’s free, and your money bag stays on your device.',
    withoutQuery: true,
  },
];
