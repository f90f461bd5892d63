import { diagnosePage } from './index';

diagnosePage();
