/** Destinations of the shell: only pages that exist, and for each person only those they may open. */
import { pageNames } from '../../events/shared/page-names.ts';
import {
  CompareIcon,
  BellIcon,
  CheckIcon,
  FlowIcon,
  BriefcaseIcon,
  BuildingIcon,
  CameraIcon,
  DocumentIcon,
  EditIcon,
  FilterIcon,
  FlagIcon,
  MicrophoneIcon,
  PictureIcon,
  PicturesIcon,
  PlayIcon,
  QuestionIcon,
  SearchIcon,
  ShareIcon,
  SoundIcon,
  StoreIcon,
  TagIcon,
  HistoryIcon,
  HomeIcon,
  InfoIcon,
  type Icon,
  MoneyBagIcon,
  SettingsIcon,
  ShieldIcon,
  UserIcon,
  UsersIcon,
  VideoIcon,
} from '../ui/icons.tsx';
import type { Purpose } from '../../events/profile/user.ts';
import type { Session } from '../session.ts';

/** Groups of links, in display order; the group without a heading comes first. */
export const navGroups = [
  '',
  'Trade',
  'Hiring',
  'Vision',
  'Media',
  'People',
  'Tools',
  'Admins',
  'You',
] as const;

export interface NavItem {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
  readonly access: 'auth' | 'merchant' | 'admin';
  readonly group: (typeof navGroups)[number];
}

const workItems: readonly NavItem[] = [
  { group: '', to: '/front-page', label: 'Home', icon: HomeIcon, access: 'auth' },
  { group: '', to: '/ledger', label: 'Money bag', icon: MoneyBagIcon, access: 'auth' },
  { group: 'Trade', to: '/marketplace', label: 'Marketplace', icon: StoreIcon, access: 'auth' },
  { group: 'Trade', to: '/my-products', label: 'My products', icon: TagIcon, access: 'merchant' },
  {
    group: 'Trade',
    to: '/mongo-mytransacts',
    label: pageNames['/mongo-mytransacts'],
    icon: DocumentIcon,
    access: 'auth',
  },
  { group: 'Trade', to: '/bluebook-bag', label: 'Bag price estimate', icon: TagIcon, access: 'auth' },
  {
    group: 'Trade',
    to: '/merchant-transactions',
    label: pageNames['/merchant-transactions'],
    icon: BriefcaseIcon,
    access: 'merchant',
  },
  { group: 'Trade', to: '/intakes', label: 'Intakes', icon: PicturesIcon, access: 'merchant' },
  {
    group: 'Hiring',
    to: '/public/job-opening',
    label: pageNames['/public/job-opening'],
    icon: SearchIcon,
    access: 'auth',
  },
  { group: 'Hiring', to: '/job-description', label: 'My jobs', icon: BriefcaseIcon, access: 'auth' },
  {
    group: 'Hiring',
    to: '/resume-screened',
    label: pageNames['/resume-screened'],
    icon: FilterIcon,
    access: 'auth',
  },
  { group: 'Hiring', to: '/resume-history', label: 'My résumés', icon: DocumentIcon, access: 'auth' },
  { group: 'Hiring', to: '/semantic-match', label: 'Semantic match', icon: FlowIcon, access: 'auth' },
  { group: 'Hiring', to: '/hr-agent', label: 'HR agent', icon: QuestionIcon, access: 'auth' },
  { group: 'Vision', to: '/vision-submit', label: 'Image analysis', icon: CompareIcon, access: 'auth' },
  { group: 'Vision', to: '/detect-brand', label: 'Brand detection', icon: SearchIcon, access: 'auth' },
  { group: 'Vision', to: '/vision-bot', label: pageNames['/vision-bot'], icon: HistoryIcon, access: 'auth' },
  { group: 'Media', to: '/camera', label: 'Camera', icon: CameraIcon, access: 'auth' },
  { group: 'Media', to: '/camera/batch', label: 'Batch photos', icon: PicturesIcon, access: 'auth' },
  { group: 'Media', to: '/videoCamera', label: 'Video camera', icon: VideoIcon, access: 'auth' },
  { group: 'Media', to: '/audios', label: 'Audio', icon: MicrophoneIcon, access: 'auth' },
  { group: 'Media', to: '/audios-AI-stt', label: 'Speech to text', icon: EditIcon, access: 'auth' },
  { group: 'Media', to: '/photos/mine', label: 'My photos', icon: PictureIcon, access: 'auth' },
  { group: 'Media', to: '/video-posts', label: 'Videos', icon: PlayIcon, access: 'auth' },
  { group: 'Media', to: '/audio-posts', label: 'Sounds', icon: SoundIcon, access: 'auth' },
  { group: 'Media', to: '/private-posts', label: 'Shared with me', icon: ShareIcon, access: 'auth' },
  { group: 'Media', to: '/notices', label: 'Notifications', icon: BellIcon, access: 'auth' },
  {
    group: 'People',
    to: '/assign-client',
    label: pageNames['/assign-client'],
    icon: UsersIcon,
    access: 'merchant',
  },
  { group: 'People', to: '/preSignup', label: pageNames['/preSignup'], icon: UserIcon, access: 'merchant' },
  {
    group: 'People',
    to: '/pending-invite',
    label: pageNames['/pending-invite'],
    icon: StoreIcon,
    access: 'auth',
  },
  { group: 'People', to: '/tenants', label: 'Businesses', icon: BuildingIcon, access: 'auth' },
  { group: 'Tools', to: '/chatBot', label: 'Chatbot', icon: QuestionIcon, access: 'auth' },
  { group: 'Tools', to: '/ChatbotHistory', label: 'Chatbot history', icon: HistoryIcon, access: 'auth' },
  { group: 'Tools', to: '/py_PageTodos', label: 'Todos', icon: CheckIcon, access: 'auth' },
  { group: 'Tools', to: '/audit', label: 'Audit', icon: ShieldIcon, access: 'auth' },
  { group: 'Tools', to: '/log', label: 'Activity log', icon: HistoryIcon, access: 'auth' },
  { group: 'Admins', to: '/firestore-users', label: 'Users', icon: UsersIcon, access: 'admin' },
  {
    group: 'Admins',
    to: '/merchant-requests',
    label: pageNames['/merchant-requests'],
    icon: StoreIcon,
    access: 'admin',
  },
  { group: 'Admins', to: '/mongo-users', label: 'People who trade', icon: UsersIcon, access: 'admin' },
  { group: 'Admins', to: '/reported-posts', label: 'Reported posts', icon: FlagIcon, access: 'admin' },
  { group: 'Admins', to: '/server-status', label: 'Server status', icon: InfoIcon, access: 'admin' },
  { group: 'Admins', to: '/qa', label: 'QA', icon: FlowIcon, access: 'admin' },
  { group: 'You', to: '/profile/edit', label: pageNames['/profile/edit'], icon: UserIcon, access: 'auth' },
  { group: 'You', to: '/settings', label: 'Settings', icon: SettingsIcon, access: 'auth' },
];

