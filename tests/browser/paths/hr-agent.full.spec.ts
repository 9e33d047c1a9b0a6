import { walkPagesOf } from './walk-pages.ts';

walkPagesOf('hr-agent');
