import { diagnosePage } from './index';

diagnosePage(new URL('.', import.meta.url).href);