const shopPages = [
  '/front-page',
  '/ledger',
  '/merchant-transactions',
  '/my-products',
  '/assign-client',
  '/resume-screened',
  '/photos/mine',
] as const;

/** The pages a person may open, for the side navigation and the drawer. */
export const workNav = ({
  person,
  merchant,
  admin,
}: Pick<Session, 'person' | 'merchant' | 'admin'>): readonly NavItem[] => {
  const may = { auth: person !== null, merchant, admin };
  return workItems.filter(({ access }) => may[access]);
};

/**
 * Most used pages, the first four of which are in the bottom bar of a phone. Most merchants keep the shop's pages,
 * whatever their purpose.
 */
const mostUsed: Readonly<
  Record<'merchant' | 'person', Readonly<Record<Purpose | 'unsaid', readonly string[]>>>
> = {
  merchant: {
    unsaid: shopPages,
    shop: shopPages,
    customer: shopPages,
    hiring: [
      '/front-page',
      '/job-description',
      '/resume-screened',
      '/merchant-transactions',
      '/hr-agent',
      '/my-products',
      '/ledger',
    ],
    work: shopPages,
  },
  person: {
    unsaid: [
      '/front-page',
      '/ledger',
      '/mongo-mytransacts',
      '/marketplace',
      '/public/job-opening',
      '/photos/mine',
      '/notices',
    ],
    shop: [
      '/front-page',
      '/ledger',
      '/photos/mine',
      '/vision-submit',
      '/marketplace',
      '/tenants',
      '/notices',
    ],
    customer: [
      '/front-page',
      '/marketplace',
      '/mongo-mytransacts',
      '/photos/mine',
      '/pending-invite',
      '/ledger',
      '/notices',
    ],
    hiring: [
      '/front-page',
      '/job-description',
      '/resume-screened',
      '/semantic-match',
      '/hr-agent',
      '/ledger',
      '/notices',
    ],
    work: [
      '/front-page',
      '/public/job-opening',
      '/resume-history',
      '/ledger',
      '/photos/mine',
      '/marketplace',
      '/notices',
    ],
  },
};

/** The most used pages, at most seven, by role and purpose. */
export function primaryNav({
  purpose,
  ...session
}: Pick<Session, 'person' | 'merchant' | 'admin' | 'purpose'>): readonly NavItem[] {
  const items = workNav(session);
  const wanted = mostUsed[session.merchant ? 'merchant' : 'person'][purpose ?? 'unsaid'];
  return wanted.flatMap((to) => items.filter((item) => item.to === to));
}

/** Pages about the product, for a visitor's header and everyone's drawer. */
export const productNav = [
  { to: '/marketplace', label: 'Marketplace' },
  { to: '/public/job-opening', label: pageNames['/public/job-opening'] },
  { to: '/business-info', label: 'For your business' },
  { to: '/for-cleaners', label: 'For cleaners' },
  { to: '/guides', label: 'Care guides' },
  { to: '/marketing', label: 'Before and after' },
  { to: '/business-about', label: 'About' },
] as const;

export const legalNav = [
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/content-policy', label: 'Content policy' },
] as const;
