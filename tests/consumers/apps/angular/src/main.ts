import { bootstrapApplication } from '@angular/platform-browser';
import { configure } from '@portico/core';
import { App } from './app';

configure({ api: '/lender', locale: 'en' });
void bootstrapApplication(App);
