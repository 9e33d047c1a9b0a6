import { walkPagesOf } from './walk-pages.ts';

walkPagesOf('order');
